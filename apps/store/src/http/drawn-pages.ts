import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withSettings, type ShopSettings } from '@skafferi/domain/shop-settings.rules'
import { patternOf } from './documents'

/** Arguments to render a page for all visitors; documented in `apps/web/src/draw-for-visitors.ts`. */
interface VisitorsDrawingRequest {
  address: string
  settings: ShopSettings
  template: string
  fetch: (request: Request) => Promise<Response>
  signal: AbortSignal
}

/** Arguments to render a customer's page; documented in `apps/web/src/draw-document.tsx`. */
interface DrawingRequest extends VisitorsDrawingRequest {
  cookies: string
  isWide: boolean
  nonce: string
}

/** A document with its rendered page. */
export interface DrawnDocument {
  html: string
  /** The text of its `style` element; empty if the page has none. */
  styles: string
}

/** Renders a page into its document; null if no customer is signed in. */
type Draw = (request: DrawingRequest) => Promise<DrawnDocument | null>

/** Renders a page for all visitors; null if its subject does not exist. */
type DrawForVisitors = (request: VisitorsDrawingRequest) => Promise<DrawnDocument | null>

/** A page that the store can render. */
interface DrawablePage<Drawing> {
  /** The document without the page's content. */
  template: string
  load: () => Promise<Drawing>
}

/** A page that is rendered for each customer. */
export type CustomerPage = DrawablePage<Draw>

/** The pages that can be rendered at an address. */
interface Drawable {
  own?: CustomerPage
  visitors?: DrawablePage<DrawForVisitors>
}

/** The page list of the build, as far as rendering needs it. */
interface PageList {
  /** The path of the server bundle, relative to the folder of the documents. */
  server?: string
  pages: readonly { path: string; template?: string; visitorsTemplate?: string }[]
}

function readPages(folder: string, list: string, settings: ShopSettings) {
  const { server, pages } = JSON.parse(readFileSync(list, 'utf8')) as PageList
  if (server === undefined) return () => undefined
  const address = pathToFileURL(join(folder, server)).href
  const load = async () =>
    (await import(/* @vite-ignore */ address)) as { drawDocument: Draw; drawForVisitors: DrawForVisitors }
  const read = (file: string) => withSettings(readFileSync(join(folder, file), 'utf8'), settings)
  const known = pages.map(({ path, template, visitorsTemplate }): Drawable & { pattern: RegExp } => ({
    pattern: patternOf(path),
    own:
      template === undefined ? undefined : { template: read(template), load: async () => (await load()).drawDocument },
    visitors:
      visitorsTemplate === undefined
        ? undefined
        : { template: read(visitorsTemplate), load: async () => (await load()).drawForVisitors },
  }))
  return (path: string): Drawable | undefined => known.find(({ pattern }) => pattern.test(path))
}

/**
 * Returns the pages that the store can render at a path; undefined if the app is not built. The build is read at the
 * first request, and again after another build.
 */
export function drawablePagesIn(folder: string, settings: ShopSettings): (path: string) => Drawable | undefined {
  const list = join(folder, '.vite/pages.json')
  let stamp = 0
  let find: ReturnType<typeof readPages> = () => undefined
  return (path) => {
    const built = statSync(list, { throwIfNoEntry: false })?.mtimeMs
    if (built === undefined) return undefined
    if (built !== stamp) {
      find = readPages(folder, list, settings)
      stamp = built
    }
    return find(path)
  }
}
