import { drawVisitorsDocument } from './draw-document'
import { drawLanding } from './draw-landing'
import { pages } from './pages'
import type { DrawnDocument } from './to-document'

/**
 * Draws a page as every visitor gets it.
 * @returns null if the page shows something that does not exist
 * @throws whatever failed, or ended the drawing
 */
export async function drawForVisitors(
  request: Parameters<typeof drawVisitorsDocument>[0],
): Promise<DrawnDocument | null> {
  return request.address === pages.landing.path ? drawLanding(request) : drawVisitorsDocument(request)
}
