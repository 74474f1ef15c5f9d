import { lookup } from 'node:dns/promises'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address'

/** An address that is not asked; the message ends a sentence that begins with the address. */
export class FetchProblem extends Error {
  override readonly name = 'FetchProblem'
}

/** What asking goes through. Tests stand in for the internet. */
export interface Internet {
  /** All IP addresses of a host. */
  resolve: (host: string) => Promise<string[]>
  /** Begins a request to exactly the IP address that `lookup` gives. */
  request: (options: RequestOptions) => ReturnType<typeof requestSecurely>
}

export const theInternet: Internet = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  request: requestSecurely,
}

/** An address that may be asked. @throws FetchProblem */
export function readUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw new FetchProblem('is no address')
  const url = new URL(text, base)
  if (url.protocol !== 'https:') throw new FetchProblem('does not begin with https')
  if (url.username || url.password) throw new FetchProblem('has a user or a password in it')
  if (url.port !== '') throw new FetchProblem('has a port in it')
  return url
}

/** The host of an address as it is looked up: IPv6 without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/**
 * The IP address to ask, looked up once: what is connected to is what was looked at, whatever the name says a moment later.
 * @throws FetchProblem where any of the host's addresses is not public
 */
export async function publicAddressOf(url: URL, { resolve }: Pick<Internet, 'resolve'>): Promise<string> {
  const host = hostOf(url)
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
  const [first] = addresses
  if (first === undefined) throw new FetchProblem('leads to a host that is not found')
  if (!addresses.every(isPublicAddress)) throw new FetchProblem('leads into a network that is not public')
  return first
}

/** What is sent to an address. */
export interface Question {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

/** Asks an address at exactly the given IP address. Redirects are answers like others. */
export function askAt(
  address: string,
  url: URL,
  { body, ...question }: Question,
  request: Internet['request'],
): Promise<IncomingMessage> {
  const family = isIP(address)
  const pinned: RequestOptions['lookup'] = (_host, options, callback) => {
    if (options.all) callback(null, [{ address, family }])
    else callback(null, address, family)
  }
  return new Promise((resolve, reject) => {
    const asked = request({
      ...question,
      hostname: hostOf(url),
      port: url.port,
      path: url.pathname + url.search,
      lookup: pinned,
      agent: false,
    })
    asked.on('response', resolve)
    asked.on('error', reject)
    asked.end(body)
  })
}
