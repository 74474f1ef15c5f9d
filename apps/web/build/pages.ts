/** Pages that are written as files, content included, because visitors and search engines open them first. */
export const prerenderedPages = [
  { path: '/landing', file: 'landing.html', module: 'src/routes/landing.tsx' },
  { path: '/sign-in', file: 'sign-in.html', module: 'src/routes/sign-in.tsx' },
  { path: '/faq', file: 'faq.html', module: 'src/routes/faq.tsx' },
  { path: '/contact-us', file: 'contact-us.html', module: 'src/routes/contact.tsx' },
  { path: '/about', file: 'about.html', module: 'src/routes/about.tsx' },
] as const

/** Pages of visitors whose content waits for the script: what was typed before stands in them from the first moment. */
export const guestPages = [
  { file: 'sign-up.html', module: 'src/routes/sign-up.tsx' },
  { file: 'request-access.html', module: 'src/routes/request-access.tsx' },
  { file: 'forgot-password.html', module: 'src/routes/forgot-password.tsx' },
  { file: 'otp.html', module: 'src/routes/otp.tsx' },
] as const

/** What Vite's manifest says of one chunk. */
export interface ManifestChunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

/** The scripts and the styles of one document. */
export interface Loads {
  manifest: Record<string, ManifestChunk>
  /** Modules, by their keys in the manifest, that the page is certain to load after `base`. */
  pages: readonly string[]
}

const baseOf = (manifest: Loads['manifest']) => Object.keys(manifest).find((key) => manifest[key]!.name === 'base')!

/** The scripts that these pages need beside `base`, for `modulepreload`. */
export function scriptsOf({ manifest, pages }: Loads): string[] {
  const found = new Set<string>()
  const follow = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    manifest[key]?.imports?.forEach(follow)
  }
  pages.forEach(follow)
  found.delete(baseOf(manifest))
  return [...found].map((key) => manifest[key]!.file)
}

/** What the content security policy of the shop would not let a document do: scripts and styles within the page. */
const INLINE = /<script(?![^>]*\bsrc=)[^>]*>|\sstyle="[^"]*"|<style\b/

/**
 * Makes the document of a page: scripts and styles of the build in place of the source that the development server
 * runs, and the rendered page. React writes the title where the page says it; it belongs into the head, and there
 * hydration finds it again.
 *
 * @throws Error where the rendered page brings a script or a style within itself: a browser would refuse it.
 */
export function documentOf(template: string, content: string, loads: Loads): string {
  const [inline] = INLINE.exec(content) ?? []
  if (inline !== undefined) throw new Error(`A prerendered page holds ${inline}, which its policy forbids.`)
  const title = /<title>[^<]*<\/title>/.exec(content)?.[0] ?? ''
  const { file, css = [] } = loads.manifest[baseOf(loads.manifest)]!
  const head = [
    title,
    `<script type="module" crossorigin src="/${file}"></script>`,
    ...scriptsOf(loads).map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
    ...css.map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`),
  ]
  return template
    .replace(/\s*<script type="module" src="[^"]*"><\/script>/, '')
    .replace('<!--head-->', head.join(''))
    .replace('<!--page-->', () => content.replace(title, ''))
}
