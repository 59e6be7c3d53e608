/// C's functions of single precision.
func powf(_ x: Float, _ y: Float) -> Float { pow(x, y) }
func fmodf(_ x: Float, _ y: Float) -> Float { fmod(x, y) }
func atan2f(_ x: Float, _ y: Float) -> Float { atan2(x, y) }
func hypotf(_ x: Float, _ y: Float) -> Float { hypot(x, y) }
func fminf(_ x: Float, _ y: Float) -> Float { fmin(x, y) }
func fmaxf(_ x: Float, _ y: Float) -> Float { fmax(x, y) }

func sqrtf(_ x: Float) -> Float { sqrt(x) }
func floorf(_ x: Float) -> Float { floor(x) }
func ceilf(_ x: Float) -> Float { ceil(x) }
func roundf(_ x: Float) -> Float { round(x) }
func truncf(_ x: Float) -> Float { trunc(x) }
func fabsf(_ x: Float) -> Float { fabs(x) }
func sinf(_ x: Float) -> Float { sin(x) }
func cosf(_ x: Float) -> Float { cos(x) }
func tanf(_ x: Float) -> Float { tan(x) }
func asinf(_ x: Float) -> Float { asin(x) }
func acosf(_ x: Float) -> Float { acos(x) }
func atanf(_ x: Float) -> Float { atan(x) }
func expf(_ x: Float) -> Float { exp(x) }
func logf(_ x: Float) -> Float { log(x) }
func log2f(_ x: Float) -> Float { log2(x) }
func log10f(_ x: Float) -> Float { log10(x) }
