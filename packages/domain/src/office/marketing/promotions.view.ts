import type { ProductCardView } from '../../platform/shared-views'
import type { ListPage } from '../office.view'

/** The state of a promo code. */
export type PromotionState = 'planned' | 'running' | 'used_up' | 'ended'

/** A promo code as typed. Days are in the shop's time zone; empty for none. */
export interface PromotionDraft {
  code: string
  type: 'percentage' | 'fixed'
  value: string
  starts: string
  ends: string
  minimum: string
  limit: string
  companyLimit: string
}

/** A promo code in a list. Figures are ready to show; null if there is none. */
export interface ListedPromotionView {
  id: string
  code: string
  discount: string
  minimum: string | null
  begins: string
  until: string | null
  used: string
  limit: string | null
  state: PromotionState
}

/** A page of promo codes. */
export interface ListedPromotionsView extends ListPage {
  rows: readonly ListedPromotionView[]
}

/** A flash sale in a list. */
export interface ListedFlashSaleView {
  id: string
  title: string
  begins: string
  ends: string
  products: string
  state: 'planned' | 'running' | 'ended'
  href: string
}

/** A page of flash sales. */
export interface ListedFlashSalesView extends ListPage {
  rows: readonly ListedFlashSaleView[]
}

/** A product of a sale and its discount, as typed. */
export interface SaleItemDraft {
  productId: string
  percent: string
}

/** A flash sale as typed. Days are in the shop's time zone; the last one is included. */
export interface FlashSaleDraft {
  title: string
  starts: string
  ends: string
  items: readonly SaleItemDraft[]
}

/** A product of a sale, with its card as it will be at the start of the sale. */
export interface SaleProductView {
  productId: string
  title: string
  image: string | null
  /** The discount as typed. */
  percent: string
  /** The nearest allowed percentage if the typed one is not allowed; null if none is, undefined if the typed one is. */
  nearest: number | null | undefined
  /** Null while there is no price to show. */
  card: ProductCardView | null
}

/** A flash sale with its title, state and dates. */
export interface FlashSaleDetailView {
  title: string
  state: ListedFlashSaleView['state'] | 'new'
  /** The formatted start and end, to the minute; null for a new one. */
  span: { begins: string; ends: string } | null
}

/** A change of a promo code or flash sale by another operator; null for an empty value. */
export interface RemoteOfferChange {
  what: 'title' | 'value' | 'begins' | 'ends' | 'minimum' | 'limit' | 'companyLimit' | 'products'
  before: string | null
  after: string | null
}
