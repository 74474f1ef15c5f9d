import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context'
import { cookiesOf } from './session-cookies'

/** Validity of a preview link, in milliseconds. */
export const previewedFor = 7 * 24 * 3600 * 1000

/** A link that opens a closed shop, and when it expires. */
export interface PreviewLink {
  url: string
  expiresAt: Date
}

/** The preview of a closed shop for browsers that have opened a preview link. */
export interface ShopPreview {
  /** Creates a link. Links are not stored: all of them can be ended, but not one. */
  createLink: () => PreviewLink
  /** Returns the preview cookie of a request as `name=value`; undefined without a valid one. */
  read: (request: Pick<FastifyRequest, 'headers'>) => string | undefined
  /** Sets the cookie until the token expires. Ignores a wrong or expired token. */
  start: (reply: FastifyReply, token: string) => void
}

/** Creates the preview. A token is its expiry, in seconds since the epoch, signed with the store's key. */
export function createShopPreview({
  secret,
  publicUrl,
  now,
  settings,
}: Pick<Context, 'secret' | 'publicUrl' | 'now' | 'settings'>): ShopPreview {
  const isSecure = new URL(publicUrl).protocol === 'https:'
  const name = `${isSecure ? '__Host-' : ''}skafferi_preview`
  const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}; HttpOnly`

  function tokenOf(until: string): string {
    return `${until}.${createHmac('sha256', secret).update(`preview until ${until}`).digest('base64url')}`
  }

  /** The start of the links that are valid, in milliseconds; 0 if none was ended. */
  const validFrom = () => Date.parse(settings.current.opening.previewsFrom ?? '') || 0

  /** Returns the seconds until a token expires; undefined if it is wrong, expired or ended. */
  function secondsLeft(token: string): number | undefined {
    const [until = ''] = token.split('.')
    const [actual, expected] = [Buffer.from(token), Buffer.from(tokenOf(until))]
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
    if (Number(until) * 1000 - previewedFor < validFrom()) return undefined
    const seconds = Number(until) - Math.floor(now().getTime() / 1000)
    return seconds > 0 ? seconds : undefined
  }

  return {
    createLink() {
      const until = Math.floor((Math.max(now().getTime(), validFrom()) + previewedFor) / 1000)
      return { url: `${publicUrl}/preview/${tokenOf(String(until))}`, expiresAt: new Date(until * 1000) }
    },
    read({ headers }) {
      const token = cookiesOf(headers.cookie).get(name)
      return token !== undefined && secondsLeft(token) !== undefined ? `${name}=${token}` : undefined
    },
    start(reply, token) {
      const seconds = secondsLeft(token)
      if (seconds !== undefined) reply.header('set-cookie', `${name}=${token}; ${attributes}; Max-Age=${seconds}`)
    },
  }
}

/** Serves preview links. They lead to the front page, which shows the notice if the link is wrong or has expired. */
export function servePreviewLinks(app: FastifyInstance, preview: ShopPreview): void {
  app.get<{ Params: { token: string } }>('/preview/:token', (request, reply) => {
    preview.start(reply, request.params.token)
    return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').redirect('/')
  })
}
