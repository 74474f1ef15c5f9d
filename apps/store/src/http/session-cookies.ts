import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A session as the cookies of a browser hold it. */
export interface KeptSession {
  token: string
  email: string
  /** Kept when the browser is closed. */
  remember: boolean
  /** When the session ends unless it is used. */
  expiresAt: Date
}

/** What the cookies of a request say. */
export interface SentCookies {
  /** The token of the session; undefined where the browser has none. */
  token: string | undefined
  /** Whether the record of who is signed in is there. */
  record: boolean
}

/** The cookies in which browsers keep a session. */
export interface SessionCookies {
  read: (request: Pick<FastifyRequest, 'headers'>) => SentCookies
  set: (reply: FastifyReply, session: KeptSession) => void
  clear: (reply: FastifyReply) => void
}

/** What tells a session from every other: it says nothing of the token that it is made of. */
const markOf = (token: string): string => createHash('sha256').update(`record ${token}`).digest('base64url').slice(0, 8)

/** The cookies of a request, by name. */
export function cookiesOf(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [name.trim(), value.join('=').trim()]
  })
  // The first of several of one name counts.
  return new Map(pairs.reverse())
}

/**
 * Cookies for a shop at a public address. The token's is for no script to read. The other one, the record of who is signed
 * in, is: the app knows by it, in every tab at once, and removes it to sign out, also while the store cannot be reached, or
 * because the store says that this session is over. A token without it is one that was signed out of.
 * @param now the clock
 */
export function sessionCookies(publicUrl: URL, now: () => Date): SessionCookies {
  const isSecure = publicUrl.protocol === 'https:'
  const prefix = isSecure ? '__Host-' : ''
  const names = { token: `${prefix}skafferi_session`, user: `${prefix}skafferi_user` } as const
  const shared = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const write = (reply: FastifyReply, token: string, user: string, age: string) => {
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
      write(
        reply,
        token,
        encodeURIComponent(JSON.stringify({ email, session: markOf(token) })),
        remember ? `; Max-Age=${seconds}` : '',
      )
    },
    clear: (reply) => write(reply, '', '', '; Max-Age=0'),
  }
}
