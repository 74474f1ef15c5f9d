import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Operation } from './contract'
import { StoreError, unauthorized } from './errors'
import type { Session } from './handler'

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
  /** Finds the session of a token; undefined where the token is not valid or not valid any more. */
  findSession: (token: string) => Promise<Session | undefined>
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

function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  const [, token] = /^Bearer ([\w.~+/=-]{1,200})$/i.exec(header) ?? []
  if (!token) throw unauthorized()
  return token
}

/**
 * What stands before a call: first the shop's key, then the token, as the contract demands them. The two kinds of token
 * never stand in for each other.
 * A token that is sent must be valid even where visitors are let in: its owner should learn that it has ended.
 */
export function guard({ security }: Operation, rules: AccessRules): onRequestAsyncHookHandler {
  const needsKey = security.some((schemes) => 'publishableKey' in schemes)
  const readsToken = security.some((schemes) => 'customerToken' in schemes)
  const needsToken = readsToken && security.every((schemes) => 'customerToken' in schemes)
  const needsPasswordToken = security.some((schemes) => 'passwordToken' in schemes)
  return async (request) => {
    if (needsKey) checkKey(request, rules.publishableKey)
    if (needsPasswordToken) {
      request.passwordToken = tokenOf(request)
      if (!request.passwordToken || !(await rules.knowsPasswordToken(request.passwordToken))) throw unauthorized()
    }
    const token = readsToken ? tokenOf(request) : undefined
    if (token) request.session = await rules.findSession(token)
    if ((token || needsToken) && !request.session) throw unauthorized()
  }
}
