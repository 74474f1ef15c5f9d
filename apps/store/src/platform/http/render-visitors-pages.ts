import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createSlots, type SlotLimits } from './arrivals'
import { documentsByAppearance } from './documents'
import { renderablePagesIn, type RenderSettings } from './renderable-pages'
import { networkOf } from './network'
import { inProcessFetch } from './in-process-fetch'

/** Pages rendered at the same time, in all and for one network, so that one visitor does not delay others. */
const renderLimits: SlotLimits = { perNetwork: 2, total: 3 }

/** Maximum number of cached pages. */
const maxCachedPages = 50

/** Maximum age of a rendered page, in ms. */
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

/**
 * Returns the current page; undefined if the built document has to be sent, `missing` if the page's subject does not
 * exist.
 */
type FindVisitorsPage = (request: FastifyRequest, path: string) => Promise<VisitorsPage | 'missing' | undefined>

/**
 * Renders visitors' pages whose content changes. A page is the same for all visitors: it is rendered once a second at
 * most, and requests during rendering wait for its result. If rendering fails, the built document is sent, which
 * fetches its data itself.
 * @param folder the folder of the built app
 */
export function renderVisitorsPages(app: FastifyInstance, folder: string, settings: RenderSettings): FindVisitorsPage {
  const find = renderablePagesIn(folder, settings, 'visitorsTemplate')
  const cache = new Map<string, Promise<Rendering>>()
  const slots = createSlots(renderLimits)

  async function render(request: FastifyRequest, path: string, previous: Rendering | undefined): Promise<Rendering> {
    const at = performance.now()
    const page = find(path)
    const release = page && slots.tryAcquire(networkOf(request.ip))
    if (!release) return { at, page: undefined }
    try {
      // Rendered without cookies: the result is sent to all visitors and must contain nothing of the first one.
      const internal = inProcessFetch(app, { headers: { host: request.headers.host }, ip: request.ip })
      const { renderForVisitors } = await page.loadRenderer()
      const rendered = await renderForVisitors({
        address: path,
        settings,
        template: page.template,
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
      request.log.warn({ err: error }, 'A visitors’ page could not be rendered; the built one is sent.')
      return { at, page: undefined }
    } finally {
      release()
    }
  }

  return async (request, path) => {
    if (settings.renderLimitMs === 0 || !find(path)) return undefined
    const cached = cache.get(path)
    const previous = await cached
    // Another request may have started rendering in the meantime.
    if (cache.get(path) === cached && (previous === undefined || performance.now() - previous.at > maxAgeMs)) {
      if (cache.size >= maxCachedPages) cache.clear()
      cache.set(path, render(request, path, previous))
    }
    return (await cache.get(path))?.page
  }
}
