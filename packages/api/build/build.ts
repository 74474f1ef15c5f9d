/**
 * `npm run build -w @skafferi/api`: writes `dist/`, the package that npm packs, with a package.json of its own. Inside
 * this repository the sources are read as they are written.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { build } from 'vite'
import manifest from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../', import.meta.url))
const source = join(root, 'src')
const target = join(root, 'dist')

/** The path of a file of the package, without its extension: `generated/limits`. */
const placeOf = (file: string) => relative(source, join(root, file)).replace(/\.ts$/, '')

const exported = Object.entries(manifest.exports).map(([name, file]) => ({ name, file, place: placeOf(file) }))
const modules = exported.filter(({ file }) => file.endsWith('.ts'))
const documents = exported.filter(({ file }) => file.endsWith('.json'))

async function buildScripts(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: target,
      target: 'es2023',
      minify: false,
      // With their sources, so that a debugger shows what was written.
      sourcemap: true,
      lib: { entry: Object.fromEntries(modules.map(({ place, file }) => [place, join(root, file)])), formats: ['es'] },
      rolldownOptions: {
        external: Object.keys(manifest.dependencies),
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
      },
    },
  })
}

/** Writes the declarations, whose relative imports need extensions where Node resolves them. */
function buildTypes(): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram(
    modules.map(({ file }) => join(root, file)),
    {
      ...options,
      // `npm run typecheck` reports type errors.
      noCheck: true,
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: undefined,
      allowImportingTsExtensions: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: source,
      outDir: target,
    },
  )
  program.emit(undefined, (path, text) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text.replace(/(\bfrom |\bimport\()(['"])(\.[^'"]+)\2/g, '$1$2$3.js$2'))
  })
  const isDirectoryOrTypes = (path: string) => !/\.\w+$/.test(path) || path.endsWith('.d.ts')
  cpSync(join(source, 'generated'), join(target, 'generated'), { recursive: true, filter: isDirectoryOrTypes })
}

/** The package.json of the package: the exports of the sources lead to what is built of them. */
function packageJson(): object {
  const { name, version, description, license, keywords, engines, type, sideEffects, dependencies } = manifest
  const built = exported.map(({ name: path, place, file }) =>
    file.endsWith('.json') ? [path, `./${place}`] : [path, { types: `./${place}.d.ts`, default: `./${place}.js` }],
  )
  const exports = { ...Object.fromEntries(built), './package.json': './package.json' }
  // Left out by JSON until they are known.
  const { homepage, bugs, repository }: { homepage?: string; bugs?: string; repository?: object } = manifest as object
  const about = { name, version, description, license, homepage, bugs, repository, keywords, engines }
  return { ...about, type, sideEffects, exports, dependencies }
}

rmSync(target, { recursive: true, force: true })
await buildScripts()
buildTypes()
for (const { file, place } of documents) cpSync(join(root, file), join(target, place))
for (const name of ['README.md', 'LICENSE']) cpSync(join(root, name), join(target, name))
writeFileSync(join(target, 'package.json'), `${JSON.stringify(packageJson(), null, 2)}\n`)
