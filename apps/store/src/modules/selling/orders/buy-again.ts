import type { components } from '@skafferi/api'
import type { Context } from '../../../platform/context'
import { daysOfDelivery, destinationIn } from '../../../platform/db/markets'
import { refuse } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import { priceContextOf } from '../../pricing'
import { toReorderLine, toUsualArticle } from './to-buy-again'
import * as repo from './buy-again.repo'

type Schemas = components['schemas']

/** Creates the operations for reorder previews and usual articles; they change nothing. */
export function createBuyAgainService(context: Context) {
  const { db, now } = context
  return {
    /** @throws StoreError 404 `order_not_found`, also for an order of another company */
    async reorder({ company }: Session, orderId: string): Promise<Schemas['ReorderPreview']> {
      const currentTime = now()
      const rows = await repo.findReorderLines(db, company.id, orderId, priceContextOf(company, currentTime))
      const [first] = rows
      if (!first) throw refuse('order_not_found')
      const { displayId, currencyCode } = first
      const destination = destinationIn(first.country, context, currentTime)
      const lines = rows.map((row) => toReorderLine(row, { destination, currency: currencyCode }))
      return { order_id: orderId, display_id: displayId, currency_code: currencyCode, lines }
    },

    async usualArticles({ company }: Session, limit: number): Promise<Schemas['UsualArticles']> {
      const currentTime = now()
      const days = daysOfDelivery(context, currentTime)
      const prices = priceContextOf(company, currentTime)
      const rows = await repo.findUsualArticles(db, {
        companyId: company.id,
        timeZone: context.timeZone,
        days,
        prices,
        limit,
      })
      return { articles: rows.map((row) => toUsualArticle(row, prices.currency)) }
    },
  }
}

export type BuyAgainService = ReturnType<typeof createBuyAgainService>
