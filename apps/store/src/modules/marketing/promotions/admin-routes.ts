import type { components } from '@skafferi/api/admin'
import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { inWireNames } from '../../../platform/http/admin/wire-names'
import { pageOf } from '../../../platform/http/handler'
import { versionedTargetOf } from '../../../platform/http/admin/if-match'
import type { FlashSalesOperator, TaggedFlashSale } from './manage-flash-sales'
import type { NewFlashSale, SaleItem } from './check-flash-sale'
import type { PromotionChange, PromotionChanges, TaggedPromotion } from './manage-promotions'

type Schemas = components['schemas']
type Calls =
  | `${'create' | 'get' | 'update' | 'end'}${'Promotion' | 'FlashSale'}`
  | 'listPromotions'
  | 'listFlashSales'
  | 'deleteFlashSale'

interface Tagging {
  setHeader: (name: 'etag', value: string) => void
}

/** Converts a request's fields. */
function toChange(body: Schemas['PromotionChange']): PromotionChange {
  const {
    starts_at: startsAt,
    ends_at: endsAt,
    usage_limit: usageLimit,
    usage_limit_per_company: usageLimitPerCompany,
    ...same
  } = body
  return { ...same, startsAt, endsAt, usageLimit, usageLimitPerCompany }
}

const toItems = (items: Schemas['SaleItems']): SaleItem[] =>
  items.map(({ product_id: productId, percent }) => ({ productId, percent }))

function toSaleChange({
  title,
  starts_at: startsAt,
  ends_at: endsAt,
  items,
}: Schemas['FlashSaleChange']): Partial<NewFlashSale> {
  return { title, startsAt, endsAt, items: items && toItems(items) }
}

/** Admin routes for promo codes and flash sales. */
export function promotionsAdminRoutes({
  promotions,
  sales,
}: {
  promotions: PromotionChanges
  sales: FlashSalesOperator
}): AdminHandlers<Calls> {
  async function promotionOf({ setHeader }: Tagging, work: Promise<TaggedPromotion>) {
    const { promotion, tag } = await inWireNames(work)
    setHeader('etag', tag)
    return { promotion }
  }

  async function saleOf({ setHeader }: Tagging, work: Promise<TaggedFlashSale>) {
    const { sale, tag } = await inWireNames(work)
    setHeader('etag', tag)
    return { flash_sale: sale }
  }

  return {
    async listPromotions({ query }) {
      const page = pageOf(query)
      return { ...(await promotions.pagePromotions(page)), ...page }
    },
    createPromotion(call) {
      const {
        starts_at: startsAt,
        ends_at: endsAt,
        usage_limit: usageLimit,
        usage_limit_per_company: usageLimitPerCompany,
        ...same
      } = call.body
      const provided = { ...same, startsAt, endsAt, usageLimit, usageLimitPerCompany }
      return promotionOf(call, promotions.createPromotion(provided, call.headers['Idempotency-Key']))
    },
    getPromotion: (call) => promotionOf(call, promotions.showPromotion(call.params.id)),
    updatePromotion: (call) =>
      promotionOf(call, promotions.changePromotion(versionedTargetOf(call), toChange(call.body))),
    endPromotion: (call) => promotionOf(call, promotions.endPromotion(versionedTargetOf(call))),
    async listFlashSales({ query }) {
      const page = pageOf(query)
      return { ...(await sales.pageSales(page)), ...page }
    },
    createFlashSale(call) {
      const { title, starts_at: startsAt, ends_at: endsAt, items } = call.body
      return saleOf(
        call,
        sales.createSale({ title, startsAt, endsAt, items: toItems(items) }, call.headers['Idempotency-Key']),
      )
    },
    getFlashSale: (call) => saleOf(call, sales.showSale(call.params.id)),
    updateFlashSale: (call) => saleOf(call, sales.changeSale(versionedTargetOf(call), toSaleChange(call.body))),
    endFlashSale: (call) => saleOf(call, sales.endSale(versionedTargetOf(call))),
    async deleteFlashSale(call) {
      await sales.removeSale(versionedTargetOf(call))
      return { id: call.params.id, object: 'flash_sale', deleted: true }
    },
  }
}
