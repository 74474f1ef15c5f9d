import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withSettings, type ShopSettings } from '@skafferi/domain/shop-settings.rules'
import { patternOf } from './documents'

/** What drawing a page for all visitors takes; `apps/web/src/draw-for-visitors.ts` says what each means. */
interface VisitorsDrawingRequest {
  address: string
  settings: ShopSettings
  template: string
  fetch: (request: Request) => Promise<Response>
  signal: AbortSignal
}

/** What drawing a customer's page takes; `apps/web/src/draw-document.tsx` says what each means. */
interface DrawingRequest extends VisitorsDrawingRequest {
  cookies: string
  isWide: boolean
  nonce: string
}

/** A document with its page in it. */
export interface DrawnDocument {
  html: string
  /** The text of its `style` element; empty where it has none. */
  styles: string
}

/** Draws a page into its document; null where nobody is signed in. */
type Draw = (request: DrawingRequest) => Promise<DrawnDocument | null>

/** Draws what all visitors get; null if it shows something that does not exist. */
type DrawForVisitors = (request: VisitorsDrawingRequest) => Promise<DrawnDocument | null>

/** A page that can be drawn. */
interface DrawablePage<Drawing> {
  /** Its document without the page. */
  template: string
  load: () => Promise<Drawing>
}

/** A page that is drawn for each customer. */
export type OwnPage = DrawablePage<Draw>

/** What can be drawn at an address. */
interface Drawable {
  /** For each customer. */
  own?: OwnPage
  /** For all visitors. */
  visitors?: DrawablePage<DrawForVisitors>
}

/** What the app's build says of the pages that a store can draw. */
interface PageList {
  /** The part of the app that draws, from the folder of the documents. */
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
 * Finds what the store can draw itself at an address; undefined while the app is not built. What the build left is read when it is
 * first asked for, and again after another build.
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
