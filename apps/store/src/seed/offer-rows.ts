import { toMinor } from '@skafferi/domain/rules/pricing/money'
import type { World, WorldPromotion } from '@skafferi/fixtures/world'
import { operatorActor } from '../platform/db/events'
import type * as schema from '../platform/db/schema'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']
type EventRow = Row<typeof schema.events>

/** Returns the flash sale and its discounts. */
export function saleRows({ flashSale }: World) {
  const { id, title, start_date, end_date, items } = flashSale
  const sale: Row<typeof schema.flashSales> = {
    id,
    title,
    startsAt: new Date(start_date),
    endsAt: new Date(end_date),
  }
  const reduced = items.map(({ product_id, percent }, position): Row<typeof schema.flashSaleItems> => {
    return { saleId: id, productId: product_id, percent, position }
  })
  return { sale, items: reduced }
}

/** Returns a promo code's row. */
export function promotionRow(promotion: WorldPromotion): Row<typeof schema.promotions> {
  const { type, value, ends_at } = promotion
  return {
    id: promotion.id,
    code: promotion.code,
    type,
    value: type === 'fixed' ? toMinor(value) : value,
    currencyCode: promotion.currency_code,
    startsAt: new Date(promotion.starts_at),
    endsAt: ends_at === null ? null : new Date(ends_at),
    minimum: toMinor(promotion.minimum),
    usageLimit: promotion.usage_limit,
    usageLimitPerCompany: promotion.usage_limit_per_company,
    createdAt: new Date(promotion.created_at),
  }
}

/** Returns the events that created promo codes. */
export function offerEvents({ promotions }: World): EventRow[] {
  const byOperator = { actorId: operatorActor }
  return promotions.map((promotion): EventRow => {
    const { id: subjectId, createdAt, currencyCode: _, ...after } = promotionRow(promotion)
    return { ...byOperator, at: createdAt, action: 'promotion.added', subjectId, after }
  })
}
