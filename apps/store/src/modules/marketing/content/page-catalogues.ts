import { contentPages, type ContentPage } from '@skafferi/domain/rules/content/blocks'
import { catalogueNeeds } from '@skafferi/domain/rules/content/catalogue-needs'
import type { PageCatalogue } from '@skafferi/domain/rules/content/page-catalogue'
import { shownBlocks } from '@skafferi/domain/rules/content/shown-blocks'
import type { Context } from '../../../platform/context'
import type { PageCatalogues } from '../../../platform/settings/render-settings'
import type { ReadPublicCatalogue } from '../../catalogue/shop'

/** What the published pages show of the catalogue, for documents. */
export interface RefreshedCatalogues extends PageCatalogues {
  /** Reads it again if the catalogue or a page has changed. Keeps the last one if that fails. */
  refresh: () => Promise<void>
}

/**
 * Creates the catalogue data of the published pages. It is read on demand only.
 * @param locale of the shop, BCP 47
 */
export function createPageCatalogues(
  { now, settings, locale }: Pick<Context, 'now' | 'settings'> & { locale: string },
  readCatalogue: ReadPublicCatalogue,
): RefreshedCatalogues {
  let version = 0
  let texts = ''
  let current: Partial<Record<ContentPage, PageCatalogue>> = {}
  return {
    get version() {
      return version
    },
    of: (page) => current[page],
    async refresh() {
      const next: typeof current = {}
      for (const page of contentPages) {
        const needs = catalogueNeeds(shownBlocks(settings.pages[page] ?? [], { now: now(), locale }))
        if (needs) next[page] = await readCatalogue(needs)
      }
      const nextTexts = JSON.stringify(next)
      // Documents are kept until something on a page changes.
      if (nextTexts === texts) return
      texts = nextTexts
      current = next
      version += 1
    },
  }
}
