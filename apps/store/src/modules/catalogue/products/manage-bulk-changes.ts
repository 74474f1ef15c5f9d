import { isDeepStrictEqual } from 'node:util'
import type { components } from '@skafferi/api/admin'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { fault, invalidFields, refuse } from '../../../platform/http/errors'
import { priceContextOf } from '../../pricing'
import {
  fieldsOf,
  hasFields,
  planFields,
  readBulkChange,
  withFields,
  type BulkChange,
  type BulkFields,
  type FieldChange,
} from './bulk-change'
import { findInSale, planSaleFields, readBulkSale, salePrices, startSale, undoSale } from './bulk-sale'
import * as repo from './bulk-changes.repo'
import type { StoredProduct } from './catalog-state'
import { findCategories, findKnownArticles, loadProducts, lockVariants } from './catalogue.repo'
import { writeProducts } from './catalogue-writes.repo'
import { formerGtins, restoreImported } from './imported-fields'
import { priceJumps } from './price-jumps'
import { setArchived } from './products.repo'

type Schemas = components['schemas']

/** What a plan found; stored with it. */
type Summary = Pick<
  Schemas['BulkChange'],
  'kind' | 'count' | 'unchanged' | 'refused' | 'refused_count' | 'price_jumps' | 'examples'
>

/** A stored change. */
type StoredChange = BulkChange | { kind: 'import' }

const emptySummary = (kind: Summary['kind']): Summary => ({
  kind,
  count: 0,
  unchanged: 0,
  refused: [],
  refused_count: 0,
  price_jumps: 0,
  examples: [],
})

/** Products in one transaction, few enough to answer within seconds. */
const batchSize = 500
/** Named products and prices in an answer. */
const maxNamed = 10
const planLifetimeMs = 24 * 60 * 60 * 1000

/** The changed prices of a product. */
function changedPrices(product: StoredProduct, fields: BulkFields, currency: string) {
  const { title, variants } = product
  const { prices = typeof fields.salePercent === 'number' ? salePrices(product, fields) : {} } = fields
  return variants.flatMap(({ id, sku, prices: before }) =>
    Object.entries(prices[id ?? ''] ?? {}).flatMap(([from, after]) => {
      const amount = before[Number(from)]
      if (amount === undefined || amount === after) return []
      const [min_quantity, currency_code] = [Number(from), currency]
      return [{ title, sku, min_quantity, before: toMajor(amount), after: toMajor(after), currency_code }]
    }),
  )
}

/** True if a price changes by more than is usual. */
function hasPriceJump({ variants }: StoredProduct, { prices = {} }: BulkFields): boolean {
  return variants.some((variant) => {
    const changes = Object.entries(prices[variant.id ?? ''] ?? {})
    const given = changes.map(([from, amount]) => ({ from: Number(from), amount }))
    return (priceJumps({ prices: given }, variant) ?? []).length > 0
  })
}

