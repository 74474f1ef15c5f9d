import type { FastifyRequest } from 'fastify'
import { StoreError } from './errors'

/** Where a call comes from: a page of the shop, a page of another site, or a program that does not say. */
type CallOrigin = 'own' | 'foreign' | 'unknown'

/** A call that a page of another site has a browser send, with the cookies that the browser keeps of the shop. */
function crossSite(): StoreError {
  const message = "This call did not come from the shop's own pages."
  return new StoreError(403, { type: 'not_allowed', code: 'cross_site', message })
}

/**
 * Whether an `Origin` is the shop's own: that of its public address, or the host that the call was sent to, which a page
 * of another site cannot choose. A shop that is reached over https has no page over http.
 */
function isOwn(origin: string, host: string, publicUrl: URL): boolean {
  if (origin === publicUrl.origin || origin === `https://${host}`) return true
  return publicUrl.protocol === 'http:' && origin === `http://${host}`
}

/**
 * Where a call comes from, as its browser tells in headers that no page can write: every call that changes something has
 * an `Origin`; `Sec-Fetch-Site` is sent to secure addresses only. Other hosts of the same site count as foreign.
 */
export function originOf({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: URL): CallOrigin {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined && !isOwn(origin, host, publicUrl)) return 'foreign'
  if (site === 'cross-site' || site === 'same-site') return 'foreign'
  return origin !== undefined || site === 'same-origin' ? 'own' : 'unknown'
}

/**
 * Refuses a call that a page of another site has sent.
 * @param mustSay false lets programs in, which do not say where they call from
 * @throws StoreError 403 `cross_site`
 */
export function checkOrigin(request: FastifyRequest, publicUrl: URL, { mustSay }: { mustSay: boolean }): void {
  const origin = originOf(request, publicUrl)
  if (origin === 'foreign' || (mustSay && origin === 'unknown')) throw crossSite()
}

/** Methods that change nothing. */
export const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
