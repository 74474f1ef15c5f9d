import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, posix, relative, resolve } from 'node:path'
import ts from 'typescript'
import type { Entry } from './entries'
import { root, source, target } from './folders'
import { outputPathOf } from './scripts'
import { reachable } from './reachable'

/** Resolves other workspaces to their sources, so that their declarations are emitted too. */
const paths = {
  '@skafferi/domain/*': ['../domain/src/*.ts'],
  '@skafferi/api': ['../api/src/index.ts'],
  '@skafferi/brand': ['../brand/src/brand.ts'],
}

const specifiers = /(\bfrom\s+|\bimport\()(['"])([^'"]+)\2/g

/** Compiler options for emitting declarations only. */
function declarationOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return {
    ...options,
    paths,
    // `npm run typecheck` reports type errors.
    noCheck: true,
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: undefined,
    allowImportingTsExtensions: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: resolve(root, '..'),
    outDir: resolve(root, '..'),
  }
}

/** The declarations of everything the entries import, by source file. */
function declarations(files: string[], options: ts.CompilerOptions): Map<string, string> {
  const texts = new Map<string, string>()
  const { diagnostics } = ts.createProgram(files, options).emit(undefined, (_, text, __, ___, sources) => {
    sources?.forEach(({ fileName }) => texts.set(resolve(fileName), text))
  })
  if (diagnostics.length > 0) {
    throw new Error(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n'))
  }
  return texts
}

/** True if a file belongs to this repository, so that its module name cannot be resolved outside it. */
const isInRepository = (file: string) => !file.includes('/node_modules/')

/** The specifier of an import between two files of the package: a relative path with its extension. */
function specifierOf(found: string, from: string): string {
  const path = posix.relative(posix.dirname(from), outputPathOf(found))
  return `${path.startsWith('.') ? path : `./${path}`}.js`
}

/**
 * Writes the declarations of all entries. The domain types they use are written below `inlined/`, and nothing else, so
 * that the package does not depend on other workspaces.
 */
export function buildTypes(entries: readonly Entry[]): void {
  const options = declarationOptions()
  const texts = declarations(
    entries.map(({ file }) => file),
    options,
  )

  /** The source file of this repository that an import resolves to; undefined for npm packages. */
  function sourceOf(name: string, from: string): string | undefined {
    const found = ts.resolveModuleName(name, from, options, ts.sys).resolvedModule?.resolvedFileName
    return found && isInRepository(found) ? resolve(found) : undefined
  }

  const requiredNames = new Map<string, Set<string>>(entries.map(({ file }) => [resolve(file), new Set(['*'])]))
  const outputs = new Map<string, string>()
  const queue = [...requiredNames.keys()]
  for (const file of queue) {
    const isKitFile = file.startsWith(source)
    const rest = reachable(
      texts.get(file) ?? ts.sys.readFile(file) ?? '',
      isKitFile ? 'all' : (requiredNames.get(file) ?? new Set()),
    )
    outputs.set(file, rest.text)
    for (const { from, name } of rest.needs) {
      const other = sourceOf(from, file)
      const names = other && (requiredNames.get(other) ?? new Set())
      if (!other || !names || names.has(name)) continue
      requiredNames.set(other, names.add(name))
      queue.push(other)
    }
  }

  for (const [file, text] of outputs) {
    const place = outputPathOf(file)
    const output = `${target}${place}.d.ts`
    mkdirSync(dirname(output), { recursive: true })
    writeFileSync(
      output,
      text.replace(specifiers, (whole, before: string, quote: string, name: string) => {
        const other = sourceOf(name, file)
        if (!other && name.startsWith('.'))
          throw new Error(`${relative(root, file)}: no declaration was emitted for ${name}.`)
        return other ? `${before}${quote}${specifierOf(other, place)}${quote}` : whole
      }),
    )
  }
}
