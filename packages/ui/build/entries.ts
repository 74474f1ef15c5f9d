import { readdirSync } from 'node:fs'
import { source } from './folders'

/** The layers of the kit whose folders are imported one by one. */
export const layers = ['components', 'commerce', 'screens', 'office'] as const

export type Layer = (typeof layers)[number]

/** One entry point of the package. */
export interface Entry {
  /** The import path after the package's name: `components/actions/button`. */
  name: string
  /** Its layer; `base` for theme and words, which have no style sheet. */
  layer: Layer | 'base'
  /** The absolute path of its source file. */
  file: string
}

/** The folders in a folder of the sources, by their path. */
const foldersOf = (path: string): string[] =>
  readdirSync(source + path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`)

/** Modules with a library that theme and words do not load, and the types of what screens show. */
const modulesOfTheirOwn = ['theme/brand-styles', 'words/compile-texts', 'views']

const indexOf = (name: string) => `${source}${name}/index.ts`

/** Every entry of the package: each folder of the layers, and the theme and words they depend on. */
export function entries(): Entry[] {
  const folders = layers.flatMap((layer) => {
    const isGrouped = layer === 'components' || layer === 'commerce'
    const parts = isGrouped ? foldersOf(layer).flatMap(foldersOf) : foldersOf(layer)
    return parts.map((name) => ({ name, layer }))
  })
  const base = ['theme', 'words'].map((name) => ({ name, layer: 'base' as const }))
  const modules = modulesOfTheirOwn.map((name) => ({ name, layer: 'base' as const, file: `${source}${name}.ts` }))
  return [...modules, ...[...base, ...folders].map((entry) => ({ ...entry, file: indexOf(entry.name) }))]
}
