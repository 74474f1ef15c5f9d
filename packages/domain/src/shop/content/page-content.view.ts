import { toBlockViews } from '../../platform/shared-views'
import type { Block } from '../../rules/content/blocks'
import type { PageCatalogue } from '../../rules/content/page-catalogue'
import type { PageSettings } from '../../rules/settings/shop-settings'
import type { ContentFault, PageContentResult } from './page-content.answer'

/** The content of a page. */
export interface PageContentView {
  /** In their order; null while they load, and if loading failed. */
  blocks: readonly Block[] | null
  /** What the blocks show of the catalogue; undefined if nothing. */
  catalogue?: PageCatalogue
  /** Why loading failed; null if it did not. */
  contentFault: ContentFault | null
}

/** The settings that the blocks of a page depend on. */
export type ContentSettings = Pick<
  PageSettings,
  'brand' | 'linkHosts' | 'freeFrom' | 'orderMinimum' | 'paymentDays' | 'locale'
>

/**
 * Creates the view of a page's content.
 * @param result the loaded content or why there is none; undefined while it loads
 */
export function toPageContentView(result: PageContentResult | undefined, settings: ContentSettings): PageContentView {
  if (!result?.content) return { blocks: null, contentFault: result?.fault ?? null }
  const { blocks, catalogue } = result.content
  const { brand, linkHosts, freeFrom, orderMinimum, paymentDays, locale } = settings
  const { name, contact, returns } = brand
  const { phone, hours, email } = contact
  /** A figure of 0 counts as not set. */
  const figure = (value = 0) => (value ? value.toLocaleString(locale) : null)
  const values = {
    brand: name,
    phone,
    email,
    hours,
    returns,
    free_from: freeFrom,
    order_minimum: orderMinimum,
    payment_days: figure(paymentDays),
    articles: figure(catalogue?.figures.articles),
    brands: figure(catalogue?.figures.brands),
  }
  return {
    blocks: toBlockViews(blocks, { values, hosts: linkHosts }),
    catalogue,
    contentFault: null,
  }
}
