import { StrictMode } from 'react'
import { matchRoutes, StaticRouter } from 'react-router-dom'
import { accessoriesBanner, businessValues, heroBanner } from '@skafferi/brand/content/landing-banners'
import { toBannerSlot, toBannerView, toValuesView } from '@skafferi/domain/platform/shared-views'
import { BrandProvider } from '@skafferi/ui/components/content/brand'
import type { PageRenderer, VisitorsPageRequest } from '@skafferi/domain/rules/rendering/page-renderer'
import { readBanner } from '@skafferi/domain/shop/content'
import {
  createHydratedClient,
  createRequestShop,
  loadQueries,
  parsePageData,
  serializeForPage,
  type PageData,
} from '@skafferi/domain/shop/rendering'
import type { Shop } from '@skafferi/domain/shop/shop-context'
import { NoScriptNotice, WindowGuessContext } from '@skafferi/ui/components/layout/page-layout'
import { WordsProvider } from '@skafferi/ui/words'
import { App, type AppProps } from './app/App'
import { landingContentId, RenderedLandingContext, type LandingContent } from './app/landing-content'
import { SettingsContext } from './app/use-settings'
import { pageQueries } from './page-queries'
import { pages, type RenderedPage } from './pages'
import { pageDataId } from './rendered-page'
import { toDocument, toHtml } from './to-document'

const routes = Object.entries(pages).map(([id, { path }]) => ({ id: id as RenderedPage, path }))

/** What the app is rendered with. */
interface AppRendering
  extends Pick<VisitorsPageRequest, 'address' | 'settings'>, Pick<AppProps, 'shop' | 'queryClient'> {
  isWide?: boolean
  landing?: LandingContent
  signal?: AbortSignal
}

/** Renders the app at an address. */
function renderApp({ address, settings, isWide = true, landing, signal, ...app }: AppRendering): Promise<string> {
  const page = (
    <StrictMode>
      <StaticRouter location={address}>
        <WindowGuessContext value={{ isWide }}>
          <SettingsContext value={settings}>
            <RenderedLandingContext value={landing ?? null}>
              <App {...app} />
            </RenderedLandingContext>
          </SettingsContext>
        </WindowGuessContext>
      </StaticRouter>
    </StrictMode>
  )
  return toHtml(page, signal)
}

/** Loads the data of the page at an address. */
async function loadPage(shop: Shop, { address, signal }: Pick<VisitorsPageRequest, 'address' | 'signal'>) {
  const { pathname, searchParams } = new URL(address, 'http://store.invalid')
  const { route, params } = matchRoutes(routes, pathname)!.at(-1)!
  const loaded = await loadQueries(shop, { id: params.id ?? '', parameters: searchParams }, pageQueries[route.id])
  signal.throwIfAborted()
  return loaded
}

/** Renders a page from its data into its document. */
async function renderFromData(
  shop: Shop,
  { template, nonce, ...request }: VisitorsPageRequest & { nonce?: string },
  loaded: Omit<PageData, 'appearance'>,
) {
  const text = serializeForPage({ ...loaded, appearance: shop.appearance.getSnapshot() } satisfies PageData)
  // From the text, so that the page is rendered with exactly what the browser hydrates it with.
  const queryClient = createHydratedClient(parsePageData(text)!)
  const html = await renderApp({ ...request, shop, queryClient, isWide: loaded.isWide })
  queryClient.clear()
  return toDocument(template, html, { id: pageDataId, text }, nonce)
}

export const renderForCustomer: PageRenderer['renderForCustomer'] = async ({ cookies, isWide, ...request }) => {
  const shop = createRequestShop({ ...request, cookies })
  const { queries } = await loadPage(shop, request)
  const record = shop.session.getSession()
  if (record === undefined) return null
  return renderFromData(shop, request, { record, isWide, queries })
}

/** Nothing is loaded for a static page. */
const refuseCalls = () => Promise.reject(new Error('A static page calls the store.'))

export const renderStatic: PageRenderer['renderStatic'] = async ({ template, ...request }) => {
  const shop = createRequestShop({ ...request, fetch: refuseCalls, cookies: '' })
  return toDocument(template, await renderApp({ ...request, shop }), null)
}

export const renderNoScript: PageRenderer['renderNoScript'] = (notice, { locale, brand }) =>
  toHtml(
    <WordsProvider locale={locale}>
      <BrandProvider brand={brand}>
        <NoScriptNotice variant={notice} />
      </BrandProvider>
    </WordsProvider>,
  )

/** Loads the operator's content of the landing page, with the faults of missing parts. */
async function loadLanding(shop: Shop, hosts: readonly string[]): Promise<LandingContent> {
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

export const renderForVisitors: PageRenderer['renderForVisitors'] = async (request) => {
  if (request.address === pages.landing.path) {
    const shop = createRequestShop({ ...request, cookies: '' })
    const landing = await loadLanding(shop, request.settings.linkHosts)
    const html = await renderApp({ ...request, shop, landing })
    return toDocument(request.template, html, { id: landingContentId, text: serializeForPage(landing) })
  }
  const shop = createRequestShop({ ...request, cookies: '', isVisitor: true })
  const { queries, isMissing } = await loadPage(shop, request)
  if (isMissing) return null
  return renderFromData(shop, request, { record: null, isWide: true, queries })
}
