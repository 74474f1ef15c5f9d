import type { components } from '@skafferi/api/admin'
import { roles } from '@skafferi/domain/rules/account/operator-roles'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { currentActor, recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import type { VerifiedApiKey } from '../../../platform/http/admin/access'
import { keyScopes } from '../../../platform/http/admin/roles'
import { fault, invalidFields, refuse } from '../../../platform/http/errors'
import { newToken, sha256 } from '../../customers/auth'
import { lockTeamAsOwner } from '../operators'
import * as repo from './api-keys.repo'

type Schemas = components['schemas']

/** Minimum interval between recorded uses of a key, in milliseconds, so that not every read writes. */
const useInterval = 60 * 1000

/** Number of displayed characters of a key; the rest cannot be guessed. */
const redactedLength = 'ak_'.length + 5

function toApiKey({ key, createdBy: madeBy, responsible, revokedBy }: repo.ApiKeyRow): Schemas['ApiKey'] {
  const { id, title, redacted, scopes, createdAt, expiresAt, lastUsedAt, revokedAt } = key
  return {
    id,
    title,
    redacted,
    scopes,
    created_by: madeBy,
    responsible,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    last_used_at: lastUsedAt?.toISOString() ?? null,
    revoked_at: revokedAt?.toISOString() ?? null,
    revoked_by: revokedBy,
  }
}

/**
 * Validates and normalizes a request.
 * @throws StoreError 400
 */
function validate({ title: given, scopes: requested, expires_at: until }: Schemas['ApiKeyRequest'], now: Date) {
  const title = given.trim()
  if (title === '' || title.length > 60) throw invalidFields({ title: fault('length', { least: 1, most: 60 }) })
  const scopes = keyScopes.filter((scope) => requested.includes(scope))
  if (scopes.length === 0 || scopes.length !== requested.length)
    throw invalidFields({ scopes: fault('choices', { choices: keyScopes.join(', ') }) })
  const expiresAt = until == null ? null : new Date(until)
  // The comparison is false for an invalid date as well.
  if (expiresAt && !(expiresAt > now)) throw invalidFields({ expires_at: fault('not_in_future') })
  return { title, scopes, expiresAt }
}

/** Creates the operations on API keys, with which programs use the admin API. */
export function createApiKeys({ db, now }: Pick<Context, 'db' | 'now'>) {
  async function get(database: Database, id: string): Promise<Schemas['ApiKey']> {
    const row = await repo.findById(database, id)
    if (!row) throw refuse('api_key_not_found')
    return toApiKey(row)
  }

  /** Errors are ignored, so that programs can read while the database is read-only. */
  const recordUse = (id: string) => repo.recordUse(db, id, now()).catch(() => undefined)

  return {
    /** Returns all API keys, revoked ones last. */
    listKeys: async (): Promise<Schemas['ApiKeyList']> => ({ api_keys: (await repo.findAll(db)).map(toApiKey) }),

    /**
     * Creates an API key, which is returned only once.
     * @throws StoreError 400 for invalid fields
     */
    createKey: (request: Schemas['ApiKeyRequest']): Promise<Schemas['ApiKeyMade']> =>
      db.transaction(async (tx) => {
        await lockTeamAsOwner(tx)
        const [at, token] = [now(), newToken('ak')]
        const [parts, { operatorId }] = [validate(request, at), currentActor()]
        const id = newId('apk', at)
        const redacted = `${token.slice(0, redactedLength)}…`
        const creation = { createdBy: operatorId, responsibleId: operatorId, createdAt: at }
        await repo.insertKey(tx, { id, ...parts, tokenHash: sha256(token), redacted, ...creation })
        const after = { title: parts.title, scopes: parts.scopes, expiresAt: parts.expiresAt?.toISOString() ?? null }
        await recordOperatorEvent(tx, { at, action: 'api_key.created', subjectId: id, after })
        return { api_key: await get(tx, id), token }
      }),

    /**
     * Revokes an API key.
     * @throws StoreError 404 `api_key_not_found`
     */
    revokeKey: (id: string): Promise<Schemas['ApiKey']> =>
      db.transaction(async (tx) => {
        const [at, { title }] = [now(), await get(tx, id)]
        if (await repo.revoke(tx, id, { revokedAt: at, revokedBy: currentActor().operatorId })) {
          await recordOperatorEvent(tx, { at, action: 'api_key.revoked', subjectId: id, before: { title } })
        }
        return get(tx, id)
      }),

    /**
     * Returns the API key of a token, limited to the scopes that its responsible operator's current role covers;
     * undefined if it is unknown, expired or revoked, or the operator is deactivated.
     */
    async findKey(token: string): Promise<VerifiedApiKey | undefined> {
      const found = await repo.findUsable(db, sha256(token), now())
      if (!found) return undefined
      const { lastUsedAt, role, scopes, ...key } = found
      if (lastUsedAt === null || now().getTime() - lastUsedAt.getTime() >= useInterval) await recordUse(key.id)
      return { ...key, scopes: role === null ? scopes : scopes.filter((scope) => roles[scope].includes(role)) }
    },
  }
}

export type ApiKeys = ReturnType<typeof createApiKeys>
