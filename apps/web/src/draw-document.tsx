import { StrictMode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { answering, answersIn, createRequestShop, serializeForPage, type PageData, type RequestShopOptions } from '@skafferi/domain/rendering'
import { createQueryClient } from '@skafferi/domain/shop-context'
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

/** How often a page is drawn at most: what it shows first may want more, such as the reviews of a product. */
const mostRounds = 4

/**
 * Draws a customer's page into its document, with what the browser needs to go on from it: what the page shows is found by
 * drawing it. Nothing of it outlives the request.
 * @returns null where nobody is signed in, or the store says that the session is over
 * @throws whatever failed, or ended the drawing: a document with half a page is none
 */
export async function drawDocument({ address, cookies, settings, isWide, template, nonce, fetch, signal }: PageRequest): Promise<DrawnDocument | null> {
  const { publishableKey, locale } = settings
  const shop = createRequestShop({ cookies, fetch, publishableKey, locale })
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
  const { ask } = answering(queryClient)
  let content = await toHtml(page, signal)
  for (let round = 1; round < mostRounds && (await ask()); round++) {
    content = await toHtml(page, signal)
  }
  const record = shop.session.getSession()
  if (record === undefined) return null
  const data: PageData = { record, look: shop.appearance.getSnapshot(), isWide, answers: answersIn(queryClient) }
  queryClient.clear()
  return toDocument(template, content, { id: pageDataId, text: serializeForPage(data) }, nonce)
}
