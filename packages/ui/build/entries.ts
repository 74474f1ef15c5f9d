import { readdirSync } from 'node:fs'
import { source } from './folders'

/** The layers of the kit whose folders are imported one by one. */
export const families = ['components', 'commerce', 'screens', 'office'] as const

export type Family = (typeof families)[number]

/** What a customer of the package imports by a name of its own. */
export interface Entry {
  /** As it is imported, after the package's name: `components/button`. */
  name: string
  /** Its family; `base` for theme and words, which bring no look. */
  family: Family | 'base'
  /** The source it starts from, absolute. */
  file: string
}

const indexOf = (name: string) => `${source}${name}/index.ts`

/** Every entry of the package: the folders of the families, and the two that all stand on. */
export function entries(): Entry[] {
  const folders = families.flatMap((family) =>
    readdirSync(source + family, { withFileTypes: true })
      .filter((folder) => folder.isDirectory())
      .map(({ name }) => ({ name: `${family}/${name}`, family })),
  )
  const base = ['theme', 'words'].map((name) => ({ name, family: 'base' as const }))
  return [...base, ...folders].map((entry) => ({ ...entry, file: indexOf(entry.name) }))
}
