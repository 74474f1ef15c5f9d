import { contentPages, type ContentPage, type PageContent } from '@skafferi/domain/rules/content/blocks'
import type { PageCatalogue } from '@skafferi/domain/rules/content/page-catalogue'
import { shownBlocks } from '@skafferi/domain/rules/content/shown-blocks'
import { isSpecified } from '@skafferi/domain/rules/registration/application-form'
import { formOfShop } from '@skafferi/domain/rules/registration/application-settings'
import { toBrand } from '@skafferi/domain/rules/settings/seller-settings'
import type { ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import type { RenderSettings } from '../http/built-app'
import type { LiveSettings } from './live-settings'

/** What the configuration decides about pages. */
type PageConfig = Pick<RenderSettings, 'renderLimitMs'> &
  Pick<ShopSettings, 'publishableKey' | 'publicUrl' | 'locale' | 'linkHosts' | 'contactFormUrl'>

/** What pages show of the catalogue. */
export interface PageCatalogues {
  /** Changes with any of them. */
  readonly version: number
  of: (page: ContentPage) => PageCatalogue | undefined
}

/**
 * Returns the settings and the content of pages. The same object until a setting changes, a page or the imprint is
 * published, the period of a block begins or ends or what pages show of the catalogue changes, so that documents can
 * be kept.
 */
export function renderSettingsFrom(
  settings: LiveSettings,
  config: PageConfig,
  now: () => Date,
  catalogues: PageCatalogues,
): () => RenderSettings {
  const { publishableKey, publicUrl, locale, linkHosts, contactFormUrl, renderLimitMs } = config
  let version: number | undefined
  let from: LiveSettings['current'] | undefined
  let pages: LiveSettings['pages'] | undefined
  let hasImprint = false
  let shown = ''
  let current: RenderSettings
  return () => {
    const content = contentPages.map((page): PageContent => {
      const catalogue = catalogues.of(page)
      return {
        page,
        blocks: shownBlocks(settings.pages[page] ?? [], { now: now(), locale }),
        ...(catalogue && { catalogue }),
      }
    })
    const ids = content.map(({ blocks }) => blocks.map(({ id }) => id).join()).join(';')
    const isSame = from === settings.current && pages === settings.pages && version === catalogues.version
    if (isSame && ids === shown && hasImprint === settings.hasImprint) return current
    from = settings.current
    version = catalogues.version
    pages = settings.pages
    hasImprint = settings.hasImprint
    shown = ids
    const { profile, orders, delivery, opening } = from
    const applicationForm = formOfShop(from)
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of(profile.country.toUpperCase())
    const hero = content.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'hero')
    current = {
      publishableKey,
      publicUrl,
      locale,
      linkHosts,
      contactFormUrl,
      renderLimitMs,
      brand: toBrand(profile, locale),
      delivery,
      isOpen: opening.open,
      wasOpen: opening.openedAt !== null,
      shelves: hero?.kind === 'hero' ? hero.content.shelves : [],
      paymentDays: orders.paymentDays,
      orderMinimum: orders.minimum,
      applicationForm: isSpecified(applicationForm) ? undefined : { ...applicationForm, country },
      emptyPages: [
        ...content.flatMap(({ page, blocks }) => (blocks.length === 0 ? [page] : [])),
        ...(hasImprint ? [] : (['imprint'] as const)),
      ],
      content,
    }
    return current
  }
}
