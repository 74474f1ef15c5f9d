import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createSlots, type SlotLimits } from './arrivals'
import type { ReadRenderSettings } from './built-app'
import { documentsByAppearance } from './documents'
import { renderablePagesIn, type RenderablePage } from './renderable-pages'
import { networkOf } from './network'
import { inProcessFetch } from './in-process-fetch'
import type { ShopPreview } from './shop-preview'

/** Pages rendered at the same time, in all and for one network, so that one visitor does not delay others. */
const renderLimits: SlotLimits = { perNetwork: 2, total: 3 }

/** Maximum number of cached pages. */
const maxCachedPages = 50

/** Maximum age of a page that is rendered per request, in ms. */
const maxAgeMs = 1000

/** A page that is the same for all visitors. */
interface VisitorsPage {
  /** Returns the document in the appearance that the cookies name. */
  documentFor: ReturnType<typeof documentsByAppearance>
  /** The text of its `style` element; empty if the page has none. */
  styles: string
}

/** The last rendering of a page. */
interface Rendering {
  at: number
  html?: string
  page: VisitorsPage | 'missing' | undefined
}

/** A page with its last renderings. */
interface CachedPage {
  /** The page of the build and settings that it was rendered with. */
  from: RenderablePage
  rendering?: Promise<Rendering>
  /** The page as the settings alone determine it. */
  static?: Promise<VisitorsPage | undefined>
}

/**
 * Returns the current page; undefined if the document without content has to be sent, `missing` if the page's subject
 * does not exist.
 */
type FindVisitorsPage = (request: FastifyRequest, path: string) => Promise<VisitorsPage | 'missing' | undefined>

/**
 * Renders visitors' pages, which are the same for all of them. A static page is rendered once for each build and
 * change of the settings. A page whose content changes is rendered once a second at most; requests during rendering
 * wait for its result. If that fails, it is sent as static page, and if there is none, without content.
 * @param folder the folder of the built app
 * @param preview opens the calls of a closed shop to the pages of its preview
 */
export function renderVisitorsPages(
  app: FastifyInstance,
  folder: string,
  readSettings: ReadRenderSettings,
  preview: Pick<ShopPreview, 'read'>,
): FindVisitorsPage {
  const find = renderablePagesIn(folder, readSettings, 'visitorsTemplate')
  const cache = new Map<string, CachedPage>()
  const slots = createSlots(renderLimits)

  async function render(
    request: FastifyRequest,
    path: string,
    page: RenderablePage,
    previous: Rendering | undefined,
  ): Promise<Rendering> {
    const at = performance.now()
    const release = slots.tryAcquire(networkOf(request.ip))
    if (!release) return { at, page: undefined }
    try {
      const settings = readSettings()
      // Rendered without other cookies: the result is sent to all visitors and must contain nothing of the first one.
      const headers = { host: request.headers.host, cookie: preview.read(request) }
      const internal = inProcessFetch(app, { headers, ip: request.ip })
      const { renderForVisitors } = await page.loadRenderer()
      const rendered = await renderForVisitors({
        address: path,
        settings,
        template: await page.readTemplate(),
        fetch: internal.fetch,
        signal: AbortSignal.timeout(settings.renderLimitMs),
      })
      internal.assertNoFailure()
      if (!rendered) return { at, page: 'missing' }
      if (previous?.html === rendered.html) return { ...previous, at }
      return {
        at,
        html: rendered.html,
        page: { documentFor: documentsByAppearance(rendered.html), styles: rendered.styles },
      }
    } catch (error) {
      request.log.warn({ err: error }, 'A visitors’ page could not be rendered with its content.')
      return { at, page: undefined }
    } finally {
      release()
    }
  }

  async function renderStatic(
    { log }: FastifyRequest,
    path: string,
    page: RenderablePage,
  ): Promise<VisitorsPage | undefined> {
    try {
      const renderer = await page.loadRenderer()
      const template = await page.readTemplate()
      const { html, styles } = await renderer.renderStatic({
        address: path,
        settings: readSettings(),
        content: page.content,
        template,
      })
      return { documentFor: documentsByAppearance(html), styles }
    } catch (error) {
      log.error({ err: error }, 'A page could not be rendered; the browser renders it.')
      return undefined
    }
  }

  /** Returns the cache entry of a path; a new one after another build or a change of the settings. */
  function entryOf(path: string, from: RenderablePage): CachedPage {
    const known = cache.get(path)
    if (known?.from === from) return known
    if (cache.size >= maxCachedPages) cache.clear()
    const entry: CachedPage = { from }
    cache.set(path, entry)
    return entry
  }

  return async (request, path) => {
    const page = find(path)
    if (!page) return undefined
    const entry = entryOf(path, page)
    if (page.rendersPerRequest && readSettings().renderLimitMs > 0) {
      const last = entry.rendering
      const previous = await last
      // Another request may have started rendering in the meantime.
      if (entry.rendering === last && (previous === undefined || performance.now() - previous.at > maxAgeMs)) {
        entry.rendering = render(request, path, page, previous)
      }
      const rendering = await entry.rendering
      if (rendering?.page) return rendering.page
    }
    if (page.isStatic) return (entry.static ??= renderStatic(request, path, page))
    return undefined
  }
}
