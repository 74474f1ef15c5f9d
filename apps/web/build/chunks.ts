import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { reactModules } from './react-modules'

/** Which pages (by the name of their file) and later parts use a module, after everything unused has been left out. */
export type ModuleUse = ReadonlyMap<string, ReadonlySet<string>>

const root = fileURLToPath(new URL('..', import.meta.url))
const entry = 'main'

/** Head and foot of customers' pages. */
const shell = 'CustomerShell'
const frame = 'frame'

/** Marks a part that is fetched when it is asked for: it never decides what a page loads at first. */
const later = 'later:'

/** Pages that share more with each other than with the rest. */
const families: readonly { name: string; pages: readonly string[] }[] = [
  { name: 'purchase', pages: ['product'] },
  { name: 'shelves', pages: ['home', 'products', 'wishlist'] },
  { name: 'ordering', pages: ['cart', 'checkout', 'thanks'] },
  { name: 'account', pages: ['profile', 'order'] },
  { name: 'access', pages: ['sign-in', 'forgot-password', 'otp'] },
  { name: 'application', pages: ['sign-up', 'request-access'] },
]

/** What visitors fill in: these pages do without the customers' head and foot. */
const entrance: readonly string[] = families.slice(-2).flatMap(({ pages }) => pages)
const fields = 'fields'

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

/** How a script's first module is called among the users: pages stand in `routes/`, everything else comes later. */
function userName(facade: string): string {
  const name = basename(facade, '.tsx')
  return /\/src\/routes\//.test(facade) || name === entry || name === shell ? name : later + name
}

/** Builds once as the bundler would by itself, and reads off which pages need which modules. */
export async function measureUse(): Promise<ModuleUse> {
  const result = await build({
    root,
    logLevel: 'error',
    plugins: [reactModules()],
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      // Optimised, a page's script would take in what it shares with its later parts, and they would seem to need it all.
      rolldownOptions: { input: 'src/main.tsx', experimental: { chunkOptimization: false } },
    },
  })
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const list = outputs.flatMap((output) => (output.type === 'chunk' ? [output as Chunk] : []))
  const chunks = new Map(list.map((chunk) => [chunk.fileName, chunk]))
  const use = new Map<string, Set<string>>()
  for (const page of list) {
    if (page.facadeModuleId === null) continue
    const name = userName(page.facadeModuleId)
    for (const chunk of chunkClosure(chunks, page)) {
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        if (renderedLength > 0) use.set(id, (use.get(id) ?? new Set()).add(name))
      }
    }
  }
  return use
}

/**
 * The script a module goes into, so that a page loads five at most: `base` (the libraries and what every page needs),
 * `fields` (what visitors' forms share with other pages), `frame` (head and foot of customers' pages, and what pages of
 * several families share), what its family shares, and its own. What a page shares only with parts that come later is
 * its family's, or stands beside it. `null` leaves the module to the page's own script.
 */
export function chunkOf(users: ReadonlySet<string>): string | null {
  if (users.has(entry)) return 'base'
  const pages = [...users].filter((user) => !user.startsWith(later) && user !== shell)
  // The landing page is most people's first: it never brings the frame along.
  if (pages.includes('landing') && (pages.length > 1 || users.has(shell))) return 'base'
  const family = families.find(({ pages: members }) => pages.every((page) => members.includes(page)))
  const isFilledIn = pages.some((page) => entrance.includes(page))
  if (users.has(shell)) return isFilledIn ? 'base' : frame
  if (users.size < 2) return null
  const [only] = pages
  if (only === undefined) return 'dialogs'
  if (family) return family.name
  if (pages.length === 1) return `${only}-parts`
  return isFilledIn ? fields : frame
}
