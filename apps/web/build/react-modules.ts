import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const prefix = '\0as-module:'

/** React's packages as the app imports them, and the file of each that is meant for production. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/** A file of a package by its path, also where the package does not export it. */
function fileOf(path: string): string {
  const [name = ''] = path.split('/')
  return require.resolve(`${name}/package.json`).replace('package.json', path.slice(name.length + 1))
}

/** The text of one of React's CommonJS files as an ES module with the same names. */
export function asModule(text: string, names: readonly string[]): string {
  const imports: string[] = []
  const body = text.replace(/\brequire\("([^"]+)"\)/g, (_, source: string) => {
    imports.push(`import required${imports.length} from '${source}'`)
    return `required${imports.length - 1}`
  })
  const kept = names.map((name) => `const exported_${name} = /* @__PURE__ */ (() => exports.${name})()`)
  const list = names.map((name) => `exported_${name} as ${name}`)
  return [...imports, 'const exports = {}', body, ...kept, `export { exports as default, ${list.join(', ')} }`].join('\n')
}

/**
 * React comes as CommonJS. Every script that imports it so needs the bundler's run time, as a file of its own that each
 * page loads, and says `(0, jsx.jsx)(…)` for each element. As ES modules it needs neither.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    resolveId: (source) => (source in files ? prefix + source : null),
    load(id) {
      const source = id.startsWith(prefix) ? id.slice(prefix.length) : ''
      const path = files[source]
      return path ? asModule(readFileSync(fileOf(path), 'utf8'), Object.keys(require(source) as object)) : null
    },
  }
}
