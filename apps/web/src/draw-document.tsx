import { StrictMode } from 'react'
import { StaticRouter } from 'react-router-dom'
import {
  answering,
  answersIn,
  createRequestShop,
  serializeForPage,
  type PageData,
  type RequestShopOptions,
} from '@skafferi/domain/rendering'
import { createQueryClient, type Shop } from '@skafferi/domain/shop-context'
import type { ShopSettings } from '@skafferi/domain/shop-settings.rules'
import { WindowGuessContext } from '@skafferi/ui/components/page-layout'
import { App } from './app/App'
import { SettingsContext } from './app/use-settings'
import { pageDataId } from './drawn-page'
import { toDocument, toHtml, type DrawnDocument } from './to-document'

/** Whose page is asked for, and where. */
interface PageRequest extends Pick<RequestShopOptions, 'cookies' | 'fetch'> {
  /** Path and query. */
  address: string
  settings: ShopSettings
  /** Whether the window is taken for one with room for a table. */
  isWide: boolean
  /** The page's empty document as the build wrote it, or what of it begins with `</head>`. */
  template: string
  /** What the document's policy knows its styles by. */
  nonce?: string
  /** Ends the drawing. */
  signal: AbortSignal
}

/** A page that is the same for all visitors. */
type VisitorsRequest = Pick<PageRequest, 'address' | 'settings' | 'template' | 'fetch' | 'signal'>

/** How often a page is drawn at most: what it shows first may want more, such as the reviews of a product. */
const mostRounds = 4

/** A page, and what it was drawn with. */
interface Drawn {
  html: string
  /** The store says that something which the page shows does not exist. */
  isMissing: boolean
  data: Omit<PageData, 'record'>
}

/** Draws a page: what it shows is found by drawing it. Nothing of it outlives the request. */
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
            <App shop={shop} answered={queryClient} />
          </SettingsContext>
        </WindowGuessContext>
      </StaticRouter>
    </StrictMode>
  )
  const { ask, isMissing } = answering(queryClient)
  let html = await toHtml(page, signal)
  for (let round = 1; round < mostRounds && (await ask()); round++) {
    html = await toHtml(page, signal)
  }
  const data = { look: shop.appearance.getSnapshot(), isWide, answers: answersIn(queryClient) }
  queryClient.clear()
  return { html, isMissing: isMissing(), data }
}

/**
 * Draws a customer's page into its document, with what the browser needs to go on from it.
 * @returns null if no customer is signed in or the session has ended
 * @throws whatever failed, or ended the drawing: a document with half a page is none
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
 * Draws a page as every visitor gets it, the same way.
 * @returns null if the page shows something that does not exist
 * @throws whatever failed, or ended the drawing
 */
export async function drawVisitorsDocument({
  template,
  fetch,
  ...request
}: VisitorsRequest): Promise<DrawnDocument | null> {
  const { publishableKey, locale } = request.settings
  const shop = createRequestShop({ cookies: '', isVisitors: true, fetch, publishableKey, locale })
  const { html, isMissing, data } = await drawPage(shop, { ...request, isWide: true })
  if (isMissing) return null
  return toDocument(template, html, { id: pageDataId, text: serializeForPage({ record: null, ...data }) })
}
