import type { components } from '@skafferi/api/admin'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import type { Context } from '../../../platform/context'
import { recordOperatorEvent } from '../../../platform/db/events'
import { acquireLockByName } from '../../../platform/db/named-lock'
import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { pageOf, type Page } from '../../../platform/http/handler'
import { groupBy } from './catalogue.repo'
import * as repo from './price-changes.repo'

type Schemas = components['schemas']

/** Creates the operations on scheduled prices. */
export function createPlannedPrices({ db, now }: Pick<Context, 'db' | 'now'>) {
  return {
    /** Returns a page of scheduled prices by their start, and their number. */
    async page(filter: repo.PlannedPriceFilter, page: Page) {
      const rows = await repo.pagePlannedPrices(db, filter, page)
      return {
        planned_prices: rows.map(({ amount, before, ...row }) => ({
          product_id: row.productId,
          title: row.title,
          variant_id: row.variantId,
          variant_title: row.variantTitle,
          sku: row.sku,
          min_quantity: row.minQuantity,
          amount: toMajor(amount),
          before: before === null ? null : toMajor(before),
          currency_code: row.currency,
          starts_at: row.validFrom.toISOString(),
        })),
        count: await repo.countPlannedPrices(db, filter),
      }
    },

    /** Removes scheduled prices; those that do not exist any more are left out of the number. */
    remove: (keys: readonly repo.PlannedPriceKey[]): Promise<number> =>
      db.transaction(async (tx) => {
        // Serializes changes with imports and with the start of scheduled prices.
        await acquireLockByName(tx, 'catalogue import')
        const removed: repo.RemovedPrice[] = []
        for (const key of keys) {
          const price = await repo.deletePlannedPrice(tx, key)
          if (price) removed.push(price)
        }
        const byProduct = groupBy(removed, ({ productId }) => productId)
        await repo.setChanged(tx, [...byProduct.keys()], now())
        for (const [subjectId, prices] of byProduct) {
          const variants = [...groupBy(prices, ({ variantId }) => variantId)].map(([id, own]) => ({
            id,
            sku: own[0]?.sku ?? null,
            planned: Object.fromEntries(own.map(({ key, amount }) => [key, amount])),
          }))
          await recordOperatorEvent(tx, {
            at: now(),
            action: 'product.changed',
            subjectId,
            subjectName: prices[0]?.title,
            before: { variants },
            after: { variants: variants.map((variant) => ({ ...variant, planned: {} })) },
          })
        }
        return removed.length
      }),
  }
}

/** Admin routes for scheduled prices. */
export function plannedPricesAdminRoutes(
  prices: ReturnType<typeof createPlannedPrices>,
): AdminHandlers<'listPlannedPrices' | 'removePlannedPrices'> {
  const keyOf = ({ variant_id, min_quantity, starts_at }: Schemas['PlannedPriceRemoval']['prices'][number]) => ({
    variantId: variant_id,
    minQuantity: min_quantity,
    validFrom: new Date(starts_at),
  })
  return {
    async listPlannedPrices({ query }) {
      const page = pageOf(query)
      const { product_id: productId, import_id: importId } = query
      return { ...(await prices.page({ productId, importId }, page)), ...page }
    },
    removePlannedPrices: async ({ body }) => ({ removed: await prices.remove(body.prices.map(keyOf)) }),
  }
}
