import { lookup } from 'node:dns/promises'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP } from 'node:net'
import { brand } from '@skafferi/brand'
import { isPublicAddress } from './public-address'

/** A picture that is not fetched; the message ends a sentence that begins with its address. */
export class FetchProblem extends Error {
  override readonly name = 'FetchProblem'
}

/** What fetching goes through. Tests stand in for the internet. */
export interface Internet {
  /** All IP addresses of a host. */
  resolve: (host: string) => Promise<string[]>
  /** Begins a request to exactly the IP address that `lookup` gives. */
  request: (options: RequestOptions) => ReturnType<typeof requestSecurely>
}

const theInternet: Internet = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  request: requestSecurely,
}

const mostRedirects = 3
/** For the whole way, redirects included. */
const maxSeconds = 30
const kinds = 'image/webp,image/jpeg,image/png;q=0.9'

/** An address that may be asked. @throws FetchProblem */
function readUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw new FetchProblem('is no address')
  const url = new URL(text, base)
  if (url.protocol !== 'https:') throw new FetchProblem('does not begin with https')
  if (url.username || url.password) throw new FetchProblem('has a user or a password in it')
  if (url.port !== '') throw new FetchProblem('has a port in it')
  return url
}

/**
 * The IP address to ask, looked up once: what is connected to is what was looked at, whatever the name says a moment later.
 * @throws FetchProblem where any of the host's addresses is not public
 */
async function publicAddressOf({ hostname }: URL, { resolve }: Internet): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
  const [first] = addresses
  if (first === undefined) throw new FetchProblem('leads to a host that is not found')
  if (!addresses.every(isPublicAddress)) throw new FetchProblem('leads into a network that is not public')
  return first
}

function ask(url: URL, address: string, { request }: Internet, signal: AbortSignal): Promise<IncomingMessage> {
  const family = isIP(address)
  const pinned: RequestOptions['lookup'] = (_host, options, callback) => {
    if (options.all) callback(null, [{ address, family }])
    else callback(null, address, family)
  }
  return new Promise((resolve, reject) => {
    const asked = request({
      method: 'GET',
      hostname: url.hostname.replace(/^\[|\]$/g, ''),
      path: url.pathname + url.search,
      headers: { accept: kinds, 'user-agent': brand.name },
      lookup: pinned,
      agent: false,
      signal,
    })
    asked.on('response', resolve)
    asked.on('error', reject)
    asked.end()
  })
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) {
      answer.destroy()
      throw new FetchProblem(`is larger than ${maxBytes / 1024 / 1024} MB`)
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const redirects = new Set([301, 302, 303, 307, 308])

async function follow(start: string, maxBytes: number, internet: Internet, signal: AbortSignal): Promise<Buffer> {
  let url = readUrl(start)
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const answer = await ask(url, await publicAddressOf(url, internet), internet, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return await readBody(answer, maxBytes)
    answer.destroy()
    if (!redirects.has(statusCode) || headers.location === undefined) throw new FetchProblem(`answers with ${statusCode}`)
    url = readUrl(headers.location, url)
  }
  throw new FetchProblem('leads from one address to the next')
}

/** Fetches a file from a public address. @throws FetchProblem where that cannot or may not be done */
export type FetchPicture = (address: string, maxBytes: number) => Promise<Buffer>

/** Fetches over https from public networks alone: a file must not make the store look around in its own. */
export function createPictureFetcher(internet: Internet = theInternet): FetchPicture {
  return async (address, maxBytes) => {
    const signal = AbortSignal.timeout(maxSeconds * 1000)
    try {
      return await follow(address, maxBytes, internet, signal)
    } catch (error) {
      if (error instanceof FetchProblem) throw error
      throw new FetchProblem(signal.aborted ? `takes longer than ${maxSeconds} seconds` : 'cannot be reached')
    }
  }
}
