import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Which pages (by the name of their file) use a module, after everything unused has been left out. */
export type ModuleUse = ReadonlyMap<string, ReadonlySet<string>>

const root = fileURLToPath(new URL('..', import.meta.url))
const entry = 'main'

/** The page and the dialog over other pages in which the same product is chosen. */
const purchase = ['product', 'VariantDialog']

interface Chunk {
  fileName: string
  facadeModuleId: string | null
  imports: readonly string[]
  modules: Record<string, { renderedLength: number }>
}

function chunkClosure(chunks: ReadonlyMap<string, Chunk>, start: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(start)) return found
  found.add(start)
  for (const name of start.imports) {
    const next = chunks.get(name)
    if (next) chunkClosure(chunks, next, found)
  }
  return found
}

/** Builds once as the bundler would by itself, and reads off which pages need which modules. */
export async function measureUse(): Promise<ModuleUse> {
  const result = await build({
    root,
    logLevel: 'error',
    build: { write: false, minify: false, reportCompressedSize: false },
  })
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const list = outputs.flatMap((output) => (output.type === 'chunk' ? [output as Chunk] : []))
  const chunks = new Map(list.map((chunk) => [chunk.fileName, chunk]))
  const use = new Map<string, Set<string>>()
  for (const page of list) {
    if (page.facadeModuleId === null) continue
    const name = page.facadeModuleId.endsWith('index.html') ? entry : basename(page.facadeModuleId, '.tsx')
    for (const chunk of chunkClosure(chunks, page)) {
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        if (renderedLength > 0) use.set(id, (use.get(id) ?? new Set()).add(name))
      }
    }
  }
  return use
}

/**
 * The script a module goes into, so that a page loads four at most: `base` (the libraries and what every page needs),
 * the bundler's run time, `frame` (what customers' pages share) and its own. `null` leaves it to the page's own.
 */
export function chunkOf(users: ReadonlySet<string>): string | null {
  if (users.has(entry)) return 'base'
  if (users.has('CustomerShell')) return 'frame'
  if ([...users].every((user) => purchase.includes(user))) return 'purchase'
  if (users.size < 2) return null
  // The landing page is most people's first: it never brings the frame along.
  return users.has('landing') ? 'base' : 'frame'
}
