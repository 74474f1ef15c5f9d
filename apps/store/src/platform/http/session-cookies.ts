import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A session as stored in cookies. */
export interface CookieSession {
  token: string
  email: string
  /** True if the cookies persist after the browser is closed. */
  remember: boolean
  /** Expiry of the session, unless it is used. */
  expiresAt: Date
}

/** The session cookies of a request. */
export interface RequestCookies {
  /** The session token; undefined if the request has no cookie. */
  token: string | undefined
  /** True if the cookie with the signed-in user exists. */
  record: boolean
}

/** The cookies of customers' sessions. */
export interface SessionCookies {
  read: (request: Pick<FastifyRequest, 'headers'>) => RequestCookies
  set: (reply: FastifyReply, session: CookieSession) => void
  clear: (reply: FastifyReply) => void
}

/** Returns a short identifier of the session that reveals nothing of its token. */
const markOf = (token: string): string => createHash('sha256').update(`record ${token}`).digest('base64url').slice(0, 8)

/** Parses a `Cookie` header. */
export function cookiesOf(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [name.trim(), value.join('=').trim()]
  })
  // If a name occurs several times, the first value counts.
  return new Map(pairs.reverse())
}

/**
 * Creates the session cookies. The token's cookie is `HttpOnly`. The cookie with the signed-in user is readable by
 * scripts: the app uses it to recognize the session in every tab, and deletes it to sign out, even if the store is
 * unreachable. A token without it belongs to a session that was signed out.
 */
export function sessionCookies(publicUrl: URL, now: () => Date): SessionCookies {
  const isSecure = publicUrl.protocol === 'https:'
  const prefix = isSecure ? '__Host-' : ''
  const names = { token: `${prefix}skafferi_session`, user: `${prefix}skafferi_user` } as const
  const shared = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const setCookies = (reply: FastifyReply, token: string, user: string, age: string) => {
    reply.removeHeader('set-cookie')
    reply.header('set-cookie', [
      `${names.token}=${token}; ${shared}; HttpOnly${age}`,
      `${names.user}=${user}; ${shared}${age}`,
    ])
  }
  return {
    read({ headers }) {
      const cookies = cookiesOf(headers.cookie)
      return { token: cookies.get(names.token) || undefined, record: Boolean(cookies.get(names.user)) }
    },
    set(reply, { token, email, remember, expiresAt }) {
      const seconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000)
      setCookies(
        reply,
        token,
        encodeURIComponent(JSON.stringify({ email, session: markOf(token) })),
        remember ? `; Max-Age=${seconds}` : '',
      )
    },
    clear: (reply) => setCookies(reply, '', '', '; Max-Age=0'),
  }
}
