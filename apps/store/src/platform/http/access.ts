import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { checkOrigin, safeMethods } from './call-origin'
import type { Operation } from './contract'
import { refuse } from './errors'
import type { Session } from './handler'
import type { RequestCookies, SessionCookies } from './session-cookies'

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the caller; undefined for visitors and before the token is checked. */
    session: Session | undefined
    /** The verified token that was issued for a password reset code; undefined for all other operations. */
    passwordToken: string | undefined
  }
}

/** Settings and functions that the access check needs. */
export interface AccessRules {
  publishableKey: string
  /** The public address of the shop. */
  publicUrl: URL
  /** Origins of other sites whose pages may call the store with a token. */
  storeOrigins: readonly string[]
  cookies: SessionCookies
  /** Returns the session of a token; undefined if the token is invalid or expired. */
  findSession: (token: string) => Promise<Session | undefined>
  /** Extends a session that is in use; returns its new expiry, or undefined if it is unchanged. */
  extendSession: (session: Session) => Promise<Date | undefined>
  /** Ends a session and revokes all its tokens. */
  endSession: (session: Session) => Promise<void>
  /** True if the token currently allows choosing a new password. */
  isPasswordTokenValid: (token: string) => Promise<boolean>
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function checkKey(request: FastifyRequest, expected: string): void {
  const given = request.headers['x-publishable-api-key']
  if (typeof given === 'string' && isEqual(given, expected)) return
  throw refuse('invalid_publishable_key')
}

/**
 * Returns the bearer token of a request, or undefined without an `Authorization` header.
 * @throws StoreError 401 if the header is malformed
 */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  const [, token] = /^Bearer ([\w.~+/=-]{1,200})$/i.exec(header) ?? []
  if (!token) throw refuse('unauthorized')
  return token
}

/** Extends the session and sends the browser a cookie with the new expiry. */
async function prolong(reply: FastifyReply, token: string, session: Session, rules: AccessRules): Promise<void> {
  const expiresAt = await rules.extendSession(session)
  if (!expiresAt) return
  rules.cookies.set(reply, { token, email: session.customer.email, remember: session.remember, expiresAt })
}

/** True if these security schemes are those of customers. */
export const isForCustomers = (schemes: Operation['security'][number]): boolean =>
  'customerToken' in schemes || 'customerCookie' in schemes

/**
 * Ends the session of a browser that signed out while the store was unreachable: it sends the token without the record
 * of the signed-in user.
 */
export async function endSignedOutSession(
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

/** Refuses a sign-in from a page of another site (login CSRF), unless its origin is listed. */
function checkSignInOrigin(request: FastifyRequest, { publicUrl, storeOrigins }: AccessRules): void {
  if (storeOrigins.includes(request.headers.origin ?? '')) return
  checkOrigin(request, publicUrl, { requireOrigin: false })
}

const noCookies: RequestCookies = { token: undefined, record: false }

/**
 * Creates the access check of an operation. It checks, in this order: the origin if the caller may be a browser, the
 * publishable key, and the session, as the contract requires them. Session and password tokens are not interchangeable;
 * a bearer token takes precedence over a cookie. An invalid session is refused even if the operation is open to
 * visitors, so that the customer learns that it has ended. If the customer signed out while the store was unreachable,
 * the next request ends the session and is treated as a visitor's.
 */
export function guard({ operationId, security, responses }: Operation, rules: AccessRules): onRequestAsyncHookHandler {
  const accepts = (scheme: string) => security.some((schemes) => scheme in schemes)
  const needsKey = security.length > 0 && security.every((schemes) => 'publishableKey' in schemes)
  const needsSession = security.length > 0 && security.every(isForCustomers)
  const [acceptsToken, acceptsCookie, acceptsPassword] = [
    accepts('customerToken'),
    accepts('customerCookie'),
    accepts('passwordToken'),
  ]
  const startsSession = responses[200]?.headers?.['Set-Cookie'] !== undefined
  return async (request, reply) => {
    const cookies =
      acceptsCookie && request.headers.authorization === undefined ? rules.cookies.read(request) : noCookies
    const writesByCookie = cookies.token !== undefined && !safeMethods.has(request.method)
    if (writesByCookie) checkOrigin(request, rules.publicUrl, { requireOrigin: true })
    else if (startsSession) checkSignInOrigin(request, rules)
    if (needsKey || writesByCookie) checkKey(request, rules.publishableKey)
    if (acceptsPassword) {
      request.passwordToken = tokenOf(request)
      if (!request.passwordToken || !(await rules.isPasswordTokenValid(request.passwordToken)))
        throw refuse('unauthorized')
    }
    const hasSignedOut = cookies.token !== undefined && !cookies.record && operationId !== 'signOut'
    const token = acceptsToken ? (tokenOf(request) ?? cookies.token) : undefined
    const session = token === undefined ? undefined : await rules.findSession(token)
    if (hasSignedOut && session) await rules.endSession(session)
    request.session = hasSignedOut ? undefined : session
    // The page clears the cookies of an ended session itself: a late response must not remove a newer session.
    const isComplete = cookies.token !== undefined && cookies.record
    if ((cookies.token || cookies.record) && !isComplete && !request.session) rules.cookies.clear(reply)
    if (!request.session && (needsSession || (token !== undefined && !hasSignedOut))) throw refuse('unauthorized')
    if (cookies.token && request.session) await prolong(reply, cookies.token, request.session, rules)
  }
}
