import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { tokenOf } from '../access'
import { checkOrigin, safeMethods } from '../call-origin'
import type { Operation } from '../contract'
import { refuse } from '../errors'
import { localAdminCallerOf, type LocalAdminCaller } from '../local-admin'
import type { AdminOperationId, ApiKeyScope, OperatorRole } from './contract'
import type { OperatorCookie } from './operator-cookie'
import { mayCall, mayKeyCall } from './roles'

/** A signed-in operator. */
export interface OperatorSession {
  tokenHash: string
  expiresAt: Date
  operator: {
    id: string
    email: string
    name: string
    role: OperatorRole
    disabledAt: Date | null
    createdAt: Date
    version: number
  }
}

/** A valid API key. */
export interface VerifiedApiKey {
  id: string
  /** The name of the program that uses the key. */
  title: string
  scopes: readonly ApiKeyScope[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The verified API key of the calling program; undefined for operators. */
    apiKey: VerifiedApiKey | undefined
    /** The caller on the local admin socket; undefined for all others. */
    localAdminCaller: LocalAdminCaller | undefined
    /** The signed-in operator; undefined before the cookie is checked and for operations without a session. */
    operatorSession: OperatorSession | undefined
    /** The verified token of an invitation; undefined for operations that take none. */
    inviteToken: string | undefined
  }
}

/** Settings and functions that the access check needs. */
export interface AdminRules {
  /** The public address of the shop. */
  publicUrl: URL
  cookie: OperatorCookie
  /** Returns the session of a token; undefined if the token is invalid or expired. */
  findSession: (token: string) => Promise<OperatorSession | undefined>
  /** Returns a valid key; undefined if it is unknown, expired or revoked. */
  findKey: (token: string) => Promise<VerifiedApiKey | undefined>
  /** True if the token belongs to an open invitation. */
  isInviteValid: (token: string) => Promise<boolean>
}

async function findInvited(request: FastifyRequest, { isInviteValid }: AdminRules): Promise<void> {
  const token = tokenOf(request)
  if (token === undefined || !(await isInviteValid(token))) throw refuse('unauthorized')
  request.inviteToken = token
}

/**
 * Creates the access check of an admin operation. It checks the origin if the caller may be a browser, then the
 * identity, then the role. A bearer token is an API key or an invitation token, depending on the operation. A key takes
 * precedence over a cookie. Callers on the local admin socket run the store and need no credentials.
 */
export function adminGuard(operation: Operation<AdminOperationId>, rules: AdminRules): onRequestAsyncHookHandler {
  const { operationId, security, responses } = operation
  const accepts = (scheme: string) => security.some((schemes) => scheme in schemes)
  const [acceptsCookie, acceptsInvite, acceptsIdempotencyKey] = [
    accepts('operatorCookie'),
    accepts('inviteToken'),
    accepts('apiKey'),
  ]
  const startsSession = responses[200]?.headers?.['Set-Cookie'] !== undefined
  return async (request, reply) => {
    request.localAdminCaller = localAdminCallerOf(request)
    if (request.localAdminCaller) return
    const bearer = acceptsIdempotencyKey ? tokenOf(request) : undefined
    if (bearer !== undefined) {
      const key = await rules.findKey(bearer)
      if (!key) throw refuse('unauthorized')
      if (!mayKeyCall(key.scopes, operationId)) throw refuse('scope_not_allowed')
      request.apiKey = key
      return
    }
    const token = acceptsCookie ? rules.cookie.read(request) : undefined
    const writesByCookie = token !== undefined && !safeMethods.has(request.method)
    if (writesByCookie || startsSession) checkOrigin(request, rules.publicUrl, { requireOrigin: writesByCookie })
    if (acceptsInvite) await findInvited(request, rules)
    if (!acceptsCookie) return
    const session = token === undefined ? undefined : await rules.findSession(token)
    if (token !== undefined && !session) rules.cookie.clear(reply)
    if (!session) throw refuse('unauthorized')
    if (!mayCall(session.operator.role, operationId)) throw refuse('role_not_allowed')
    request.operatorSession = session
  }
}
