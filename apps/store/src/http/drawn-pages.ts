import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withSettings, type ShopSettings } from '@skafferi/domain/shop-settings.rules'
import { patternOf } from './documents'

/** What drawing a page takes; `apps/web/src/draw-document.tsx` says what each means. */
interface DrawingRequest {
  address: string
  cookies: string
  settings: ShopSettings
  isWide: boolean
  template: string
  fetch: (request: Request) => Promise<Response>
  signal: AbortSignal
}

/** A document with its page in it. */
export interface DrawnDocument {
  html: string
  /** What stands in its `style` attributes. */
  styles: readonly string[]
}

/** Draws a page into its document; null where nobody is signed in. */
type Draw = (request: DrawingRequest) => Promise<DrawnDocument | null>

/** A page that can be drawn. */
interface DrawablePage {
  /** Its document without the page. */
  template: string
  load: () => Promise<Draw>
}

/** What the app's build says of the pages that a store can draw. */
interface PageList {
  /** The part of the app that draws, from the folder of the documents. */
  server?: string
  pages: readonly { path: string; template?: string }[]
}

function readPages(folder: string, list: string, settings: ShopSettings) {
  const { server, pages } = JSON.parse(readFileSync(list, 'utf8')) as PageList
  if (server === undefined) return () => undefined
  const address = pathToFileURL(join(folder, server)).href
  const load = async () => ((await import(/* @vite-ignore */ address)) as { drawDocument: Draw }).drawDocument
  const known = pages.map(({ path, template }) => {
    const html = template === undefined ? undefined : withSettings(readFileSync(join(folder, template), 'utf8'), settings)
    return { pattern: patternOf(path), page: html === undefined ? undefined : { template: html, load } }
  })
  return (path: string): DrawablePage | undefined => known.find(({ pattern }) => pattern.test(path))?.page
}

/**
 * Finds the page of an address that the store can draw itself; undefined for the others, and while the app is not built. What
 * the build left is read when it is first asked for, and again after another build.
 */
export function drawablePagesIn(folder: string, settings: ShopSettings): (path: string) => DrawablePage | undefined {
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
