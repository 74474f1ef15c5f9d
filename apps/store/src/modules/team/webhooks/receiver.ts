import { request as requestPlainly } from 'node:http'
import {
  requestAt,
  publicAddressOf,
  readUrl,
  systemNetwork,
  type OutboundNetwork,
  userAgent,
} from '../../../platform/internet/public-request'

/** Timeout for a receiver's response, in milliseconds. */
const defaultTimeoutMs = 15_000

/** Names of the loopback interface, for receivers in development. */
const loopback: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': '127.0.0.1', '[::1]': '::1' }

/** Settings for receivers. */
export interface ReceiverOptions {
  /** True to allow http addresses of the loopback interface. */
  toLoopback: boolean
  internet?: OutboundNetwork
  /** Timeout for a response, in milliseconds; 15,000 by default. */
  timeoutMs?: number
}

const loopbackOf = (url: URL) => (url.protocol === 'http:' ? loopback[url.hostname] : undefined)

/**
 * Parses the URL of a receiver.
 * @throws FetchProblem if it is not allowed
 */
function readReceiver(text: string, toLoopback: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return toLoopback && url && loopbackOf(url) !== undefined && !url.username && !url.password ? url : readUrl(text)
}

/** Creates the client for receivers. */
export function createReceivers({
  toLoopback,
  internet = systemNetwork,
  timeoutMs = defaultTimeoutMs,
}: ReceiverOptions) {
  return {
    /**
     * Validates and normalizes a URL.
     * @throws FetchProblem if it is not allowed
     */
    async check(address: string): Promise<string> {
      const url = readReceiver(address, toLoopback)
      if (loopbackOf(url) === undefined) await publicAddressOf(url, internet)
      return url.href
    },

    /**
     * Sends a message and returns the status. The response body is not read, and redirects are not followed.
     * @throws FetchProblem if the URL is not allowed any more; Error without a response
     */
    async send(address: string, headers: Record<string, string>, body: string, stop: AbortSignal): Promise<number> {
      const url = readReceiver(address, toLoopback)
      const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)])
      const loopbackUrl = loopbackOf(url)
      const all = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': userAgent,
        ...headers,
      }
      const question = { method: 'POST', headers: all, body, signal } as const
      const answer =
        loopbackUrl === undefined
          ? await requestAt(await publicAddressOf(url, internet), url, question, internet.request)
          : await requestAt(loopbackUrl, url, question, requestPlainly)
      answer.destroy()
      return answer.statusCode ?? 0
    },
  }
}
