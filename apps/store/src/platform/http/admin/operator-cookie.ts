import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf } from '../session-cookies'

const name = 'skafferi_operator'

/** The session cookie of an operator's browser. */
export interface OperatorCookie {
  /** Returns the session token; undefined if the request has no cookie. */
  read: (request: Pick<FastifyRequest, 'headers'>) => string | undefined
  set: (reply: FastifyReply, token: string) => void
  clear: (reply: FastifyReply) => void
}

/**
 * Creates the session cookie of operators. It is `HttpOnly`, `SameSite=Strict` and ends with the browser session. Its
 * name differs from the customers' cookie, so that the two sessions never mix in one browser.
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
