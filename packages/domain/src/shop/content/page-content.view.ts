import { toBlockViews } from '../../platform/shared-views'
import type { Block } from '../../rules/content/blocks'
import type { PageSettings } from '../../rules/settings/shop-settings'
import type { ContentFault, PageContentResult } from './page-content.answer'

/** The content of a page. */
export interface PageContentView {
  /** In their order; null while they load, and if loading failed. */
  blocks: readonly Block[] | null
  /** Why loading failed; null if it did not. */
  contentFault: ContentFault | null
}

/** The settings that the blocks of a page depend on. */
export type ContentSettings = Pick<PageSettings, 'brand' | 'linkHosts' | 'freeFrom'>

/**
 * Creates the view of a page's content.
 * @param result the loaded content or why there is none; undefined while it loads
 */
export function toPageContentView(result: PageContentResult | undefined, settings: ContentSettings): PageContentView {
  if (!result?.content) return { blocks: null, contentFault: result?.fault ?? null }
  const { name, contact, returns } = settings.brand
  const { phone, hours, email } = contact
  const values = { brand: name, phone, email, hours, returns, free_from: settings.freeFrom }
  return { blocks: toBlockViews(result.content.blocks, { values, hosts: settings.linkHosts }), contentFault: null }
}
