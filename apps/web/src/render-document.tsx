import { StrictMode } from 'react'
import { StaticRouter } from 'react-router-dom'
import {
  recordQueries,
  cachedAnswers,
  createRequestShop,
  serializeForPage,
  type PageData,
  type RequestShopOptions,
} from '@skafferi/domain/shop/rendering'
import { createQueryClient, type Shop } from '@skafferi/domain/shop/shop-context'
import type { ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { WindowGuessContext } from '@skafferi/ui/components/layout/page-layout'
import { App } from './app/App'
import { SettingsContext } from './app/use-settings'
import { pageDataId } from './drawn-page'
import { toDocument, toHtml, type DrawnDocument } from './to-document'

/** A request for a page. */
interface PageRequest extends Pick<RequestShopOptions, 'cookies' | 'fetch'> {
  /** Path and query. */
  address: string
  settings: ShopSettings
  /** True if the window is assumed to have room for a table. */
  isWide: boolean
  /** The page's document from the build without content, or the part that begins with `</head>`. */
  template: string
  /** The nonce of the document's style element in its policy. */
  nonce?: string
  /** Aborts rendering. */
  signal: AbortSignal
}

/** A request for a page that is the same for all visitors. */
type VisitorsRequest = Pick<PageRequest, 'address' | 'settings' | 'template' | 'fetch' | 'signal'>

/** Maximum number of renders: loaded data may require more, such as the reviews of a product. */
const maxRounds = 4

/** A rendered page with its data. */
interface Drawn {
  html: string
  /** True if the store responded that something on the page does not exist. */
  isMissing: boolean
  data: Omit<PageData, 'record'>
}

/** Renders a page; each render finds the data that the next one needs. All state belongs to the request. */
async function drawPage(
  shop: Shop,
  { address, settings, isWide, signal }: Pick<PageRequest, 'address' | 'settings' | 'isWide' | 'signal'>,
): Promise<Drawn> {
  const queryClient = createQueryClient()
  const page = (
    <StrictMode>
      <StaticRouter location={address}>
        <WindowGuessContext value={{ isWide }}>
          <SettingsContext value={settings}>
            <App shop={shop} queryClient={queryClient} />
          </SettingsContext>
        </WindowGuessContext>
      </StaticRouter>
    </StrictMode>
  )
  const { fetchPending, isMissing } = recordQueries(queryClient)
  let html = await toHtml(page, signal)
  for (let round = 1; round < maxRounds && (await fetchPending()); round++) {
    html = await toHtml(page, signal)
  }
  const data = { appearance: shop.appearance.getSnapshot(), isWide, answers: cachedAnswers(queryClient) }
  queryClient.clear()
  return { html, isMissing: isMissing(), data }
}

/**
 * Renders a customer's page into its document, with the data to hydrate with.
 * @returns null if no customer is signed in or the session has ended
 * @throws any error, or the abort reason: a document is never partial
 */
export async function drawDocument({
  cookies,
  template,
  nonce,
  fetch,
  ...request
}: PageRequest): Promise<DrawnDocument | null> {
  const { publishableKey, locale } = request.settings
  const shop = createRequestShop({ cookies, fetch, publishableKey, locale })
  const { html, data } = await drawPage(shop, request)
  const record = shop.session.getSession()
  if (record === undefined) return null
  return toDocument(template, html, { id: pageDataId, text: serializeForPage({ record, ...data }) }, nonce)
}

/**
 * Renders a page for visitors in the same way.
 * @returns null if something on the page does not exist
 * @throws any error, or the abort reason
 */
export async function drawVisitorsDocument({
  template,
  fetch,
  ...request
}: VisitorsRequest): Promise<DrawnDocument | null> {
  const { publishableKey, locale } = request.settings
  const shop = createRequestShop({ cookies: '', isVisitor: true, fetch, publishableKey, locale })
  const { html, isMissing, data } = await drawPage(shop, { ...request, isWide: true })
  if (isMissing) return null
  return toDocument(template, html, { id: pageDataId, text: serializeForPage({ record: null, ...data }) })
}
