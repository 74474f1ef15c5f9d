import type { UsualArticle } from '@skafferi/api'
import type { PictureView } from '../../platform/shared-views'
import { formatDate, formatMoney, toMinor } from '../../platform/format'

/** An article that the company orders regularly. */
export interface UsualArticleView {
  productId: string
  variantId: string
  /** The product's name. */
  title: string
  /** Net content and unit; null if unknown. */
  subtitle: string | null
  picture: PictureView
  /** Pieces of the last order, which one press adds. */
  quantity: number
  /** The last day it was ordered, formatted. */
  lastOrdered: string
  /** Typical days between two orders; null if it was ordered once. */
  everyDays: number | null
  /** Price of one piece at that quantity, formatted. */
  price: string
  /** True if that is below the price of one piece. */
  isBetterPrice: boolean
  /** Pieces in stock if they are fewer than `quantity`, so that one press cannot add it; otherwise null. */
  left: number | null
}

/** Creates the company's usual articles, in the store's order. */
export function toUsualArticlesView(articles: readonly UsualArticle[], locale: string): readonly UsualArticleView[] {
  return articles.map((article) => ({
    productId: article.product_id,
    variantId: article.variant_id,
    title: article.product_title,
    subtitle: article.subtitle,
    picture: { src: article.thumbnail, alt: article.product_title },
    quantity: article.last_quantity,
    lastOrdered: formatDate(article.last_ordered_at, locale),
    everyDays: article.interval_days,
    price: formatMoney(toMinor(article.unit_price), article.currency_code, locale),
    isBetterPrice: article.is_better_price,
    left: article.inventory_quantity < article.last_quantity ? article.inventory_quantity : null,
  }))
}
