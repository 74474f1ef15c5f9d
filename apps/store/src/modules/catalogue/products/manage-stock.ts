import type { components } from '@skafferi/api/admin'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
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

const trimmed = (text: string | undefined) => (text === undefined ? null : trimText(text))

/**
 * Creates the operations that add to the stock of articles, whatever is sold at the same time, and list what changed it.
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
      inventory_quantity: await repo.readStock(tx, id),
      reserved_quantity: reserved.get(id) ?? 0,
      available_from: availableFrom,
      served_quantity: served,
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
     * Adds a delivery of several articles, or nothing of it.
     * @throws StoreError 400 naming the rows without an article, and those whose article an earlier row has
     */
    receiveDelivery: ({ rows, reference }: Schemas['DeliveryRequest']) =>
      db.transaction(async (tx) => {
        const at = now()
        const articles = await repo.lockArticles(
          tx,
          rows.map(({ sku }) => sku),
        )
        const seen = new Map<string, number>()
        const faults: Record<string, FieldFault> = {}
        const changes = rows.flatMap(({ quantity: change }, index): ArticleChange[] => {
          const article = articles[index]
          const former = article && seen.get(article.id)
          if (!article) faults[`rows.${index}.sku`] = fault('not_in_shop')
          else if (former !== undefined) faults[`rows.${index}.sku`] = fault('repeated', { row: former + 1 })
          else seen.set(article.id, index)
          return article ? [{ article, change }] : []
        })
        if (Object.keys(faults).length > 0) throw invalidFields(faults)
        const note = trimmed(reference)
        const served = await move(tx, changes, { kind: 'goods_in', at, note })
        for (const { article, change } of changes)
          await record(tx, 'stock.received', article, { sku: article.sku, change, note }, at)
        const quantity = changes.reduce((sum, { change }) => sum + change, 0)
        return { articles: changes.length, quantity, served_quantity: served }
      }),

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
        if (article.stock + change < 0) {
          const reserved = (await repo.findReserved(tx, [article.productId])).get(article.id) ?? 0
          throw refuse('stock_too_low', { sku: article.sku ?? seen.sku, free: article.stock, reserved })
        }
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
