import { fault } from '../../../platform/http/errors'
import type { IncomingMessage } from 'node:http'
import {
  requestAt,
  FetchProblem,
  publicAddressOf,
  readUrl,
  systemNetwork,
  type OutboundNetwork,
  userAgent,
} from '../../../platform/internet/public-request'

const maxRedirects = 3
/** Timeout including redirects. */
const maxSeconds = 20
const kinds = 'image/webp,image/jpeg,image/png;q=0.9'

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) {
      answer.destroy()
      throw new FetchProblem(fault('file_too_large', { megabytes: maxBytes / 1024 / 1024 }))
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const redirects = new Set([301, 302, 303, 307, 308])

async function follow(
  startUrl: string,
  maxBytes: number,
  network: OutboundNetwork,
  signal: AbortSignal,
): Promise<Buffer> {
  let url = readUrl(startUrl)
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const address = await publicAddressOf(url, network)
    const answer = await requestAt(
      address,
      url,
      { method: 'GET', headers: { accept: kinds, 'user-agent': userAgent }, signal },
      network.request,
    )
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return await readBody(answer, maxBytes)
    answer.destroy()
    if (!redirects.has(statusCode) || headers.location === undefined)
      throw new FetchProblem(fault('answers_with', { status: String(statusCode) }))
    url = readUrl(headers.location, url)
  }
  throw new FetchProblem(fault('redirects'))
}

/**
 * Fetches a file from a public URL.
 * @param signal aborts the request
 * @throws FetchProblem if that fails or is not allowed
 */
export type FetchPicture = (address: string, maxBytes: number, signal?: AbortSignal) => Promise<Buffer>

/**
 * Creates a fetcher for https URLs of public networks only, so that a file cannot make the store access its own network
 * (SSRF).
 */
export function createPictureFetcher(internet: OutboundNetwork = systemNetwork): FetchPicture {
  return async (address, maxBytes, stopped) => {
    const timeout = AbortSignal.timeout(maxSeconds * 1000)
    const signal = stopped ? AbortSignal.any([timeout, stopped]) : timeout
    try {
      return await follow(address, maxBytes, internet, signal)
    } catch (error) {
      if (error instanceof FetchProblem) throw error
      throw new FetchProblem(timeout.aborted ? fault('too_slow', { seconds: maxSeconds }) : fault('unreachable'))
    }
  }
}
