import type { Banner, components } from '@skafferi/api'
import { bannerIn, bannerPages } from '@skafferi/domain/rules/content/banner-blocks'
import { bannerNames, isBannerId } from '@skafferi/domain/rules/content/banners'
import type { ContentPage } from '@skafferi/domain/rules/content/blocks'
import { shownBlocks } from '@skafferi/domain/rules/content/shown-blocks'
import { catalogueNeeds } from '@skafferi/domain/rules/content/catalogue-needs'
import type { Context } from '../../../platform/context'
import { refuse } from '../../../platform/http/errors'
import type { ReadPublicCatalogue } from '../../catalogue/shop'
import * as repo from './content.repo'

/**
 * Creates the operations on the pages' content for visitors and buyers.
 * @param locale of the shop, BCP 47
 */
export function createContentService(
  { db, now, locale }: Pick<Context, 'db' | 'now'> & { locale: string },
  readCatalogue: ReadPublicCatalogue,
) {
  const blocksOf = (row: Pick<repo.ContentVersionRow, 'blocks'> | undefined) =>
    shownBlocks(row?.blocks ?? [], { now: now(), locale })

  return {
    /** Returns the blocks that a page shows now, with what they show of the catalogue. */
    async get(page: ContentPage): Promise<components['schemas']['PageContentAnswer']> {
      const blocks = blocksOf(await repo.findCurrent(db, page))
      const needs = catalogueNeeds(blocks)
      const content = { page, blocks, ...(needs && { catalogue: await readCatalogue(needs) }) }
      // The contract's lists are not read-only.
      return { page_content: content as components['schemas']['PageContent'] }
    },

    /**
     * Returns the banner of an id, from the block that a page shows now.
     * @throws StoreError 404 `banner_not_found`
     */
    async getBanner(id: string): Promise<Banner> {
      if (!isBannerId(id)) throw refuse('banner_not_found')
      const version = await repo.findCurrent(db, bannerPages[id])
      const fields = bannerIn(id, blocksOf(version))
      if (!version || !fields) throw refuse('banner_not_found')
      const at = version.publishedAt.toISOString()
      return {
        id,
        banner_name: bannerNames[id],
        dimensions: null,
        ...fields,
        instructions: null,
        styles: {},
        created_at: at,
        updated_at: at,
        deleted_at: null,
      }
    },
  }
}

export type ContentService = ReturnType<typeof createContentService>
