import { StrictMode } from 'react'
import { matchRoutes, StaticRouter } from 'react-router-dom'
import { toPageSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { BrandProvider } from '@skafferi/ui/components/content/brand'
import type {
  PageRenderer,
  StaticPageRequest,
  VisitorsPageRequest,
} from '@skafferi/domain/rules/rendering/page-renderer'
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
import { pageContentId, RenderedContentContext } from './app/page-content'
import { SettingsContext } from './app/use-settings'
import { headOf } from './document-head'
import { pageQueries } from './page-queries'
import { pages, type RenderedPage } from './pages'
import { pageDataId } from './rendered-page'
import { toDocument, toHtml } from './to-document'

const routes = Object.entries(pages).map(([id, { path }]) => ({ id: id as RenderedPage, path }))

/** What the app is rendered with. */
interface AppRendering
  extends Pick<StaticPageRequest, 'address' | 'settings' | 'content'>, Pick<AppProps, 'shop' | 'queryClient'> {
  isWide?: boolean
  signal?: AbortSignal
}

/** Renders the app at an address. */
function renderApp({ address, settings, content, isWide = true, signal, ...app }: AppRendering): Promise<string> {
  const page = (
    <StrictMode>
      <StaticRouter location={address}>
        <WindowGuessContext value={{ isWide }}>
          <SettingsContext value={toPageSettings(settings)}>
            <RenderedContentContext value={content}>
              <App {...app} />
            </RenderedContentContext>
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

/** Renders a page from its data into its document. Its content is part of the data. */
async function renderFromData(
  shop: Shop,
  { template, nonce, ...request }: VisitorsPageRequest & { nonce?: string },
  loaded: Omit<PageData, 'appearance'>,
  toHead: (html: string) => string = () => '',
) {
  const text = serializeForPage({ ...loaded, appearance: shop.appearance.getSnapshot() } satisfies PageData)
  // From the text, so that the page is rendered with exactly what the browser hydrates it with.
  const queryClient = createHydratedClient(parsePageData(text)!)
  const html = await renderApp({ ...request, content: null, shop, queryClient, isWide: loaded.isWide })
  queryClient.clear()
  return toDocument(template, html, { data: { id: pageDataId, text }, head: toHead(html), nonce })
}

export const renderForCustomer: PageRenderer['renderForCustomer'] = async ({ cookies, isWide, ...request }) => {
  const shop = createRequestShop({ ...request, cookies })
  const { queries } = await loadPage(shop, request)
  const record = shop.session.getSession()
  if (record === undefined) return null
  return renderFromData(shop, request, { record, isWide, queries })
}

/** Renders a page from its content into its document. */
async function renderWithContent(shop: Shop, { template, ...request }: StaticPageRequest) {
  const html = await renderApp({ ...request, shop })
  const { content } = request
  const data = content && { id: pageContentId, text: serializeForPage(content) }
  return toDocument(template, html, { data, head: headOf({ ...request, html, queries: [] }) })
}

/** Nothing is loaded for a static page. */
const refuseCalls = () => Promise.reject(new Error('A static page calls the store.'))

export const renderStatic: PageRenderer['renderStatic'] = async (request) => {
  const shop = createRequestShop({ ...request, fetch: refuseCalls, cookies: '' })
  return renderWithContent(shop, request)
}

export const renderNoScript: PageRenderer['renderNoScript'] = (notice, { locale, brand }) =>
  toHtml(
    <WordsProvider locale={locale}>
      <BrandProvider brand={brand}>
        <NoScriptNotice variant={notice} />
      </BrandProvider>
    </WordsProvider>,
  )

export const renderForVisitors: PageRenderer['renderForVisitors'] = async (request) => {
  const shop = createRequestShop({ ...request, cookies: '', isVisitor: true })
  const { queries, isMissing } = await loadPage(shop, request)
  if (isMissing) return null
  return renderFromData(shop, request, { record: null, isWide: true, queries }, (html) =>
    headOf({ ...request, html, queries }),
  )
}
