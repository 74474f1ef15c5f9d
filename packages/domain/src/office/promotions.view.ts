import type { ProductCardView } from '../catalog'
import type { ListPage } from './office.view'

/** How a promo code stands. */
export type PromotionState = 'planned' | 'running' | 'used_up' | 'ended'

/** A promo code as it is typed: days by the shop's calendar, empty for none. */
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

/** A promo code in a list. Figures are ready to show; null where there is none. */
export interface ListedPromotionView {
  id: string
  code: string
  off: string
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

/** What a sale takes off a product, as typed. */
export interface SaleItemDraft {
  productId: string
  percent: string
}

/** A flash sale as it is typed: its days by the shop's calendar, the last one included. */
export interface FlashSaleDraft {
  title: string
  starts: string
  ends: string
  items: readonly SaleItemDraft[]
}

/** A product of a sale, as its line and its card show it on the sale's first minute. */
export interface SaleProductView {
  productId: string
  title: string
  image: string | null
  /** What is typed. */
  percent: string
  /** The nearest percent that may be had, where the typed one may not; null where none may, undefined where it may. */
  nearest: number | null | undefined
  /** Null where no product can be shown yet. */
  card: ProductCardView | null
}

/** A flash sale with what is said of it. */
export interface FlashSaleDetailView {
  title: string
  state: ListedFlashSaleView['state'] | 'new'
  /** When it begins and ends, to the minute; null for a new one. */
  span: { begins: string; ends: string } | null
}

/** A fact of a code or a sale that somebody else has changed meanwhile; null where there is none. */
export interface RemoteOfferChange {
  what: 'title' | 'value' | 'begins' | 'ends' | 'minimum' | 'limit' | 'companyLimit' | 'products'
  before: string | null
  after: string | null
}
