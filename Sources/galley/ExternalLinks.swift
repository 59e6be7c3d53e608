import Foundation
import SiteGenerator

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks other hosts whether what links lead to is there: each address once, a few at a time.
struct ExternalLinks {
    /// How long a host may take, in seconds.
    var timeout = 15.0
    static let atOnce = 8

    /// What a host says about an address; `nil` when it is there.
    private struct Answer {
        var severity: Problem.Severity
        var message: String
    }

    func problems(_ links: [ExternalLink]) async -> [Problem] {
        var order: [String] = []
        var places: [String: [ExternalLink]] = [:]
        for link in links where link.address.hasPrefix("http://") || link.address.hasPrefix("https://") {
            let address = String(link.address.prefix { $0 != "#" })
            if places[address] == nil { order.append(address) }
            places[address, default: []].append(link)
        }
        let answers = await ask(order)
        return order.flatMap { address -> [Problem] in
            guard let answer = answers[address] else { return [] }
            return places[address]!.map {
                Problem(
                    answer.severity, "'\($0.address)' \(answer.message)", check: .external, file: $0.file,
                    range: $0.range)
            }
        }
    }

    private func ask(_ addresses: [String]) async -> [String: Answer] {
        await withTaskGroup(of: (String, Answer?).self) { group in
            var answers: [String: Answer] = [:]
            var waiting = addresses.makeIterator()
            for _ in 0..<Self.atOnce {
                if let address = waiting.next() { group.addTask { (address, await answer(address)) } }
            }
            for await (address, answer) in group {
                answers[address] = answer
                if let address = waiting.next() { group.addTask { (address, await self.answer(address)) } }
            }
            return answers
        }
    }

    private func answer(_ address: String) async -> Answer? {
        guard let url = URL(string: address), url.host != nil else {
            return Answer(severity: .error, message: "is not an address")
        }
        do {
            var status = try await status(url, "HEAD")
            // Some hosts refuse to answer without a body.
            if !(200..<400).contains(status) { status = try await self.status(url, "GET") }
            switch status {
            case 200..<400: return nil
            case 404, 410:
                return Answer(severity: .error, message: "is not there: the host answers \(status)")
            default: return Answer(severity: .warning, message: "couldn't check: the host answered \(status)")
            }
        } catch let error as URLError where error.code == .cannotFindHost {
            return Answer(severity: .error, message: "is not there: no such host")
        } catch {
            return Answer(severity: .warning, message: "couldn't check: the host doesn't answer")
        }
    }

    private func status(_ url: URL, _ method: String) async throws -> Int {
        var request = URLRequest(url: url, timeoutInterval: timeout)
        request.httpMethod = method
        request.setValue("galley", forHTTPHeaderField: "User-Agent")
        let (_, response) = try await URLSession.shared.data(for: request)
        return (response as? HTTPURLResponse)?.statusCode ?? 0
    }
}
