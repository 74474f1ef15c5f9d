import type { components } from '@skafferi/api/admin'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { refuse } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import { assertIfMatch, etagOf, type VersionedTarget } from '../../../platform/http/admin/if-match'
import { findLowestPrices, priceContextOf } from '../../pricing'
import { checkFlashSale, readFlashSale, type CheckedFlashSale, type NewFlashSale } from './check-flash-sale'
import * as repo from './flash-sales.repo'
import { idempotentId, wasCreated } from '../../../platform/http/admin/idempotent-create'

type FlashSale = components['schemas']['AdminFlashSale']

/** A flash sale with its entity tag. */
export interface TaggedFlashSale {
  sale: FlashSale
  tag: string
}

function stateOf({ startsAt, endsAt }: repo.StoredFlashSale, now: Date): FlashSale['state'] {
  if (endsAt <= now) return 'ended'
  return startsAt < now ? 'running' : 'planned'
}

function toAnswer(stored: repo.StoredFlashSale, now: Date): FlashSale {
  return {
    id: stored.id,
    title: stored.title,
    starts_at: stored.startsAt.toISOString(),
    ends_at: stored.endsAt.toISOString(),
    state: stateOf(stored, now),
    items: stored.items.map(({ productId: product_id, percent }) => ({ product_id, percent })),
  }
}

const ended = () => refuse('flash_sale_ended')

/**
 * Creates the operations on flash sales.
 *
 * Changes throw StoreError 404 `flash_sale_not_found`; 428 without an entity tag; 412 `flash_sale_changed` if it
 * changed since it was read.
 */
export function createFlashSalesOperator(context: Pick<Context, 'db' | 'now' | 'timeZone'>) {
  const { db, now } = context
  async function load(tx: Database, id: string): Promise<TaggedFlashSale & { stored: repo.StoredFlashSale }> {
    const stored = await repo.findSale(tx, id)
    if (!stored) throw refuse('flash_sale_not_found')
    return { sale: toAnswer(stored, now()), tag: etagOf(stored), stored }
  }

  /** Returns the recorded state of a sale, with the titles of its products for display. */
  async function toRecord(tx: Database, { title, startsAt, endsAt, items }: CheckedFlashSale) {
    const titles = await repo.findTitles(
      tx,
      items.map(({ productId }) => productId),
    )
    const named = items.map(({ productId, percent }) => `${titles.get(productId) ?? productId} −${percent}%`)
    return { title, startsAt, endsAt, products: named.join(', '), items }
  }

  async function check(tx: Database, input: NewFlashSale, startedAt?: Date): Promise<CheckedFlashSale> {
    const prices = await findLowestPrices(
      tx,
      input.items.map(({ productId }) => productId),
      priceContextOf(undefined, now()),
    )
    return checkFlashSale(input, { prices, runningSince: startedAt, now: now(), timeZone: context.timeZone })
  }

  async function change<Result>(
    target: VersionedTarget,
    work: (tx: Database, found: TaggedFlashSale & { stored: repo.StoredFlashSale }) => Promise<Result>,
  ) {
    return db.transaction(async (tx) => {
      await repo.lockSale(tx, target.id)
      const found = await load(tx, target.id)
      assertIfMatch(target, found.tag, refuse('flash_sale_changed').with({ flash_sale: found.sale }))
      return work(tx, found)
    })
  }

  const record = (
    tx: Database,
    action: string,
    { id: subjectId, title: subjectName }: { id: string; title: string },
    states: { before?: object; after?: object },
  ) => recordOperatorEvent(tx, { at: now(), action, subjectId, subjectName, ...states })

  return {
    /** Returns a page of flash sales, latest start first, and their total. */
    async pageSales(page: Page) {
      const rows = await repo.findSales(db, page)
      return { flash_sales: rows.map((row) => toAnswer(row, now())), count: await repo.countSales(db) }
    },

    /** @throws StoreError 404 `flash_sale_not_found` */
    showSale: (id: string): Promise<TaggedFlashSale> => load(db, id),

    /**
     * Creates a flash sale; idempotent with a key.
     * @throws StoreError 400 `invalid_request` naming the fields; 422 if the key was used for another request
     */
    createSale: (input: NewFlashSale, key: string | undefined): Promise<TaggedFlashSale> =>
      db.transaction(async (tx) => {
        const id = idempotentId('sale', key, now())
        const creation = { id, action: 'flash_sale.added', request: () => readFlashSale(input, context.timeZone) }
        if (await wasCreated(tx, creation)) return load(tx, id)
        const checked = await check(tx, input)
        const isInserted = await repo.insertSale(tx, id, checked)
        if (isInserted) await record(tx, creation.action, { ...checked, id }, { after: await toRecord(tx, checked) })
        else await wasCreated(tx, creation)
        return load(tx, id)
      }),

    /**
     * Changes a flash sale; omitted fields are unchanged.
     * @throws StoreError 400 naming the fields; 409 `flash_sale_ended`
     */
    changeSale: (target: VersionedTarget, changed: Partial<NewFlashSale>): Promise<TaggedFlashSale> =>
      change(target, async (tx, { stored, sale }) => {
        if (sale.state === 'ended') throw ended()
        const { title, items } = stored
        const defined = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
        const input = { title, items, startsAt: sale.starts_at, endsAt: sale.ends_at, ...defined }
        const checked = await check(tx, input, sale.state === 'running' ? stored.startsAt : undefined)
        const states = { before: await toRecord(tx, stored), after: await toRecord(tx, checked) }
        await repo.updateSale(tx, target.id, checked)
        await record(tx, 'flash_sale.changed', { ...checked, id: target.id }, states)
        return load(tx, target.id)
      }),

    /**
     * Ends a running flash sale.
     * @throws StoreError 409 `flash_sale_not_begun` or `flash_sale_ended`
     */
    endSale: (target: VersionedTarget): Promise<TaggedFlashSale> =>
      change(target, async (tx, { stored, sale: { state } }) => {
        const { endsAt } = stored
        if (state === 'ended') throw ended()
        if (state === 'planned') throw refuse('flash_sale_not_begun')
        const at = now()
        await repo.updateSale(tx, target.id, { endsAt: at })
        await record(tx, 'flash_sale.ended', stored, { before: { endsAt }, after: { endsAt: at } })
        return load(tx, target.id)
      }),

    /**
     * Deletes a flash sale that has not begun.
     * @throws StoreError 409 `flash_sale_begun`
     */
    removeSale: (target: VersionedTarget): Promise<void> =>
      change(target, async (tx, { stored, sale: { state } }) => {
        if (state !== 'planned') throw refuse('flash_sale_begun')
        await record(tx, 'flash_sale.removed', stored, { before: await toRecord(tx, stored) })
        await repo.deleteSale(tx, target.id)
      }),
  }
}

export type FlashSalesOperator = ReturnType<typeof createFlashSalesOperator>
