import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ShopSettings } from '@skafferi/domain/shop-settings.rules'
import { createSlots, type Places } from './arrivals'
import { looksOf } from './documents'
import { drawablePagesIn } from './drawn-pages'
import { networkOf } from './network'
import { inProcessFetch } from './in-process-fetch'

/** Pages rendered at the same time, in all and for one network, so that one visitor does not delay others. */
const renderLimits: Places = { perNetwork: 2, total: 3 }

/** Maximum number of cached pages. */
const mostRemembered = 50

/** Maximum age of a rendered page, in ms. */
const freshFor = 1000

/** A page that is the same for all visitors. */
interface VisitorsPage {
  /** Returns the document in the appearance that the cookies name. */
  documentFor: ReturnType<typeof looksOf>
  /** The text of its `style` element; empty if the page has none. */
  styles: string
}

/** The last rendering of a page. */
interface Drawing {
  at: number
  html?: string
  page: VisitorsPage | 'missing' | undefined
}

/** Settings that rendering for visitors needs. */
interface VisitorsDrawingOptions {
  /** The folder of the built app. */
  folder: string
  settings: ShopSettings
  /** Maximum rendering time in milliseconds; 0 turns rendering off. */
  limitMs: number
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
 */
export function drawVisitorsPages(
  app: FastifyInstance,
  { folder, settings, limitMs }: VisitorsDrawingOptions,
): FindVisitorsPage {
  const find = drawablePagesIn(folder, settings)
  const drawings = new Map<string, Promise<Drawing>>()
  const places = createSlots(renderLimits)

  async function draw(request: FastifyRequest, path: string, before: Drawing | undefined): Promise<Drawing> {
    const at = performance.now()
    const drawable = find(path)?.visitors
    const leave = drawable && places.enter(networkOf(request.ip))
    if (!leave) return { at, page: undefined }
    try {
      // Rendered without cookies: the result is sent to all visitors and must contain nothing of the first one.
      const own = inProcessFetch(app, { headers: { host: request.headers.host }, ip: request.ip })
      const drawForVisitors = await drawable.load()
      const { template } = drawable
      const rendered = await drawForVisitors({
        address: path,
        settings,
        template,
        fetch: own.fetch,
        signal: AbortSignal.timeout(limitMs),
      })
      own.assertSound()
      if (!rendered) return { at, page: 'missing' }
      if (before?.html === rendered.html) return { ...before, at }
      return { at, html: rendered.html, page: { documentFor: looksOf(rendered.html), styles: rendered.styles } }
    } catch (error) {
      request.log.warn({ err: error }, 'A page for visitors could not be drawn; the one of the build is sent.')
      return { at, page: undefined }
    } finally {
      leave()
    }
  }

  return async (request, path) => {
    if (limitMs === 0 || !find(path)?.visitors) return undefined
    const known = drawings.get(path)
    const before = await known
    // Another request may have started rendering in the meantime.
    if (drawings.get(path) === known && (before === undefined || performance.now() - before.at > freshFor)) {
      if (drawings.size >= mostRemembered) drawings.clear()
      drawings.set(path, draw(request, path, before))
    }
    return (await drawings.get(path))?.page
  }
}
