import { contentPages, type PageContent } from '@skafferi/domain/rules/content/blocks'
import { shownBlocks } from '@skafferi/domain/rules/content/shown-blocks'
import { toBrand } from '@skafferi/domain/rules/settings/seller-settings'
import type { ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import type { RenderSettings } from '../http/built-app'
import type { LiveSettings } from './live-settings'

/** What the configuration decides about pages. */
type PageConfig = Pick<RenderSettings, 'renderLimitMs'> &
  Pick<ShopSettings, 'publishableKey' | 'locale' | 'linkHosts' | 'contactFormUrl'>

/**
 * Returns the settings and the content of pages. The same object until a setting changes, a page is published or the
 * period of a block begins or ends, so that documents can be kept.
 */
export function renderSettingsFrom(settings: LiveSettings, config: PageConfig, now: () => Date): () => RenderSettings {
  const { publishableKey, locale, linkHosts, contactFormUrl, renderLimitMs } = config
  let from: LiveSettings['current'] | undefined
  let pages: LiveSettings['pages'] | undefined
  let shown = ''
  let current: RenderSettings
  return () => {
    const content = contentPages.map((page): PageContent => ({
      page,
      blocks: shownBlocks(settings.pages[page] ?? [], { now: now(), locale }),
    }))
    const ids = content.map(({ blocks }) => blocks.map(({ id }) => id).join()).join(';')
    if (from === settings.current && pages === settings.pages && ids === shown) return current
    from = settings.current
    pages = settings.pages
    shown = ids
    const { profile, orders, delivery, opening } = from
    const hero = content.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'hero')
    current = {
      publishableKey,
      locale,
      linkHosts,
      contactFormUrl,
      renderLimitMs,
      brand: toBrand(profile, locale),
      delivery,
      isOpen: opening.open,
      shelves: hero?.kind === 'hero' ? hero.content.shelves : [],
      paymentDays: orders.paymentDays,
      content,
    }
    return current
  }
}
