import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
const REFUSALS = fileURLToPath(new URL('../../../domain/src/rules/errors/', import.meta.url))
const SUFFIX = '.en.json'

/** Sentences that no page shows: only programs cause them, or pages have their own. */
const UNSHOWN = ['bulk-rows', 'program-faults', 'program-refusals']

/** The English texts of each area. */
export function readAreas(): Map<string, Record<string, string>> {
  const catalogues = [SOURCE, REFUSALS].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => [basename(file, SUFFIX), JSON.parse(readFileSync(join(folder, file), 'utf8'))] as const),
  )
  return new Map(catalogues.filter(([area]) => !UNSHOWN.includes(area)))
}
