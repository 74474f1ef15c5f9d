import { toDrawnPack, type PackRow } from '../catalogue/pack'
import { packFront, type SetPackFront } from '../catalogue/pack-front'
import { facingRows, facingsThatFit } from '../shelf/facings'
import { savingPercent, type Tier } from '../pricing/pricing'

/** A lower price by quantity, as a discount on the price of one piece. */
export interface DiscountStep {
  min_quantity: number
  /** Whole per cent, at least 1. */
  percent: number
}

/** An article as visitors see it, without price and stock; in the contract's shape. */
export interface PublicArticle {
  variant_id: string
  product_id: string
  product_title: string
  brand: string
  subtitle: string | null
  sku: string | null
  unit: string
  carton_size: number | null
  thumbnail: string | null
  stamp: string | null
  front: string | null
  width_mm: number
  height_mm: number
  /** Packs of a full place. */
  facings: number
  /** Rows of packs one above the other. */
  rows: number
  steps: DiscountStep[]
}

/** What the blocks of a page show of the catalogue, in the contract's shape. */
export interface PageCatalogue {
  figures: { articles: number; brands: number }
  articles: PublicArticle[]
  /** Ids of the articles listed beside the samples, in their order. */
  listed: string[]
  /** Pictures of the hero that show a product on sale. */
  pictures: { src: string; product_id: string; title: string }[]
}

/** Returns the lower prices by quantity as discounts on the price of one piece, by rising quantity. */
export function discountSteps(tiers: readonly Tier[]): DiscountStep[] {
  const [single] = tiers
  if (!single || single.min_quantity > 1) return []
  return tiers
    .map(({ amount, min_quantity }) => ({ min_quantity, percent: savingPercent(single.amount, amount) }))
    .filter(({ percent }, index, steps) => percent > 0 && percent > (steps[index - 1]?.percent ?? 0))
}

/** An article with its prices. */
export interface ArticleRow extends PackRow, SetPackFront {
  /** Net prices by rising quantity, without a sale. */
  tiers: readonly Tier[]
}

/** Converts an article for visitors: of its prices only the discounts remain. */
export function toPublicArticle(row: ArticleRow): PublicArticle {
  const front = packFront(row)
  return {
    ...toDrawnPack(row),
    width_mm: front.width,
    height_mm: front.height,
    facings: facingsThatFit(front),
    rows: facingRows(front.height),
    steps: discountSteps(row.tiers),
  }
}
