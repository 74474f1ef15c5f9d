import type { FastifyRequest } from 'fastify'
import type { AccessRules } from './access'
import type { Session } from './handler'

/**
 * Who reads what is no call of the contract, such as a picture: by a token, or by a browser's cookies. It is only looked at:
 * whatever is not a session that holds is a visitor.
 */
export async function readerOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { cookies, findSession }: Pick<AccessRules, 'cookies' | 'findSession'>,
): Promise<Session | undefined> {
  const { authorization } = headers
  const kept = cookies.read({ headers })
  const [, sent] = /^Bearer ([\w.~+/=-]{1,200})$/i.exec(authorization ?? '') ?? []
  const token = authorization === undefined ? (kept.record ? kept.token : undefined) : sent
  return token === undefined ? undefined : findSession(token)
}