/** Creates the operations that change many products at once. */
export function createBulkChanges({ db, now, timeZone }: Pick<Context, 'db' | 'now' | 'timeZone'>) {
  async function plan(tx: Database, change: BulkChange, ids: readonly string[]) {
    const { currency } = priceContextOf(undefined, now())
    const summary = emptySummary(change.kind)
    const rows: repo.BulkRow[] = []
    function add(product: StoredProduct, inSale: ReadonlySet<string>): void {
      const isSale = change.kind === 'flash_sale'
      const before = isSale ? { salePercent: null } : fieldsOf(change, product)
      const after = isSale
        ? planSaleFields(change, product, { inSale, planned: summary.count })
        : planFields(change, product, now())
      if (typeof after === 'string') {
        summary.refused_count += 1
        if (summary.refused.length < maxNamed)
          summary.refused.push({ id: product.id, title: product.title, reason: after })
      } else if (isDeepStrictEqual(before, after)) summary.unchanged += 1
      else {
        rows.push({ productId: product.id, before, after })
        summary.count += 1
        if (hasPriceJump(product, after)) summary.price_jumps += 1
        const missing = maxNamed - summary.examples.length
        if (missing > 0) summary.examples.push(...changedPrices(product, after, currency).slice(0, missing))
      }
    }
    for (let offset = 0; offset < ids.length; offset += batchSize) {
      const batch = ids.slice(offset, offset + batchSize)
      const byId = new Map((await loadProducts(tx, batch)).map((product) => [product.id, product]))
      const inSale =
        change.kind === 'flash_sale' ? await findInSale(tx, change, { ids: batch, now: now() }) : new Set<string>()
      for (const product of batch.flatMap((id) => byId.get(id) ?? [])) add(product, inSale)
    }
    return { summary, rows }
  }

  async function answer(tx: Database, record: repo.BulkRecord): Promise<Schemas['BulkChange']> {
    const step = record.undoneAt ? 'isUndone' : 'isApplied'
    const counts = await repo.countOutcomes(tx, record.id, step)
    const { kind } = record.change as StoredChange
    const count = [...counts.values()].reduce((sum, each) => sum + each, 0)
    const summary =
      kind === 'import'
        ? { ...emptySummary(kind), count, created: await repo.countCreated(tx, record.id) }
        : (record.summary as Summary)
    const left = await repo.findLeft(tx, record.id, step, maxNamed)
    return {
      ...summary,
      id: record.id,
      state: record.undoneAt ? 'undone' : record.appliedAt ? 'applied' : 'planned',
      done: counts.get(true) ?? 0,
      remaining: counts.get(null) ?? 0,
      left: left.map(({ kept, ...product }) => ({ ...product, kept: kept?.slice(0, maxNamed) ?? [] })),
      left_count: counts.get(false) ?? 0,
    }
  }

  /** Writes the next products of a step that still have the expected values. */
  async function writeNext(tx: Database, { id, change }: repo.BulkRecord, step: repo.BulkStep): Promise<void> {
    const rows = await repo.findWaitingRows(tx, id, step, batchSize)
    const ids = rows.map(({ productId }) => productId)
    // Orders change the stock, which is written back with the variants.
    await lockVariants(tx, ids)
    const products = new Map((await loadProducts(tx, ids)).map((product) => [product.id, product]))
    await repo.setOutcomes(
      tx,
      id,
      step,
      await writeStep(tx, { id, change: change as StoredChange, rows, products, step }),
    )
  }

  interface WrittenStep {
    id: string
    change: StoredChange
    rows: readonly repo.BulkRow[]
    products: ReadonlyMap<string, StoredProduct>
    step: repo.BulkStep
  }

  /** Writes products; returns whether each was changed. */
  function writeStep(tx: Database, { id, change, rows, products, step }: WrittenStep): Promise<Map<string, boolean>> {
    if (change.kind === 'import') return restoreRows(tx, id, rows, products)
    if (change.kind !== 'flash_sale') return writeRows(tx, change, { rows, products, step })
    return step === 'isApplied'
      ? startSale(tx, { id, sale: change, rows, products, now: now() })
      : undoSale(tx, { id, rows, now: now() })
  }

  /** Restores the fields of imported products that have not changed since. */
  async function restoreRows(
    tx: Database,
    id: string,
    rows: readonly repo.BulkRow[],
    products: ReadonlyMap<string, StoredProduct>,
  ): Promise<Map<string, boolean>> {
    const categoryIds = await findCategories(tx)
    const gtins = rows.flatMap(formerGtins)
    const known = await findKnownArticles(tx, { skus: [], gtins, handles: [], sourceIds: [] })
    const limits = { categories: new Set(categoryIds.keys()), takenGtins: new Set(known.gtins.keys()), now: now() }
    const restored = rows.flatMap((row) => {
      const product = products.get(row.productId)
      return product ? [{ product, ...restoreImported(product, row, limits) }] : []
    })
    await writeProducts(
      tx,
      restored.flatMap(({ product, state }) =>
        state === product ? [] : [{ before: product, product: withFields(state, {}) }],
      ),
      { categoryIds, prices: priceContextOf(undefined, now()) },
    )
    for (const { product, state } of restored)
      if (state.archivedAt !== product.archivedAt) await setArchived(tx, product.id, state.archivedAt, now())
    await repo.setLeftFields(tx, id, new Map(restored.map(({ product, kept }) => [product.id, kept])))
    const complete = new Set(restored.flatMap(({ product, kept }) => (kept.length === 0 ? [product.id] : [])))
    return new Map(rows.map(({ productId }) => [productId, complete.has(productId)]))
  }

  /** Writes the products that still have the expected values. */
  async function writeRows(
    tx: Database,
    change: FieldChange,
    {
      rows,
      products,
      step,
    }: { rows: readonly repo.BulkRow[]; products: ReadonlyMap<string, StoredProduct>; step: repo.BulkStep },
  ): Promise<Map<string, boolean>> {
    const [expected, wanted] = step === 'isApplied' ? (['before', 'after'] as const) : (['after', 'before'] as const)
    const writes = rows.flatMap((row) => {
      const product = products.get(row.productId)
      return product && hasFields(change, product, row[expected]) ? [{ product, fields: row[wanted] }] : []
    })
    if (change.kind === 'archive' || change.kind === 'restore') {
      for (const { product, fields } of writes)
        await setArchived(tx, product.id, fields.archivedAt ? new Date(fields.archivedAt) : null, now())
    } else {
      const given = writes.map(({ product, fields }) => ({ before: product, product: withFields(product, fields) }))
      await writeProducts(tx, given, {
        categoryIds: await findCategories(tx),
        prices: priceContextOf(undefined, now()),
      })
    }
    const written = new Set(writes.map(({ product }) => product.id))
    // A product that was put back alone has its old values already.
    const isRestored = ({ productId, before }: repo.BulkRow) => {
      const product = products.get(productId)
      return step === 'isUndone' && product !== undefined && hasFields(change, product, before)
    }
    return new Map(rows.map((row) => [row.productId, written.has(row.productId) || isRestored(row)]))
  }

  async function start(tx: Database, record: repo.BulkRecord, step: repo.BulkStep): Promise<repo.BulkRecord> {
    await repo.setStarted(tx, record.id, step, now())
    const { kind, ...details } = record.change as StoredChange
    const { count: products } = await answer(tx, record)
    await recordOperatorEvent(tx, {
      at: now(),
      action: step === 'isApplied' ? 'product.bulk_changed' : 'product.bulk_undone',
      subjectId: record.id,
      subjectName: await repo.findImportFile(tx, record.id),
      after: { kind, ...details, products },
    })
    return { ...record, [step === 'isApplied' ? 'appliedAt' : 'undoneAt']: now() }
  }

  const proceed = (id: string, step: repo.BulkStep, { confirmsJumps = true } = {}): Promise<Schemas['BulkChange']> =>
    db.transaction(async (tx) => {
      // Serializes changes with imports and with changes of single products.
      await acquireLockByName(tx, 'catalogue import')
      const found = await repo.lockBulkChange(tx, id)
      if (!found || (step === 'isUndone' && !found.appliedAt)) throw refuse('bulk_change_not_found')
      if (step === 'isApplied' && found.undoneAt) throw refuse('bulk_change_undone')
      if (await repo.isImportRunning(tx, id)) throw refuse('import_in_progress')
      const isStarted = step === 'isApplied' ? found.appliedAt : found.undoneAt
      const { price_jumps: jumps } = await answer(tx, found)
      if (!isStarted && jumps > 0 && !confirmsJumps) throw refuse('price_jumps', { count: jumps })
      const record = isStarted ? found : await start(tx, found, step)
      await writeNext(tx, record, step)
      return answer(tx, record)
    })

  return {
    /**
     * Plans a change; changes no product.
     * @throws StoreError 400 for invalid fields
     */
    plan: ({ ids, filter, change: given }: Schemas['BulkChangeRequest']): Promise<Schemas['BulkChange']> =>
      db.transaction(async (tx) => {
        if ((ids === undefined) === (filter === undefined)) throw invalidFields({ ids: fault('required') })
        const change =
          given.kind === 'flash_sale' ? readBulkSale(given, { now: now(), timeZone }) : readBulkChange(given)
        if (change.kind === 'category' && !(await findCategories(tx)).has(change.category))
          throw invalidFields({ 'change.category': fault('unknown_category') })
        await repo.deleteOldPlans(tx, new Date(now().getTime() - planLifetimeMs))
        const matching = ids ?? (await repo.findMatchingIds(tx, filter ?? {}, priceContextOf(undefined, now())))
        const { summary, rows } = await plan(tx, change, [...new Set(matching)])
        const record = { id: newId('bulk', now()), change, summary, createdAt: now() }
        await repo.insertBulkChange(tx, { ...record, rows })
        return answer(tx, { ...record, appliedAt: null, undoneAt: null })
      }),

    /**
     * Applies the next products of a plan.
     * @param options `confirmsJumps` true if prices may change by more than is usual
     * @throws StoreError 404 `bulk_change_not_found`; 409 `bulk_change_undone`, `price_jumps`, `flash_sale_ended`
     */
    apply: (id: string, options: { confirmsJumps: boolean }) => proceed(id, 'isApplied', options),

    /**
     * Restores the next products of an applied change.
     * @throws StoreError 404 `bulk_change_not_found`; 409 `import_in_progress`
     */
    undo: (id: string) => proceed(id, 'isUndone'),

    /** Returns what an import has changed; null if it has changed nothing. */
    async findOfImport(id: string): Promise<Schemas['BulkChange'] | null> {
      const record = await repo.findBulkChange(db, id)
      return record ? answer(db, record) : null
    },
  }
}

export type BulkChanges = ReturnType<typeof createBulkChanges>
