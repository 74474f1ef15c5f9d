import { StrictMode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { accessoriesBanner, businessValues, heroBanner } from '@skafferi/brand/content/landing-banners'
import { readBanner } from '@skafferi/domain/shop/content'
import { toBannerSlot, toBannerView, toValuesView } from '@skafferi/domain/platform/shared-views'
import { createRequestShop, serializeForPage, type RequestShopOptions } from '@skafferi/domain/shop/rendering'
import type { Shop } from '@skafferi/domain/shop/shop-context'
import type { ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { App } from './app/App'
import { DrawnLandingContext, landingContentId, type LandingContent } from './app/landing-content'
import { SettingsContext } from './app/use-settings'
import { pages } from './pages'
import { toDocument, toHtml, type DrawnDocument } from './to-document'

/** Like the request for a customer's page. */
interface LandingRequest extends Pick<RequestShopOptions, 'fetch'> {
  settings: ShopSettings
  template: string
  signal: AbortSignal
}

/** Loads the operator's content, with the faults of missing parts. */
async function loadContent(shop: Shop, hosts: readonly string[]): Promise<LandingContent> {
  const ids = ['banner_hero', 'banner_values', 'banner_accessories'] as const
  const [hero, values, accessories] = await Promise.all(ids.map((id) => readBanner(shop, id)))
  return {
    hero: toBannerSlot(hero, (banner) => toBannerView(banner, heroBanner, hosts), heroBanner),
    values: toBannerSlot(values, (banner) => toValuesView(banner, businessValues, hosts), businessValues),
    accessories: toBannerSlot(
      accessories,
      (banner) => toBannerView(banner, accessoriesBanner, hosts),
      accessoriesBanner,
    ),
  }
}

/**
 * Renders the landing page for visitors with the operator's content; it is the same for everyone.
 * @throws any error, or the abort reason
 */
export async function drawLanding({ settings, template, fetch, signal }: LandingRequest): Promise<DrawnDocument> {
  const { publishableKey, locale, linkHosts } = settings
  const shop = createRequestShop({ cookies: '', fetch, publishableKey, locale })
  const content = await loadContent(shop, linkHosts)
  const page = (
    <StrictMode>
      <StaticRouter location={pages.landing.path}>
        <SettingsContext value={settings}>
          <DrawnLandingContext value={content}>
            <App shop={shop} />
          </DrawnLandingContext>
        </SettingsContext>
      </StaticRouter>
    </StrictMode>
  )
  return toDocument(template, await toHtml(page, signal), { id: landingContentId, text: serializeForPage(content) })
}
