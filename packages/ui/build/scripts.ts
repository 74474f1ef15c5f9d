import { relative, sep } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { Entry } from './entries'
import { root, source, target } from './folders'

/** A module of the kit as it is written, and what it takes at once and later. */
export interface Script {
  /** Its file below `dist/`. */
  file: string
  code: string
  /** Files below `dist/` it cannot start without. */
  imports: string[]
  /** Files below `dist/` it fetches when they are first needed. */
  later: string[]
}

/** Where a module stands in the package: as in `src/`, and what another workspace gave below `inlined/`. */
export function placeOf(file: string): string {
  const inside = relative(source, file).split(sep).join('/')
  const place = inside.startsWith('..') ? inside.replace(/^(\.\.\/)+/, 'inlined/').replace('/src/', '/') : inside
  return place.replace(/(\.d)?\.tsx?$/, '')
}

/**
 * Writes each module of the kit as an ES module of its own: whoever takes one component gets no other. What npm installs
 * stays an import; what only this house has (its brand) is inlined.
 */
export async function buildScripts(entries: readonly Entry[]): Promise<Script[]> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: target,
      target: 'es2023',
      minify: false,
      // The folder is emptied beforehand; style sheets and types stand beside.
      emptyOutDir: false,
      lib: { entry: Object.fromEntries(entries.map(({ name, file }) => [`${name}/index`, file])), formats: ['es'] },
      rolldownOptions: {
        external: [/^react(-dom)?(\/|$)/, /^class-variance-authority$/],
        output: {
          preserveModules: true,
          entryFileNames: ({ facadeModuleId }) => `${placeOf(facadeModuleId ?? '')}.js`,
        },
      },
    },
  })) as Rolldown.RolldownOutput[]
  const chunks = result.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  return chunks.map(({ fileName: file, code, imports, dynamicImports: later }) => ({ file, code, imports, later }))
}

/** All modules that one leads to: those it cannot start without, or also those it fetches later. */
export function reachedFrom(file: string, scripts: ReadonlyMap<string, Script>, when: 'at once' | 'ever'): Script[] {
  const files = new Set([file])
  // The walk reaches what is added on the way.
  for (const name of files) {
    const { imports = [], later = [] } = scripts.get(name) ?? {}
    imports.forEach((other) => files.add(other))
    if (when === 'ever') later.forEach((other) => files.add(other))
  }
  return [...files].flatMap((name) => scripts.get(name) ?? [])
}
