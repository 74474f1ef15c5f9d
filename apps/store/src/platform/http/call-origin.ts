import type { FastifyRequest } from 'fastify'
import { refuse } from './errors'

/** The origin of a request: a page of the shop, a page of another site, or a program, which sends no origin. */
type CallOrigin = 'own' | 'foreign' | 'unknown'

/**
 * True if an `Origin` is the shop's: its public address, or the host of the request, which a page of another site
 * cannot forge. A shop with an https address accepts no http origin.
 */
function isShopOrigin(origin: string, host: string, publicUrl: URL): boolean {
  if (origin === publicUrl.origin || origin === `https://${host}`) return true
  return publicUrl.protocol === 'http:' && origin === `http://${host}`
}

/** Returns the `Origin` of a request from a page of another site; undefined for the shop's pages and programs. */
export function otherOriginOf(
  { headers: { origin }, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: URL,
): string | undefined {
  return origin === undefined || isShopOrigin(origin, host, publicUrl) ? undefined : origin
}

/**
 * Returns the origin of a request, from headers that no page can set itself: browsers send `Origin` with every unsafe
 * method, and `Sec-Fetch-Site` to secure addresses only. Other hosts of the same site are foreign.
 */
export function originOf(request: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: URL): CallOrigin {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (otherOriginOf(request, publicUrl) !== undefined) return 'foreign'
  if (site === 'cross-site' || site === 'same-site') return 'foreign'
  return origin !== undefined || site === 'same-origin' ? 'own' : 'unknown'
}

/**
 * Refuses a request from a page of another site.
 * @param mustSay if false, requests without an origin are accepted, as programs send none
 * @throws StoreError 403 `cross_site`
 */
export function checkOrigin(
  request: FastifyRequest,
  publicUrl: URL,
  { requireOrigin }: { requireOrigin: boolean },
): void {
  const origin = originOf(request, publicUrl)
  if (origin === 'foreign' || (requireOrigin && origin === 'unknown')) throw refuse('cross_site')
}

/** Safe methods (RFC 9110, section 9.2.1). */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
