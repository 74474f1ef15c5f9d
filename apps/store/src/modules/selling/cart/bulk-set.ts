import type { components } from '@skafferi/api'
import {
  changesOf,
  isGtin,
  normalizeRow,
  planRows,
  toBulkReport,
  type BulkRow,
  type PlannedRow,
} from '@skafferi/domain/rules/cart/bulk-plan'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { destinationIn } from '../../../platform/db/markets'
import type { Session } from '../../../platform/http/handler'
import { bulkRowSentence } from '../../../platform/words/sentences'
import { priceContextOf } from '../../pricing'
import { findArticlesByGtin, findArticlesByItem, findArticlesBySku, type ArticleSearch } from './bulk-set.repo'
import { inCartTransaction, lockForChange, readCart } from './cart-transaction'
import * as repo from './cart.repo'
import { termsAt } from './pricing-terms'

type BulkSetAnswer = components['schemas']['BulkSetAnswer']

/** Quantities to set, many at once. */
export interface BulkSet {
  rows: readonly BulkRow[]
  /** True to change nothing and return the result only. */
  preview: boolean
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))]
}

async function plan(tx: Database, given: readonly BulkRow[], search: ArticleSearch): Promise<PlannedRow[]> {
  const lines = search.cartId === undefined ? 0 : await repo.countLinesOf(tx, search.cartId)
  const rows = given.map(normalizeRow)
  const byItem = await findArticlesByItem(tx, distinct(rows.map(({ itemId }) => itemId)), search)
  const skus = distinct(rows.map(({ sku }) => sku))
  const bySku = await findArticlesBySku(tx, skus, search)
  const gtins = skus.filter((sku) => !bySku.has(sku) && isGtin(sku))
  const byGtin = await findArticlesByGtin(tx, gtins, search)
  return planRows(rows, { byItem: (id) => byItem.get(id), bySku: (sku) => bySku.get(sku) ?? byGtin.get(sku) }, lines)
}

/**
 * Sets quantities of lines and articles in one transaction: rows that cannot be applied are skipped and reported. A
 * preview locks nothing and creates no cart.
 */
export function bulkSet(context: Context, session: Session, { rows, preview }: BulkSet): Promise<BulkSetAnswer> {
  return inCartTransaction(context, session, async (tx, currentTime) => {
    const openCart = preview
      ? await repo.findOpenCart(tx, session.company.id)
      : await lockForChange(context, tx, session, currentTime)
    const country = openCart?.shippingAddress?.country_code ?? session.company.countryCode
    const destination = destinationIn(country, context, currentTime)
    const prices = priceContextOf(session.company, currentTime)
    const planned = await plan(tx, rows, { cartId: openCart?.id, destination, prices })
    const changes = changesOf(planned)
    if (openCart && !preview && changes.length > 0) await repo.upsertLines(tx, openCart.id, changes, currentTime)
    const cart = await readCart(tx, session, termsAt(context, currentTime), preview ? undefined : session.customer.id)
    const itemIds = new Map(cart.items.map(({ variant_id, id }) => [variant_id, id]))
    return { ...toBulkReport(planned, itemIds, bulkRowSentence), cart }
  })
}
