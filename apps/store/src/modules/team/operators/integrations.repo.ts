import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { apiKeys, webhooks } from '../../../platform/db/schema'

/** An active API key or webhook with its responsible operator. */
export interface IntegrationRow {
  id: string
  operatorId: string
  kind: 'api_key' | 'webhook'
  /** A key's title or a webhook's URL. */
  title: string
  /** Null for webhooks, and for keys that were never used. */
  lastUsedAt: Date | null
}

/**
 * Returns the active API keys and webhooks with a responsible operator, oldest first; those of one operator if
 * `operatorId` is given.
 */
export async function findIntegrations(db: Database, now: Date, operatorId?: string): Promise<IntegrationRow[]> {
  const hasResponsible = ({ responsibleId }: typeof apiKeys | typeof webhooks) =>
    operatorId === undefined ? isNotNull(responsibleId) : eq(responsibleId, operatorId)
  const isActive = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))
  const keys = await db
    .select({
      id: apiKeys.id,
      operatorId: sql<string>`${apiKeys.responsibleId}`,
      title: apiKeys.title,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .where(and(hasResponsible(apiKeys), isActive))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))
  const addresses = await db
    .select({ id: webhooks.id, operatorId: sql<string>`${webhooks.responsibleId}`, title: webhooks.url })
    .from(webhooks)
    .where(and(hasResponsible(webhooks), isNull(webhooks.disabledAt)))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
  return [
    ...keys.map((key) => ({ ...key, kind: 'api_key' as const })),
    ...addresses.map((webhook) => ({ ...webhook, kind: 'webhook' as const, lastUsedAt: null })),
  ]
}

/** Makes another operator responsible for API keys and webhooks; null for the command line. */
export async function transferIntegrations(
  tx: Database,
  ids: readonly string[],
  responsibleId: string | null,
): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ responsibleId })
    .where(inArray(apiKeys.id, [...ids]))
  await tx
    .update(webhooks)
    .set({ responsibleId })
    .where(inArray(webhooks.id, [...ids]))
}

/** Revokes API keys and disables webhooks. */
export async function endIntegrations(
  tx: Database,
  ids: readonly string[],
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: at, revokedBy: by })
    .where(inArray(apiKeys.id, [...ids]))
  await tx
    .update(webhooks)
    .set({ disabledAt: at })
    .where(inArray(webhooks.id, [...ids]))
}
