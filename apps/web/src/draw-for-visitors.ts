import { drawVisitorsDocument } from './draw-document'
import { drawLanding } from './draw-landing'
import { pages } from './pages'
import type { DrawnDocument } from './to-document'

/**
 * Renders a page for visitors.
 * @returns null if something on the page does not exist
 * @throws any error, or the abort reason
 */
export async function drawForVisitors(
  request: Parameters<typeof drawVisitorsDocument>[0],
): Promise<DrawnDocument | null> {
  return request.address === pages.landing.path ? drawLanding(request) : drawVisitorsDocument(request)
}
