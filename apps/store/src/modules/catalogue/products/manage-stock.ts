import type { components } from '@skafferi/api/admin'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { allowRollback } from '../../../platform/db/failures'
import { recordOperatorEvent } from '../../../platform/db/events'
import { notifyLowStock } from '../../../platform/db/low-stock'
import { moveStock, type StockCause } from '../../../platform/db/stock-movements.repo'
import { reserveForWaiting } from '../../../platform/db/waiting-pieces'
import { fault, invalidFields, refuse, type FieldFault } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import * as repo from './stock.repo'

type Schemas = components['schemas']

function toMovement({
  movement,
  variant,
  displayId,
  companyName,
  changedBy,
}: repo.MovementRow): Schemas['StockMovement'] {
  const { id, at, kind, change, stock, orderId, reason, note } = movement
  return {
    id,
    at: at.toISOString(),
    variant,
    kind,
    change,
    inventory_quantity: stock,
    order:
      orderId === null || displayId === null
        ? null
        : { id: orderId, display_id: displayId, company_name: companyName ?? '' },
    reason,
    note,
    changed_by: changedBy,
  }
}

/** An article, and its displayed stock if the change depends on it. */
type SeenArticle = Pick<Schemas['GoodsInRequest'], 'sku' | 'replaces_inventory_quantity'>

/** The pieces that are added to an article, or taken away. */
interface ArticleChange {
  article: repo.LockedArticle
  change: number
}

type Delivery = Schemas['DeliveryAnswer']['delivery']

const trimmed = (text: string | undefined) => (text === undefined ? null : trimText(text))

/**
 * Creates the operations that add to the stock of articles, whatever is sold at the same time, and list what changed
 * it.
 *
 * Changes throw StoreError 400 for an unknown SKU, and 409 `stock_changed` if the displayed stock is outdated.
 */
