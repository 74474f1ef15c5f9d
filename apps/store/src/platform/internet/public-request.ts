import { lookup } from 'node:dns/promises'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP } from 'node:net'
import { fault, FaultError } from '../http/errors'
import { isPublicAddress } from './public-address'

/** Error for a URL that must not be requested. */
export class FetchProblem extends FaultError {
  override readonly name = 'FetchProblem'
}

/** How the store names itself to others. */
export const userAgent = 'wholesale-store'

/** Network access; replaced in tests. */
export interface OutboundNetwork {
  /** Returns all IP addresses of a host. */
  resolve: (host: string) => Promise<string[]>
  /** Starts a request to exactly the IP address that `lookup` returns. */
  request: (options: RequestOptions) => ReturnType<typeof requestSecurely>
}

export const systemNetwork: OutboundNetwork = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  request: requestSecurely,
}

/**
 * Parses a URL that may be requested.
 * @throws FetchProblem if it is not https, or has credentials or a port
 */
export function readUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw new FetchProblem(fault('not_an_address'))
  const url = new URL(text, base)
  if (url.protocol !== 'https:') throw new FetchProblem(fault('not_https'))
  if (url.username || url.password) throw new FetchProblem(fault('has_password'))
  if (url.port !== '') throw new FetchProblem(fault('has_port'))
  return url
}

/** The host as `node:dns` expects it, with IPv6 addresses without brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/**
 * Resolves the host once. The request then uses this address, so that a later DNS answer cannot redirect it (DNS
 * rebinding).
 * @throws FetchProblem if any address of the host is not public
 */
export async function publicAddressOf(url: URL, { resolve }: Pick<OutboundNetwork, 'resolve'>): Promise<string> {
  const host = hostOf(url)
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
  const [first] = addresses
  if (first === undefined) throw new FetchProblem(fault('unknown_host'))
  if (!addresses.every(isPublicAddress)) throw new FetchProblem(fault('private_network'))
  return first
}

/** A request to a public URL. */
export interface Question {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

/** Sends a request to exactly this IP address. Redirects are not followed. */
export function requestAt(
  address: string,
  url: URL,
  { body, ...question }: Question,
  request: OutboundNetwork['request'],
): Promise<IncomingMessage> {
  const family = isIP(address)
  const pinned: RequestOptions['lookup'] = (_host, options, callback) => {
    if (options.all) callback(null, [{ address, family }])
    else callback(null, address, family)
  }
  return new Promise((resolve, reject) => {
    const outgoing = request({
      ...question,
      hostname: hostOf(url),
      port: url.port,
      path: url.pathname + url.search,
      lookup: pinned,
      agent: false,
    })
    outgoing.on('response', resolve)
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
