import type { Shelf } from '@skafferi/api'
import type { Context } from '../../../platform/context'
import { fault, refuse } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import { priceContextOf } from '../../pricing'
import { readShelf } from './read-shelf'
import * as repo from './shelf.repo'

/** A new arrangement of the shelf. */
export interface Arrangement {
  /** The displayed version. */
  version: number
  places: readonly repo.ArrangedRow[]
}

export function assertOnce(places: readonly repo.ArrangedRow[]): void {
  const seen = new Set<string>()
  for (const [index, { variantId }] of places.entries()) {
    if (seen.has(variantId)) {
      throw refuse('invalid_request', {}, { [`places.${index}.variant_id`]: fault('named_twice') })
    }
    seen.add(variantId)
  }
}

const isSame = (some: readonly repo.ArrangedRow[], others: readonly repo.ArrangedRow[]) =>
  some.length === others.length &&
  some.every(({ variantId, target, facings }, at) => {
    const other = others[at]
    return other?.variantId === variantId && other.target === target && other.facings === facings
  })

/**
 * Replaces the company's shelf and returns it. Saving what is stored already changes nothing.
 * @throws StoreError 400 if an article is named twice; 404 `variant_not_found`; 409 `shelf_changed`
 */
export function saveShelf(context: Context, session: Session, { version, places }: Arrangement): Promise<Shelf> {
  assertOnce(places)
  return context.db.transaction(async (tx) => {
    const change = { companyId: session.company.id, customerId: session.customer.id, now: context.now() }
    const stored = await repo.lockShelf(tx, change)
    const arranged = await repo.findArranged(tx, change.companyId)
    if (stored > 0 && isSame(arranged, places)) return readShelf(context, tx, session)
    if (stored !== version) throw refuse('shelf_changed', { version: stored })
    const kept = new Set(arranged.map(({ variantId }) => variantId))
    const added = places.map(({ variantId }) => variantId).filter((id) => !kept.has(id))
    const placeable = await repo.findPlaceable(tx, added, change.companyId, priceContextOf(session.company, change.now))
    const missing = added.filter((id) => !placeable.has(id))
    if (missing.length > 0) {
      throw refuse('variant_not_found', {}, Object.fromEntries(missing.map((id) => [id, fault('not_for_sale')])))
    }
    await repo.replacePlaces(tx, change.companyId, places)
    await repo.setVersion(tx, { ...change, version: stored + 1 })
    return readShelf(context, tx, session)
  })
}