export function createStockOperator({ db, now }: Pick<Context, 'db' | 'now'>) {
  async function lock(
    tx: Database,
    { sku, replaces_inventory_quantity: seen }: SeenArticle,
  ): Promise<repo.LockedArticle> {
    const article = await repo.lockArticle(tx, sku)
    if (!article) throw invalidFields({ sku: fault('not_in_shop') })
    if (seen !== undefined && seen !== article.stock)
      throw refuse('stock_changed', { sku: article.sku ?? sku, seen, now: article.stock })
    return article
  }

  /** Moves pieces of locked articles; those that came in go to waiting orders first. */
  async function move(tx: Database, changes: readonly ArticleChange[], cause: StockCause) {
    await moveStock(
      tx,
      changes.map(({ article: { id: variantId }, change }) => ({ variantId, change })),
      cause,
    )
    const moved = changes.map(({ article: { stock: before, ...article }, change }) => ({
      ...article,
      before,
      after: before + change,
    }))
    await notifyLowStock(tx, moved, cause.at)
    const added = changes.flatMap(({ article: { id }, change }) => (change > 0 ? [id] : []))
    return reserveForWaiting(tx, added, cause.at)
  }

  const record = (tx: Database, action: string, { productId, title }: repo.LockedArticle, after: object, at: Date) =>
    recordOperatorEvent(tx, { at, action, subjectId: productId, subjectName: title, after })

  async function show(
    tx: Database,
    { id, productId, sku }: repo.LockedArticle,
    availableFrom: string | null,
    served: number,
  ): Promise<Schemas['StockAnswer']['stock']> {
    const reserved = await repo.findReserved(tx, [productId])
    return {
      product_id: productId,
      sku: sku ?? '',
      inventory_quantity: (await repo.readStocks(tx, [id])).get(id) ?? 0,
      reserved_quantity: reserved.get(id) ?? 0,
      available_from: availableFrom,
      served_quantity: served,
    }
  }

  /** @throws StoreError 409 `stock_too_low` if an article has fewer free pieces than are taken away */
  async function requireFree(tx: Database, changes: readonly ArticleChange[]): Promise<void> {
    const short = changes.find(({ article, change }) => article.stock + change < 0)?.article
    if (!short) return
    const reserved = (await repo.findReserved(tx, [short.productId])).get(short.id) ?? 0
    throw refuse('stock_too_low', { sku: short.sku ?? '', free: short.stock, reserved })
  }

  /** Adds the rows of a delivery to the stock, or takes them away as a correction. */
  async function book(
    tx: Database,
    { rows, reference }: Schemas['DeliveryUndoRequest'],
    { isDryRun = false, isUndo = false }: { isDryRun?: boolean; isUndo?: boolean },
  ): Promise<Delivery> {
    const at = now()
    const found = await repo.lockArticles(
      tx,
      rows.map(({ sku }) => sku),
    )
    const firstRows = new Map<string, number>()
    const faults: Record<string, FieldFault> = {}
    const changes: ArticleChange[] = []
    for (const [index, { quantity }] of rows.entries()) {
      const article = found[index]
      if (article === 'several') {
        faults[`rows.${index}.sku`] = fault('several_articles')
        continue
      }
      const former = article && firstRows.get(article.id)
      if (!article) faults[`rows.${index}.sku`] = fault('not_in_shop')
      else if (former !== undefined) faults[`rows.${index}.sku`] = fault('repeated', { row: former + 1 })
      else {
        firstRows.set(article.id, index)
        changes.push({ article, change: isUndo ? -quantity : quantity })
      }
    }
    if (!isDryRun && Object.keys(faults).length > 0) throw invalidFields(faults)
    await requireFree(tx, changes)
    const note = trimmed(reference)
    const reason = 'booked_by_mistake'
    const cause: StockCause = isUndo ? { kind: 'correction', at, reason, note } : { kind: 'goods_in', at, note }
    const served = await move(tx, changes, cause)
    for (const { article, change } of changes)
      await (isUndo
        ? record(tx, 'stock.corrected', article, { sku: article.sku, change, reason, note }, at)
        : record(tx, 'stock.received', article, { sku: article.sku, change, note }, at))
    const after = await repo.readStocks(tx, [...firstRows.keys()])
    return {
      articles: changes.length,
      quantity: changes.reduce((sum, { change }) => sum + Math.abs(change), 0),
      served_quantity: served,
      rows: rows.map(({ sku }, index) => {
        const result = found[index]
        const article = result === 'several' ? undefined : result
        const isBooked = article !== undefined && firstRows.get(article.id) === index
        return {
          sku: article?.sku ?? sku,
          product_title: article?.title ?? null,
          previous_quantity: article?.stock ?? null,
          inventory_quantity: isBooked ? (after.get(article.id) ?? 0) : null,
          refusal: isBooked ? null : article ? 'repeated' : result === 'several' ? 'several_articles' : 'not_in_shop',
        }
      }),
    }
  }

  return {
    /** Adds goods that came in. */
    receiveGoods: ({ quantity, available_from, reference, ...seen }: Schemas['GoodsInRequest']) =>
      db.transaction(async (tx) => {
        const at = now()
        const article = await lock(tx, seen)
        const note = trimmed(reference)
        const served = await move(tx, [{ article, change: quantity }], { kind: 'goods_in', at, note })
        const availableFrom = available_from === undefined ? article.availableFrom : available_from
        if (availableFrom !== article.availableFrom) await repo.updateAvailableFrom(tx, article, availableFrom, at)
        const day = available_from === undefined ? {} : { availableFrom }
        await record(tx, 'stock.received', article, { sku: article.sku, change: quantity, note, ...day }, at)
        return show(tx, article, availableFrom, served)
      }),

    /**
     * Adds a delivery of several articles, or nothing of it. A dry run is rolled back.
     * @throws StoreError 400 naming the rows without an article, and those whose article an earlier row has
     */
    async receiveDelivery({ dry_run: isDryRun = false, ...delivery }: Schemas['DeliveryRequest']) {
      let answer!: Delivery
      const booking = db.transaction(async (tx) => {
        answer = await book(tx, delivery, { isDryRun })
        if (isDryRun) tx.rollback()
      })
      await booking.catch(allowRollback)
      return answer
    },

    /**
     * Takes the pieces of a delivery away again, or nothing of it.
     * @throws StoreError 400 as for `receiveDelivery`; 409 `stock_too_low`
     */
    undoDelivery: (delivery: Schemas['DeliveryUndoRequest']) =>
      db.transaction((tx) => book(tx, delivery, { isUndo: true })),

    /**
     * Adds pieces or takes them away, with a reason.
     * @throws StoreError 400 if nothing changes or the note is missing; 409 `stock_too_low`
     */
    correctStock: ({ change, reason, note: given, ...seen }: Schemas['StockCorrectionRequest']) =>
      db.transaction(async (tx) => {
        const at = now()
        if (change === 0) throw invalidFields({ change: fault('zero') })
        const note = trimmed(given)
        if (reason === 'other' && note === null) throw invalidFields({ note: fault('required') })
        const article = await lock(tx, seen)
        await requireFree(tx, [{ article, change }])
        const served = await move(tx, [{ article, change }], { kind: 'correction', at, reason, note })
        await record(tx, 'stock.corrected', article, { sku: article.sku, change, reason, note }, at)
        return show(tx, article, article.availableFrom, served)
      }),

    /**
     * Returns a page of the changes of a product's stock, newest first.
     * @throws StoreError 404 `product_not_found`
     */
    async pageMovements(productId: string, page: Page) {
      const total = await repo.countMovements(db, productId)
      if (total === undefined) throw refuse('product_not_found')
      return { movements: (await repo.findMovements(db, productId, page)).map(toMovement), count: total }
    },
  }
}

export type StockOperator = ReturnType<typeof createStockOperator>
