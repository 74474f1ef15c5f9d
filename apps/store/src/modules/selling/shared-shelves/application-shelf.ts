import type { components } from '@skafferi/api/admin'
import type { Database } from '../../../platform/db/database'
import { beginShelf } from '../shelf'
import { toAdminShelf, toApplicationPlace } from './to-shared-shelf'
import * as repo from './shared-shelves.repo'

/** Returns the id of the shelf of an open link; null for unknown, expired and removed ones. */
export async function findShelfToApplyWith(db: Database, code: string | undefined, now: Date): Promise<string | null> {
  if (code === undefined) return null
  return (await repo.findShared(db, code, now))?.id ?? null
}

/** Returns the shelf of an application, also after its link was removed; null if it was deleted. */
export async function readApplicationShelf(
  db: Database,
  shelfId: string | null,
  now: Date,
): Promise<components['schemas']['ApplicationShelf'] | null> {
  const found = shelfId === null ? undefined : await repo.findShelf(db, shelfId)
  if (!found) return null
  const places = await repo.findAllPlaces(db, found.shelf.id, now)
  return { shelf: toAdminShelf(found), places: places.map(toApplicationPlace) }
}

/** Begins the shelf of a new company with the articles of a shared one that are for sale. */
export async function beginWithSharedShelf(
  tx: Database,
  shelfId: string,
  owner: { companyId: string; customerId: string; now: Date },
): Promise<void> {
  const places = (await repo.findAllPlaces(tx, shelfId, owner.now)).filter(({ forSale }) => forSale)
  if (places.length === 0) return
  await beginShelf(
    tx,
    places.map(({ variantId, target, facings }) => ({ variantId, target, facings })),
    owner,
  )
}
