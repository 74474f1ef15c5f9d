import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { tokenOf } from '../access'
import { checkOrigin, readingMethods } from '../call-origin'
import type { Operation } from '../contract'
import { StoreError, unauthorized } from '../errors'
import { machineCallerOf, type MachineCaller } from '../machine'
import type { AdminOperationId, ApiKeyScope, OperatorRole } from './contract'
import type { OperatorCookie } from './operator-cookie'
import { mayCall, mayKeyCall } from './roles'

/** An operator who is signed in. */
export interface OperatorSession {
  tokenHash: string
  expiresAt: Date
  operator: { id: string; email: string; name: string; role: OperatorRole; disabledAt: Date | null; createdAt: Date }
}

/** The key of a program. */
export interface KnownKey {
  id: string
  /** Which program it is for. */
  title: string
  scopes: readonly ApiKeyScope[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of the program that calls, once it was checked; undefined for people. */
    apiKey: KnownKey | undefined
    /** Who calls from the store's own machine, once it was checked; undefined for all others. */
    machineCaller: MachineCaller | undefined
    /** The operator who is signed in; undefined before the cookie was checked, and for all calls but theirs. */
    operatorSession: OperatorSession | undefined
    /** The token of an invitation, once it was checked; undefined for all calls but those that take one. */
    inviteToken: string | undefined
  }
}

/** What deciding about access needs. */
export interface AdminRules {
  /** Where the shop is reached. */
  publicUrl: URL
  cookie: OperatorCookie
  /** Finds the session of a token; undefined where the token is not valid or not valid any more. */
  findSession: (token: string) => Promise<OperatorSession | undefined>
  /** Finds a key that is good; undefined where there is none, or it has expired or was revoked. */
  findKey: (token: string) => Promise<KnownKey | undefined>
  /** Whether a token is that of an invitation that is still good. */
  knowsInvite: (token: string) => Promise<boolean>
}

function roleNotAllowed(): StoreError {
  const message = 'Your role does not allow this. Ask an owner of the shop.'
  return new StoreError(403, { type: 'not_allowed', code: 'role_not_allowed', message })
}

function scopeNotAllowed(): StoreError {
  const message = 'The scopes of this key do not cover this. An owner of the shop makes another key.'
  return new StoreError(403, { type: 'not_allowed', code: 'scope_not_allowed', message })
}

async function findInvited(request: FastifyRequest, { knowsInvite }: AdminRules): Promise<void> {
  const token = tokenOf(request)
  if (token === undefined || !(await knowsInvite(token))) throw unauthorized()
  request.inviteToken = token
}

/**
 * What stands before a call: where it comes from, where a browser may have been made to send it; then who sends it; then
 * whether their role covers it. Bearer tokens are keys, or those of invitations, as the contract says of each call. A call that
 * brings a key is the program's, whatever cookie stands beside it. Whoever calls from the store's own machine runs the store, and is
 * asked for nothing.
 */
export function adminGuard(operation: Operation<AdminOperationId>, rules: AdminRules): onRequestAsyncHookHandler {
  const { operationId, security, responses } = operation
  const takes = (scheme: string) => security.some((schemes) => scheme in schemes)
  const [takesCookie, takesInvite, takesKey] = [takes('operatorCookie'), takes('inviteToken'), takes('apiKey')]
  const startsSession = responses[200]?.headers?.['Set-Cookie'] !== undefined
  return async (request, reply) => {
    request.machineCaller = machineCallerOf(request)
    if (request.machineCaller) return
    const bearer = takesKey ? tokenOf(request) : undefined
    if (bearer !== undefined) {
      const key = await rules.findKey(bearer)
      if (!key) throw unauthorized()
      if (!mayKeyCall(key.scopes, operationId)) throw scopeNotAllowed()
      request.apiKey = key
      return
    }
    const token = takesCookie ? rules.cookie.read(request) : undefined
    const writesByCookie = token !== undefined && !readingMethods.has(request.method)
    if (writesByCookie || startsSession) checkOrigin(request, rules.publicUrl, { mustSay: writesByCookie })
    if (takesInvite) await findInvited(request, rules)
    if (!takesCookie) return
    const session = token === undefined ? undefined : await rules.findSession(token)
    if (token !== undefined && !session) rules.cookie.clear(reply)
    if (!session) throw unauthorized()
    if (!mayCall(session.operator.role, operationId)) throw roleNotAllowed()
    request.operatorSession = session
  }
}
