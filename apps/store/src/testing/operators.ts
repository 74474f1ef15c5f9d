import { createAdminClient, type AdminClient } from '@skafferi/api/admin'
import { Secret, TOTP } from 'otpauth'
import { operators, operatorSessions } from '../platform/db/schema'
import { createApiKeys } from '../modules/team/api-keys'
import { sha256 } from '../modules/customers/auth'
import { newSeed } from '../modules/team/operators/authenticator'
import {
  adminContract,
  type AdminOperationId,
  type ApiKeyScope,
  type OperatorRole,
} from '../platform/http/admin/contract'
import { newIpAddress, sendBy, type RequestParts } from './requests'
import { fetchFrom, testConfig, type TestShop } from './shop'

/** The hash of "a long sentence nobody guesses", the password of all test operators; quick to check. */
const passwordHash = '$argon2id$v=19$m=8,t=1,p=1$eRgg9RnnWL/3J/Zu2Osqaw$WUTtLBthx8nXfVs0btB2cqAnefTRgYMSkPvaXkysxA0'

/** A signed-in operator. */
export interface TestOperator {
  id: string
  email: string
  name: string
  /** The session token. */
  token: string
  /** A client with the operator's cookie and the shop's origin. */
  client: AdminClient
}

/** Credentials and headers of a request. */
export interface AdminSender {
  /** The token in the operator's cookie. */
  token?: string
  /** A bearer token. */
  bearer?: string
  /** The `Origin` header; the shop's by default; null sends no header, like a program. */
  origin?: string | null
  headers?: Record<string, string>
}

function headersOf({ token, bearer, origin = testConfig.publicUrl, headers }: AdminSender): Record<string, string> {
  return {
    ...(origin !== null && { origin }),
    ...(token && { cookie: `skafferi_operator=${token}` }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...headers,
  }
}

/** A request without credentials. */
export interface AdminRequest extends RequestParts {
  headers?: Record<string, string>
}

/** Sends a request to the admin API without the typed client. */
export function sendAdmin(
  shop: TestShop,
  operationId: AdminOperationId,
  parts: AdminRequest,
  sender: AdminSender = {},
) {
  return sendBy(adminContract, shop, operationId, { parts, headers: { ...parts.headers, ...headersOf(sender) } })
}

/** Creates a typed client of the admin API. */
export function adminClient(shop: TestShop, sender: AdminSender = {}): AdminClient {
  return createAdminClient({
    baseUrl: 'http://store.test',
    fetch: (request) => fetchFrom(shop.app, newIpAddress(), headersOf(sender))(request),
  })
}

let made = 0
const dayOfMilliseconds = 24 * 60 * 60 * 1000

/** Creates a signed-in operator with an unknown password. */
export async function addOperator(shop: TestShop, role: OperatorRole): Promise<TestOperator> {
  made += 1
  const { db } = shop.database
  const createdAt = shop.clock.now()
  const person = { id: `oper_test${made}`, email: `operator${made}@shop.example`, name: `Operator ${made}` }
  const token = `os_test${made}`
  await db
    .insert(operators)
    .values({ ...person, role, passwordHash, authenticatorSeed: newSeed(), lastCodeStep: 0, createdAt })
  const expiresAt = new Date(createdAt.getTime() + dayOfMilliseconds)
  await db.insert(operatorSessions).values({ tokenHash: sha256(token), operatorId: person.id, createdAt, expiresAt })
  return { ...person, token, client: adminClient(shop, { token }) }
}

/** Creates an API key with these scopes. */
export async function addKey(shop: TestShop, scopes: readonly ApiKeyScope[]): Promise<{ id: string; token: string }> {
  const { api_key: key, token } = await createApiKeys(shop.context).createKey({
    title: `Program with ${scopes.join(', ')}`,
    scopes: [...scopes],
  })
  return { id: key.id, token }
}

/**
 * Returns the authenticator's code at a time.
 * @param secret in base 32
 */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
}
