/** Pages that are written as files, content included, because visitors and search engines open them first. */
export const prerenderedPages = [
  { path: '/landing', file: 'landing.html', module: 'src/routes/landing.tsx' },
  { path: '/sign-in', file: 'sign-in.html', module: 'src/routes/sign-in.tsx' },
] as const

/** What Vite's manifest says of one chunk. */
export interface ManifestChunk {
  file: string
  name?: string
  imports?: string[]
}

/** The scripts a lazily loaded page needs that the document does not name yet, for `modulepreload`. */
export function scriptsOf(manifest: Record<string, ManifestChunk>, module: string): string[] {
  const closure = (key: string, found = new Set<string>()): Set<string> => {
    if (found.has(key)) return found
    found.add(key)
    for (const next of manifest[key]?.imports ?? []) closure(next, found)
    return found
  }
  const known = new Set(Object.keys(manifest).filter((key) => manifest[key]!.name === 'base').flatMap((key) => [...closure(key)]))
  return [...closure(module)].filter((key) => !known.has(key)).map((key) => manifest[key]!.file)
}

/**
 * Puts a rendered page into the document. React writes the title where the page says it; it belongs into the head,
 * and there hydration finds it again.
 */
export function documentOf(template: string, content: string, preload: readonly string[]): string {
  const title = /<title>[^<]*<\/title>/.exec(content)?.[0] ?? ''
  const head = [title, ...preload.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)]
  return template.replace('<!--head-->', head.join('')).replace('<!--page-->', () => content.replace(title, ''))
}
