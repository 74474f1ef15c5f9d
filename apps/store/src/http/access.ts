import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { checkOrigin, readingMethods } from './call-origin'
import type { Operation } from './contract'
import { StoreError, unauthorized } from './errors'
import type { Session } from './handler'
import type { SentCookies, SessionCookies } from './session-cookies'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; undefined for visitors and before the token was checked. */
    session: Session | undefined
    /** What a right code was changed for, once it was checked; undefined for all calls but the one that takes it. */
    passwordToken: string | undefined
  }
}

/** What deciding about access needs. */
export interface AccessRules {
  publishableKey: string
  /** Where customers reach the shop. */
  publicUrl: URL
  /** The cookies of sessions. */
  cookies: SessionCookies
  /** Finds the session of a token; undefined where the token is not valid or not valid any more. */
  findSession: (token: string) => Promise<Session | undefined>
  /** Lets a session that is in use end later; answers its new end, undefined where it stays. */
  prolongSession: (session: Session) => Promise<Date | undefined>
  /** Ends a session with all its tokens. */
  endSession: (session: Session) => Promise<void>
  /** Whether a token chooses a password now. */
  knowsPasswordToken: (token: string) => Promise<boolean>
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function checkKey(request: FastifyRequest, expected: string): void {
  const given = request.headers['x-publishable-api-key']
  if (typeof given === 'string' && isSame(given, expected)) return
  const message = given
    ? 'A valid publishable key is required in the header x-publishable-api-key.'
    : 'A publishable key is required in the header x-publishable-api-key.'
  throw new StoreError(400, { type: 'not_allowed', code: 'invalid_publishable_key', message })
}

/** The bearer token of a call, if it brings one. @throws StoreError 401 where it is none */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  const [, token] = /^Bearer ([\w.~+/=-]{1,200})$/i.exec(header) ?? []
  if (!token) throw unauthorized()
  return token
}

/** The browser is told the new end of a session that is prolonged. */
async function prolong(reply: FastifyReply, token: string, session: Session, rules: AccessRules): Promise<void> {
  const expiresAt = await rules.prolongSession(session)
  if (!expiresAt) return
  rules.cookies.set(reply, { token, email: session.customer.email, remember: session.remember, expiresAt })
}

/** What says that a call is a customer's. */
const isCustomers = (schemes: Operation['security'][number]): boolean =>
  'customerToken' in schemes || 'customerCookie' in schemes

/** Ends the session of a browser whose owner has signed out without reaching the store. */
export async function endLeftSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, findSession, endSession }: Pick<AccessRules, 'cookies' | 'findSession' | 'endSession'>,
): Promise<void> {
  const { token, record } = cookies.read(request)
  if (token === undefined || record) return
  const session = await findSession(token)
  if (session) await endSession(session)
  cookies.clear(reply)
}

const noCookies: SentCookies = { token: undefined, record: false }

/**
 * What stands before a call: first where it comes from, where a browser may have been made to send it, then the shop's key,
 * then the session, as the contract demands them. Tokens and cookies of sessions and of passwords never stand in for each
 * other; of a token and a cookie the token counts.
 * A session that is sent must be valid even where visitors are let in: its owner should learn that it has ended. One whose
 * owner has signed out without reaching the store is ended by the next call, which is a visitor's.
 */
export function guard({ operationId, security, responses }: Operation, rules: AccessRules): onRequestAsyncHookHandler {
  const takes = (scheme: string) => security.some((schemes) => scheme in schemes)
  const needsKey = security.length > 0 && security.every((schemes) => 'publishableKey' in schemes)
  const needsSession = security.length > 0 && security.every(isCustomers)
  const [takesToken, takesCookie, takesPassword] = [
    takes('customerToken'),
    takes('customerCookie'),
    takes('passwordToken'),
  ]
  const startsSession = responses[200]?.headers?.['Set-Cookie'] !== undefined
  return async (request, reply) => {
    const cookies = takesCookie && request.headers.authorization === undefined ? rules.cookies.read(request) : noCookies
    const writesByCookie = cookies.token !== undefined && !readingMethods.has(request.method)
    if (writesByCookie || startsSession) checkOrigin(request, rules.publicUrl, { mustSay: writesByCookie })
    if (needsKey || writesByCookie) checkKey(request, rules.publishableKey)
    if (takesPassword) {
      request.passwordToken = tokenOf(request)
      if (!request.passwordToken || !(await rules.knowsPasswordToken(request.passwordToken))) throw unauthorized()
    }
    const hasLeft = cookies.token !== undefined && !cookies.record && operationId !== 'signOut'
    const token = takesToken ? (tokenOf(request) ?? cookies.token) : undefined
    const session = token === undefined ? undefined : await rules.findSession(token)
    if (hasLeft && session) await rules.endSession(session)
    request.session = hasLeft ? undefined : session
    // One that has ended, the page forgets itself where it is still the one it has: a late answer must not remove a newer one's.
    const isWhole = cookies.token !== undefined && cookies.record
    if ((cookies.token || cookies.record) && !isWhole && !request.session) rules.cookies.clear(reply)
    if (!request.session && (needsSession || (token !== undefined && !hasLeft))) throw unauthorized()
    if (cookies.token && request.session) await prolong(reply, cookies.token, request.session, rules)
  }
}
