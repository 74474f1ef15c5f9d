import type { Page } from '../src/pages'

/** An entry of Vite's manifest. */
interface ManifestChunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
  /** Other files that it or its styles reference. */
  assets?: string[]
}

/** Vite's manifest: built scripts by source module. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

const entry = 'src/main.tsx'

/** Placeholder of the page in a document. */
export const pagePlace = '<!--page-->'

/** The script of the customers' header and footer, as named in `vite.config.ts`. */
const frame = 'frame'

/** The source module of a page, as named in the manifest. */
export const moduleOf = ({ route }: Page) => `src/routes/${route}.tsx`

/** The file of a page's document: its own, or the shared one of customers' pages. */
export function documentFile({ route, document }: Page): string {
  return document === 'static' || document === 'shell' ? `${route}.html` : appDocument
}

/** The template in which the store renders a page for its customer; undefined if it does not. */
export const templateFile = ({ route, document }: Page) =>
  document === 'rendered' ? `${route}.rendered.html` : undefined

/** The template in which the store renders a page for all visitors; undefined if it does not. */
export const visitorsTemplateFile = ({ route, document, rendersPerRequest }: Page) =>
  document === 'static' || rendersPerRequest ? `${route}.visitors.html` : undefined

/**
 * What search engines may do with a page at one address: `listed`, because visitors read it; `private`, because only
 * customers do; undefined if it is neither.
 */
export function inSearch(page: Page): string | undefined {
  const { path, access, document, rendersPerRequest, noIndex } = page
  if (/[:*]/.test(path) || path === '/' || page.frame === 'bare' || noIndex) return undefined
  if (access === 'customer') return 'private'
  return access === 'guest' || document === 'static' || rendersPerRequest ? 'listed' : undefined
}

/** The document of all pages without their own. */
export const appDocument = 'app.html'

/**
 * The built scripts of modules with all their imports, without duplicates.
 * @throws Error if a module has no script
 */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): ManifestChunk[] {
  const found = new Set<ManifestChunk>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no script for ${key}.`)
    if (found.has(chunk)) return
    found.add(chunk)
    chunk.imports?.forEach(follow)
  }
  modules.forEach(follow)
  return [...found]
}

/**
 * Creates a document: the built scripts and styles replace the development entry.
 * @param template `index.html`
 * @param content empty if the page waits for its scripts, {@link pagePlace} if the store renders it
 * @param page the page of the document; omitted for the shared document of customers' pages
 */
export function documentOf(template: string, manifest: Manifest, content: '' | typeof pagePlace, page?: Page): string {
  const around = Object.keys(manifest).find((key) => manifest[key]?.name === frame) ?? frame
  const isCustomers = !page || page.document === 'rendered'
  const scripts = scriptsOf(manifest, [entry, ...(isCustomers ? [around] : []), ...(page ? [moduleOf(page)] : [])])
  const [first, ...others] = scripts.map(({ file }) => file)
  const styles = new Set(scripts.flatMap(({ css = [] }) => css))
  const fonts = new Set(scripts.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2')))
  // A page with content is readable without scripts, so styles and fonts load first.
  const priority = content === '' ? '' : ' fetchpriority="low"'
  const head = [
    // Without preloading, the font would be requested only after the styles, and text would wait for it.
    ...[...fonts].map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`),
    ...[...styles].map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`),
    `<script type="module" crossorigin${priority} src="/${first}"></script>`,
    ...others.map((script) => `<link rel="modulepreload" crossorigin${priority} href="/${script}">`),
  ]
  return template
    .replace(/\s*<script type="module" src="[^"]*"><\/script>/, '')
    .replace('<!--head-->', head.join(''))
    .replace(pagePlace, content)
}
