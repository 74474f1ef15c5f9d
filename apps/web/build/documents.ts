import { markHydrating } from '../src/hydrating'
import type { Page } from '../src/pages'

/** What Vite's manifest says of one script. */
interface ManifestChunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
  /** Other files that it, or its styles, name. */
  assets?: string[]
}

/** Vite's manifest: built scripts by their source modules. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

const entry = 'src/main.tsx'

/** Where a document has its page. */
export const pagePlace = '<!--page-->'

/** The script of customers' head and foot, as `vite.config.ts` names it. */
const frame = 'frame'

/** The source module of a page, as the manifest names it. */
export const moduleOf = ({ route }: Page) => `src/routes/${route}.tsx`

/** The file of a page's document: one of its own, or that of all customers' pages. */
export function documentFile({ route, document }: Page): string {
  return document === 'prerendered' || document === 'shell' ? `${route}.html` : appDocument
}

/** The file into which the store draws a page for its customer; none where it does not draw it. */
export const templateFile = ({ route, document }: Page) =>
  document === 'rendered' ? `${route}.rendered.html` : undefined

/** The file into which the store draws a page for all visitors; none where it does not. */
export const visitorsTemplateFile = ({ route, drawnAnew }: Page) => (drawnAnew ? `${route}.visitors.html` : undefined)

/** The document of all pages that have none of their own. */
export const appDocument = 'app.html'

/**
 * The built scripts of these modules with all they import, each once.
 *
 * @throws Error where a module has no script of its own
 */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): ManifestChunk[] {
  const found = new Set<ManifestChunk>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build made no script of ${key}.`)
    if (found.has(chunk)) return
    found.add(chunk)
    chunk.imports?.forEach(follow)
  }
  modules.forEach(follow)
  return [...found]
}

/** What the content security policy of the shop would not let a document do: scripts and styles within the page. */
const INLINE = /<script(?![^>]*\bsrc=)[^>]*>|\sstyle="[^"]*"|<style\b/

/**
 * Makes a document: scripts and styles of the build in place of the source that the development server runs, and the
 * rendered page. React writes the title where the page says it; it belongs into the head, and there hydration finds it
 * again.
 *
 * @param template `index.html`
 * @param content the rendered page; nothing where it waits for its scripts, {@link pagePlace} where the store draws it
 * @param page the page that is certain to be shown; the document is for any customers' page without it
 * @throws Error where the rendered page brings a script or a style within itself: a browser would refuse it
 */
export function documentOf(template: string, manifest: Manifest, content: string, page?: Page): string {
  const [inline] = INLINE.exec(content) ?? []
  if (inline !== undefined) throw new Error(`A prerendered page holds ${inline}, which its policy forbids.`)
  const title = /<title>[^<]*<\/title>/.exec(content)?.[0] ?? ''
  const around = Object.keys(manifest).find((key) => manifest[key]?.name === frame) ?? frame
  const isCustomers = !page || page.document === 'rendered'
  const scripts = scriptsOf(manifest, [entry, ...(isCustomers ? [around] : []), ...(page ? [moduleOf(page)] : [])])
  const [first, ...others] = scripts.map(({ file }) => file)
  const styles = new Set(scripts.flatMap(({ css = [] }) => css))
  const fonts = new Set(scripts.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2')))
  // A page that stands in its document can be read without its scripts: what it is shown by goes before them.
  const priority = content === '' ? '' : ' fetchpriority="low"'
  const head = [
    title,
    // Otherwise it would be asked for only once styles and page are there and text waits for it.
    ...[...fonts].map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`),
    ...[...styles].map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`),
    `<script type="module" crossorigin${priority} src="/${first}"></script>`,
    ...others.map((script) => `<link rel="modulepreload" crossorigin${priority} href="/${script}">`),
  ]
  return template
    .replace(/\s*<script type="module" src="[^"]*"><\/script>/, '')
    .replace('<!--head-->', head.join(''))
    .replace(pagePlace, () => markHydrating(content.replace(title, '')))
}
