import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf } from '../session-cookies'

const name = 'skafferi_operator'

/** The cookie in which an operator's browser keeps the session. */
export interface OperatorCookie {
  /** The token of the session; undefined where the browser has none. */
  read: (request: Pick<FastifyRequest, 'headers'>) => string | undefined
  set: (reply: FastifyReply, token: string) => void
  clear: (reply: FastifyReply) => void
}

/**
 * The cookie of a shop at a public address: for no script to read, sent from the shop's own pages only, and gone with the
 * browser's window. It has a name of its own: customers and operators never share a session, not even in one browser.
 */
export function operatorCookie(publicUrl: URL): OperatorCookie {
  const isSecure = publicUrl.protocol === 'https:'
  const fullName = isSecure ? `__Host-${name}` : name
  const attributes = `Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}; HttpOnly`
  return {
    read: ({ headers }) => cookiesOf(headers.cookie).get(fullName) || undefined,
    set: (reply, token) => void reply.header('set-cookie', `${fullName}=${token}; ${attributes}`),
    clear: (reply) => void reply.header('set-cookie', `${fullName}=; ${attributes}; Max-Age=0`),
  }
}
