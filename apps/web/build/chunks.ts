import { fileURLToPath } from 'node:url'

/** What the bundler tells about a module. */
interface ModuleFacts {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** The bundler's graph. */
interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleFacts | null
}

const entry = fileURLToPath(new URL('../src/main.tsx', import.meta.url))
const customerFrame = /\/app\/CustomerShell\.tsx$/

/** Everything a module needs before it can run. */
function closure(graph: ModuleGraph, start: string, found = new Set<string>()): Set<string> {
  if (found.has(start)) return found
  found.add(start)
  for (const id of graph.getModuleInfo(start)?.importedIds ?? []) closure(graph, id, found)
  return found
}

/** The modules that `base` imports when they are needed: the pages, and the frame of customers' pages. */
function lazyModules(graph: ModuleGraph, base: ReadonlySet<string>): Set<string> {
  return new Set([...base].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
}

function plan(graph: ModuleGraph): Map<string, string> {
  const names = new Map<string, string>()
  const base = closure(graph, entry)
  const uses = new Map<string, number>()
  for (const lazy of lazyModules(graph, base)) {
    const isFrame = customerFrame.test(lazy)
    for (const id of closure(graph, lazy)) uses.set(id, (uses.get(id) ?? 0) + (isFrame ? 2 : 1))
  }
  for (const [id, count] of uses) if (count > 1) names.set(id, 'shared')
  for (const id of base) if (id !== entry) names.set(id, 'base')
  return names
}

/**
 * Names the script a module goes into, so that a page loads four at most: the entry, `base` (what every page needs),
 * `shared` (what customers' pages share, their frame included) and the page's own.
 */
export function chunkNames(): (id: string, graph: ModuleGraph) => string | null {
  let names: Map<string, string> | undefined
  return (id, graph) => {
    names ??= plan(graph)
    return names.get(id) ?? null
  }
}
