/**
 * `npm run size`: what a browser loads for each page of the built app, compared with the page's budget in src/pages.ts.
 * Other apps pass their output folder and base path. Sizes are gzip level 9, 1 kB = 1000 bytes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** Vite's manifest: source module to built chunk. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/** The output of the build, by the paths that its pages use. */
interface Build {
  /** Of each page its document, source module and budget. */
  list: { maxStylesKb: number; pages: { path: string; file: string; module: string; maxKb: number }[] }
  manifest: Manifest
  /** Text of an HTML file. */
  document: (file: string) => string
  /** Size of a file, gzip, in bytes. */
  size: (file: string) => number
}

/**
 * The files of a page before user input: those of its document, the route's own chunk, and all their imports.
 * @param module the route's source module, as named in the manifest
 * @returns undefined if the route has no chunk of its own
 */
export function pageFiles(
  manifest: Manifest,
  html: string,
  module: string,
): { scripts: string[]; styles: string[] } | undefined {
  const route = manifest[module]
  if (!route) return undefined
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file]) => file!)
  const started = named(/<script[^>]*src="\/([^"]+)"/g)
  const ahead = named(/<link(?=[^>]*rel="modulepreload")[^>]*href="\/([^"]+)"/g)
  const scripts = new Set([...started, ...ahead, route.file])
  const styles = new Set(named(/<link(?=[^>]*rel="stylesheet")[^>]*href="\/([^"]+)"/g))
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  // The loop reaches elements that are added on the way.
  for (const script of scripts) {
    const { imports = [], css = [] } = chunkOf.get(script) ?? {}
    imports.flatMap((key) => manifest[key]?.file ?? []).forEach((file) => scripts.add(file))
    css.forEach((file) => styles.add(file))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/** Measures each page and lists those over budget. */
export function judge({ list, manifest, document, size }: Build): { rows: string[]; problems: string[] } {
  const pages = list.pages.map(({ path, file, module, maxKb }) => {
    const files = pageFiles(manifest, document(file), module)
    if (!files) {
      const problem = 'has no script of its own; the build merged it into one that other pages load too'
      return { rows: [], problems: [`${path}: ${module} ${problem}`] }
    }
    const parts = [
      { what: 'JavaScript', names: files.scripts, max: maxKb },
      { what: 'CSS', names: files.styles, max: list.maxStylesKb },
    ].map((part) => ({ ...part, kb: part.names.reduce((sum, name) => sum + size(name), 0) / 1000 }))
    const cells = parts.map(
      ({ what, names, max, kb }) => `${kb.toFixed(2).padStart(6)} of ${max} kB ${what} in ${names.length}`,
    )
    const over = parts.filter(({ kb, max }) => kb > max)
    const problems = over.map(({ what, max, kb }) => `${path}: ${kb.toFixed(2)} kB ${what}, and ${max} kB are allowed`)
    return { rows: [`${path.padEnd(18)} ${cells.join('   ')}`], problems }
  })
  return { rows: pages.flatMap(({ rows }) => rows), problems: pages.flatMap(({ problems }) => problems) }
}

/**
 * Measures a built app, prints the table and returns whether every page is within its budget.
 * @param folder output folder
 * @param base base path
 */
function checkSizes(folder: string, base: string): boolean {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  const document = (file: string) => text(file).replaceAll(`"${base}`, '"/')
  const size = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  const list = JSON.parse(text('.vite/pages.json')) as Build['list']
  const manifest = JSON.parse(text('.vite/manifest.json')) as Manifest
  const { rows, problems } = judge({ list, manifest, document, size })
  console.log(rows.join('\n'))
  problems.forEach((problem) => console.error(`Over budget: ${problem}.`))
  return problems.length === 0
}

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  const [folder = 'dist/client', base = '/'] = process.argv.slice(2)
  process.exitCode = checkSizes(folder, base) ? 0 : 1
}
