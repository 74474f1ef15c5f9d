import { relative, sep } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { Entry } from './entries'
import { root, source, target } from './folders'

/** A built module of the kit, with its static and dynamic imports. */
export interface Script {
  /** Its path relative to `dist/`. */
  file: string
  /** Its JavaScript without the directive, which bundlers leave out. */
  code: string
  /** Static imports, as paths relative to `dist/`. */
  imports: string[]
  /** Dynamic imports, as paths relative to `dist/`. */
  dynamicImports: string[]
}

/** The path of a module in the package: as in `src/`; modules of other workspaces are below `inlined/`. */
export function outputPathOf(file: string): string {
  const inSource = relative(source, file).split(sep).join('/')
  const place = inSource.startsWith('..') ? inSource.replace(/^(\.\.\/)+/, 'inlined/').replace('/src/', '/') : inSource
  return place.replace(/(\.d)?\.tsx?$/, '')
}

/**
 * True if a module uses hooks, a context, a class component or an event handler: frameworks with server components
 * then load it in the browser too.
 * @param code its JavaScript
 */
export const runsInBrowser = (code: string): boolean =>
  /\buse[A-Z]\w*\(|\b(use|createContext|lazy|lazyWithRetry)\(|\bextends \w*\.?Component\b|\bon[A-Z]\w*: ?[^,})]/.test(
    code,
  )

/**
 * Builds each module of the kit as a separate ES module, so that an import of one component loads no other.
 * Dependencies from npm stay imports; modules of other workspaces are inlined.
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
      // With their sources, so that a debugger shows what was written.
      sourcemap: true,
      // build.ts empties the folder first; style sheets and types are written to it as well.
      emptyOutDir: false,
      lib: { entry: Object.fromEntries(entries.map(({ name, file }) => [`${name}/index`, file])), formats: ['es'] },
      rolldownOptions: {
        external: [/^react(-dom)?(\/|$)/, /^class-variance-authority$/, /^@lingui\//],
        output: {
          preserveModules: true,
          entryFileNames: ({ facadeModuleId }) => `${outputPathOf(facadeModuleId ?? '')}.js`,
          banner: ({ modules }) =>
            Object.values(modules).some(({ code }) => runsInBrowser(code ?? '')) ? "'use client'" : '',
        },
      },
    },
  })) as Rolldown.RolldownOutput[]
  const chunks = result.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  return chunks.map(({ fileName: file, code, imports, dynamicImports }) => ({
    file,
    code: code.replace(/^"use client";\n/, ''),
    imports,
    dynamicImports,
  }))
}

/** All modules that one module imports, directly or indirectly: static imports only, or dynamic imports too. */
export function reachableScripts(
  file: string,
  scripts: ReadonlyMap<string, Script>,
  which: 'static' | 'all',
): Script[] {
  const files = new Set([file])
  // The loop also visits files added during iteration.
  for (const name of files) {
    const { imports = [], dynamicImports = [] } = scripts.get(name) ?? {}
    imports.forEach((other) => files.add(other))
    if (which === 'all') dynamicImports.forEach((other) => files.add(other))
  }
  return [...files].flatMap((name) => scripts.get(name) ?? [])
}
