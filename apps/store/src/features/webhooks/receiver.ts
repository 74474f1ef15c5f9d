import { request as requestPlainly } from 'node:http'
import { brand } from '@skafferi/brand'
import { askAt, publicAddressOf, readUrl, theInternet, type Internet } from '../../internet/public-request'

/** Milliseconds that a receiver has to answer. */
const usualPatience = 15_000

/** Names of this very machine, for receivers that are being written. */
const loopback: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': '127.0.0.1', '[::1]': '::1' }

/** Where messages are sent to. */
export interface ReceiverOptions {
  /** Whether plain addresses of this machine are taken, too. */
  toLoopback: boolean
  internet?: Internet
  /** Milliseconds that a receiver has to answer; 15 seconds by default. */
  patience?: number
}

const loopbackOf = (url: URL) => (url.protocol === 'http:' ? loopback[url.hostname] : undefined)

/** An address that messages may be sent to. @throws FetchProblem */
function readReceiver(text: string, toLoopback: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return toLoopback && url && loopbackOf(url) !== undefined && !url.username && !url.password ? url : readUrl(text)
}

/** What speaks to receivers of messages. */
export function createReceivers({ toLoopback, internet = theInternet, patience = usualPatience }: ReceiverOptions) {
  return {
    /** An address as it is kept. @throws FetchProblem where messages may not be sent to it */
    async check(address: string): Promise<string> {
      const url = readReceiver(address, toLoopback)
      if (loopbackOf(url) === undefined) await publicAddressOf(url, internet)
      return url.href
    },

    /**
     * Sends a message, and answers the status. Nothing of the answer is read, and redirects are not followed.
     * @throws FetchProblem where the address may not be asked any more; Error where nobody answers
     */
    async send(address: string, headers: Record<string, string>, body: string, stop: AbortSignal): Promise<number> {
      const url = readReceiver(address, toLoopback)
      const signal = AbortSignal.any([stop, AbortSignal.timeout(patience)])
      const own = loopbackOf(url)
      const all = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': brand.name,
        ...headers,
      }
      const question = { method: 'POST', headers: all, body, signal } as const
      const answer =
        own === undefined
          ? await askAt(await publicAddressOf(url, internet), url, question, internet.request)
          : await askAt(own, url, question, requestPlainly)
      answer.destroy()
      return answer.statusCode ?? 0
    },
  }
}
