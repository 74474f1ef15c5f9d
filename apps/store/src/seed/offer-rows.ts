import { toMinor } from '@skafferi/domain/rules/pricing/money'
import type { World, WorldPromotion } from '@skafferi/fixtures/world'
import type { Banner } from '@skafferi/api'
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

/** Returns a banner's row. */
export function bannerRow(banner: Banner): Row<typeof schema.banners> {
  return {
    id: banner.id,
    bannerName: banner.banner_name,
    dimensions: banner.dimensions,
    backgroundColor: banner.background_color,
    title: banner.title,
    texts: banner.texts,
    buttons: banner.buttons,
    imageUrl: banner.image_url,
    instructions: banner.instructions,
    styles: banner.styles,
    createdAt: new Date(banner.created_at),
    updatedAt: new Date(banner.updated_at),
    startsAt: null,
    endsAt: null,
  }
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

/** Returns the events that set banners and created promo codes. */
export function offerEvents({ banners, promotions }: World): EventRow[] {
  const byOperator = { actorId: operatorActor }
  return [
    ...banners.map((banner): EventRow => {
      const { id: subjectId, updated_at, created_at: _created, deleted_at: _deleted, ...after } = banner
      return { ...byOperator, at: new Date(updated_at), action: 'banner.set', subjectId, after }
    }),
    ...promotions.map((promotion): EventRow => {
      const { id: subjectId, createdAt, currencyCode: _, ...after } = promotionRow(promotion)
      return { ...byOperator, at: createdAt, action: 'promotion.added', subjectId, after }
    }),
  ]
}
