import type { PageContent } from '../content/blocks'
import type { ShopSettings } from '../settings/shop-settings'

/** A request to render a page that depends on the settings and its content alone. */
export interface StaticPageRequest extends Pick<VisitorsPageRequest, 'address' | 'settings' | 'template'> {
  /** The blocks of the page; null if it has none. */
  content: PageContent | null
}

/** A request to render a page that is the same for all visitors. */
export interface VisitorsPageRequest {
  /** Path and query. */
  address: string
  settings: ShopSettings
  /** The page's document from the build without content, or the part that begins with `</head>`. */
  template: string
  /** Sends a request to the store. */
  fetch: (request: Request) => Promise<Response>
  /** Aborts rendering. */
  signal: AbortSignal
}

/** A request to render a customer's page. */
export interface CustomerPageRequest extends VisitorsPageRequest {
  /** The request's `Cookie` header. */
  cookies: string
  /** True if the window is assumed to have room for a table. */
  isWide: boolean
  /** The nonce of the document's style element in its policy; omitted without a policy. */
  nonce?: string
}

/** A document with its rendered page. */
export interface RenderedDocument {
  html: string
  /** The text of its `style` element: dynamic values such as the filled part of a star. Empty if there is none. */
  styles: string
}

/** The server bundle of the app, as far as the store uses it. Its functions throw any error, or the abort reason. */
export interface PageRenderer {
  /** Renders a customer's page; null if no customer is signed in or the session has ended. */
  renderForCustomer: (request: CustomerPageRequest) => Promise<RenderedDocument | null>
  /** Renders a page for all visitors; null if something on the page does not exist. */
  renderForVisitors: (request: VisitorsPageRequest) => Promise<RenderedDocument | null>
  /** Renders a page for visitors that depends on the settings and its content alone. */
  renderStatic: (request: StaticPageRequest) => Promise<RenderedDocument>
  /**
   * Renders the notice for browsers without scripts.
   * @param notice what the document shows without scripts: its page, or nothing
   */
  renderNoScript: (notice: 'page' | 'empty', settings: ShopSettings) => Promise<string>
}
