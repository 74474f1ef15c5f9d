import type { FastifyRequest } from 'fastify'
import type { AccessRules } from './access'
import type { Session } from './handler'

/**
 * Returns the session of a request outside the contract, e.g. for a picture, from its token or cookies. An invalid
 * session counts as none.
 */
export async function readerOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { cookies, findSession }: Pick<AccessRules, 'cookies' | 'findSession'>,
): Promise<Session | undefined> {
  const { authorization } = headers
  const cookie = cookies.read({ headers })
  const [, bearerToken] = /^Bearer ([\w.~+/=-]{1,200})$/i.exec(authorization ?? '') ?? []
  const token = authorization === undefined ? (cookie.record ? cookie.token : undefined) : bearerToken
  return token === undefined ? undefined : findSession(token)
}
