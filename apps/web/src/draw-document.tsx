import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { answering, answersIn, createRequestShop, serializePageData, type RequestShopOptions } from '@skafferi/domain/rendering'
import { createQueryClient } from '@skafferi/domain/shop-context'
import type { ShopSettings } from '@skafferi/domain/shop-settings.rules'
import { WindowGuessContext } from '@skafferi/ui/components/page-layout'
import { App } from './app/App'
import { SettingsContext } from './app/use-settings'
import { pageDataId } from './drawn-page'

/** Whose page is asked for, and where. */
interface PageRequest extends Pick<RequestShopOptions, 'cookies' | 'fetch'> {
  /** Path and query. */
  address: string
  settings: ShopSettings
  /** Whether the window is taken for one with room for a table. */
  isWide: boolean
  /** The page's empty document, as the build wrote it. */
  template: string
  /** Ends the drawing. */
  signal: AbortSignal
}

/** A document with the page in it. */
interface DrawnDocument {
  html: string
  /** What stands in its `style` attributes: figures such as how far a star is filled. */
  styles: readonly string[]
}

/** How often a page is drawn at most: what it shows first may want more, such as the reviews of a product. */
const mostRounds = 4

/** What React writes before a page for the document's head: its title, and pictures to begin with. */
const forHead = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\s[^>]*>)+/

const styleAttribute = /\sstyle="([^"]*)"/g

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

const unescape = (text: string) => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity]!)

/** In pieces, a long page would need inline scripts to put them together, which the content security policy forbids. */
async function toHtml(page: ReactNode, signal: AbortSignal): Promise<string> {
  const faults: unknown[] = []
  const onError = (fault: unknown) => void faults.push(fault)
  const { prelude } = await prerender(page, { signal, onError, progressiveChunkSize: Number.POSITIVE_INFINITY })
  const html = await new Response(prelude).text()
  signal.throwIfAborted()
  if (faults.length > 0) throw faults[0]
  return html
}

/**
 * Draws a customer's page into its document, with what the browser needs to go on from it: what the page shows is found by
 * drawing it. Nothing of it outlives the request.
 * @returns null where nobody is signed in, or the store says that the session is over
 * @throws whatever failed, or ended the drawing: a document with half a page is none
 */
export async function drawDocument({ address, cookies, settings, isWide, template, fetch, signal }: PageRequest): Promise<DrawnDocument | null> {
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
  const data = serializePageData({ record, look: shop.appearance.getSnapshot(), isWide, answers: answersIn(queryClient) })
  queryClient.clear()
  return toDocument(template, content, data)
}

function toDocument(template: string, content: string, data: string): DrawnDocument {
  if (/<(?:script|style)\b/.test(content)) throw new Error('A page holds a script or styles, which its policy forbids.')
  const [head = ''] = forHead.exec(content) ?? []
  const block = `<script type="application/json" id="${pageDataId}">${data}</script>`
  const html = template
    .replace('</head>', () => `${head}</head>`)
    .replace('<!--page--></div>', () => `${content.slice(head.length)}</div>${block}`)
  const styles = new Set(Array.from(content.matchAll(styleAttribute), ([, text = '']) => unescape(text)))
  return { html, styles: [...styles] }
}
