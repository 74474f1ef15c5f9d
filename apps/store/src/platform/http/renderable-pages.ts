import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withSettings, type ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { patternOf } from './documents'

/** Arguments to render a page for all visitors; documented in `apps/web/src/draw-for-visitors.ts`. */
interface VisitorsRenderRequest {
  address: string
  settings: ShopSettings
  template: string
  fetch: (request: Request) => Promise<Response>
  signal: AbortSignal
}

/** Arguments to render a customer's page; documented in `apps/web/src/draw-document.tsx`. */
interface RenderRequest extends VisitorsRenderRequest {
  cookies: string
  isWide: boolean
  nonce: string
}

/** A document with its rendered page. */
export interface RenderedDocument {
  html: string
  /** The text of its `style` element; empty if the page has none. */
  styles: string
}

/** Renders a page into its document; null if no customer is signed in. */
type RenderForCustomer = (request: RenderRequest) => Promise<RenderedDocument | null>

/** Renders a page for all visitors; null if its subject does not exist. */
type RenderForVisitors = (request: VisitorsRenderRequest) => Promise<RenderedDocument | null>

/** A page that the store can render. */
interface RenderablePage<Render> {
  /** The document without the page's content. */
  template: string
  load: () => Promise<Render>
}

/** A page that is rendered for each customer. */
export type CustomerPage = RenderablePage<RenderForCustomer>

/** The pages that can be rendered at an address. */
interface RenderablePages {
  customer?: CustomerPage
  visitors?: RenderablePage<RenderForVisitors>
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
    (await import(/* @vite-ignore */ address)) as {
      drawDocument: RenderForCustomer
      drawForVisitors: RenderForVisitors
    }
  const read = (file: string) => withSettings(readFileSync(join(folder, file), 'utf8'), settings)
  const compiled = pages.map(({ path, template, visitorsTemplate }): RenderablePages & { pattern: RegExp } => ({
    pattern: patternOf(path),
    customer:
      template === undefined ? undefined : { template: read(template), load: async () => (await load()).drawDocument },
    visitors:
      visitorsTemplate === undefined
        ? undefined
        : { template: read(visitorsTemplate), load: async () => (await load()).drawForVisitors },
  }))
  return (path: string): RenderablePages | undefined => compiled.find(({ pattern }) => pattern.test(path))
}

/**
 * Returns the pages that the store can render at a path; undefined if the app is not built. The build is read at the
 * first request, and again after another build.
 */
export function renderablePagesIn(
  folder: string,
  settings: ShopSettings,
): (path: string) => RenderablePages | undefined {
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
