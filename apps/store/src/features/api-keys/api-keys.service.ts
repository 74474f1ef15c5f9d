import type { components } from '@skafferi/api/admin'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { operatorActor, recordEvent, whoActs } from '../../db/events'
import { newId } from '../../db/ids'
import type { KnownKey } from '../../http/admin/access'
import { keyScopes, roles } from '../../http/admin/roles'
import { invalidFields, notFound } from '../../http/errors'
import { newToken, sha256 } from '../auth'
import { lockTeamAsOwner } from '../operators'
import * as repo from './api-keys.repo'

type Schemas = components['schemas']

/** A use is noted once in this time, in milliseconds: what a program reads is not to write each time. */
const noteEvery = 60 * 1000

/** Signs of a key that its list shows; what is left is not to be guessed. */
const shownLength = 'ak_'.length + 5

function toApiKey({ key, madeBy, responsible, revokedBy }: repo.ApiKeyRow): Schemas['ApiKey'] {
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

/** The parts of a request as they are kept. @throws StoreError 400 */
function partsOf({ title: given, scopes: asked, expires_at: until }: Schemas['ApiKeyRequest'], now: Date) {
  const title = given.trim()
  if (title === '' || title.length > 60) throw invalidFields({ title: 'must have 1 to 60 characters' })
  const scopes = keyScopes.filter((scope) => asked.includes(scope))
  if (scopes.length === 0 || scopes.length !== asked.length)
    throw invalidFields({ scopes: `must be some of ${keyScopes.join(', ')}` })
  const expiresAt = until == null ? null : new Date(until)
  // A moment that is none is not later either.
  if (expiresAt && !(expiresAt > now)) throw invalidFields({ expires_at: 'must be later than now' })
  return { title, scopes, expiresAt }
}

/** Keys by which programs make the calls of those who run the shop. */
export function createApiKeys({ db, now }: Pick<Context, 'db' | 'now'>) {
  async function get(database: Database, id: string): Promise<Schemas['ApiKey']> {
    const row = await repo.findById(database, id)
    if (!row) throw notFound('api_key_not_found', 'There is no such key.')
    return toApiKey(row)
  }

  /** A database that takes no changes lets programs read all the same. */
  const noteUse = (id: string) => repo.noteUse(db, id, now()).catch(() => undefined)

  return {
    /** All keys, those that were revoked last. */
    listKeys: async (): Promise<Schemas['ApiKeyList']> => ({ api_keys: (await repo.findAll(db)).map(toApiKey) }),

    /** Makes a key, which is told this once. @throws StoreError 400 where something about it is wrong */
    makeKey: (request: Schemas['ApiKeyRequest']): Promise<Schemas['ApiKeyMade']> =>
      db.transaction(async (tx) => {
        await lockTeamAsOwner(tx)
        const [at, token] = [now(), newToken('ak')]
        const [parts, { operatorId }] = [partsOf(request, at), whoActs()]
        const id = newId('apk', at)
        const redacted = `${token.slice(0, shownLength)}…`
        const made = { createdBy: operatorId, responsibleId: operatorId, createdAt: at }
        await repo.insertKey(tx, { id, ...parts, tokenHash: sha256(token), redacted, ...made })
        const after = { title: parts.title, scopes: parts.scopes, expiresAt: parts.expiresAt?.toISOString() ?? null }
        await recordEvent(tx, { at, actorId: operatorActor, action: 'api_key.created', subjectId: id, after })
        return { api_key: await get(tx, id), token }
      }),

    /** Has a key open nothing any more. @throws StoreError 404 `api_key_not_found` */
    revokeKey: (id: string): Promise<Schemas['ApiKey']> =>
      db.transaction(async (tx) => {
        const [at, { title }] = [now(), await get(tx, id)]
        if (await repo.revoke(tx, id, { revokedAt: at, revokedBy: whoActs().operatorId })) {
          await recordEvent(tx, {
            at,
            actorId: operatorActor,
            action: 'api_key.revoked',
            subjectId: id,
            before: { title },
          })
        }
        return get(tx, id)
      }),

    /**
     * The key of a token, with no more scopes than the operator who answers for it has now; undefined where it is unknown, has expired or
     * was revoked, or that operator is disabled.
     */
    async findKey(token: string): Promise<KnownKey | undefined> {
      const found = await repo.findGood(db, sha256(token), now())
      if (!found) return undefined
      const { lastUsedAt, role, scopes, ...key } = found
      if (lastUsedAt === null || now().getTime() - lastUsedAt.getTime() >= noteEvery) await noteUse(key.id)
      return { ...key, scopes: role === null ? scopes : scopes.filter((scope) => roles[scope].includes(role)) }
    },
  }
}

export type ApiKeys = ReturnType<typeof createApiKeys>
