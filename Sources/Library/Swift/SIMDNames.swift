typealias simd_float2 = SIMD2<Float>
typealias simd_float3 = SIMD3<Float>
typealias simd_float4 = SIMD4<Float>
typealias simd_double2 = SIMD2<Double>
typealias simd_double3 = SIMD3<Double>
typealias simd_double4 = SIMD4<Double>
