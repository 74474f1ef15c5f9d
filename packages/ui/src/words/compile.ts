/**
 * Compiles every `<area>.en.json` beside this file, and the sentences of refusals and faults from the domain, into
 * `generated/<area>.ts`, and lists them in `areas.ts`.
 *
 *     npm run generate -w @skafferi/ui             writes what changed, here and in the theme (build/generate.ts)
 *     npm run generate -w @skafferi/ui -- --check  writes nothing; fails and lists the files that are out of date
 *
 * Both fail if a text, or one of the store's e-mails, breaks a spelling rule.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateArea, generateAreas } from './generate-area'
import { readAreas } from './read-areas'
import { misspellings } from './spelling'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
const TARGET = join(SOURCE, 'generated')
const MAILS = fileURLToPath(new URL('../../../../apps/store/src/platform/words/mail.en.ts', import.meta.url))

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The texts of the store's e-mails, read as text because the kit must not import the store. */
function readMails(): Record<string, string> {
  const entries = readFileSync(MAILS, 'utf8').matchAll(/^ {2}'([\w.-]+)':\s+(['"`])(.*)\2,$/gm)
  const texts = Object.fromEntries(Array.from(entries, ([, key = '', , text = '']) => [key, text]))
  if (Object.keys(texts).length === 0) throw new Error(`No text was found in ${MAILS}.`)
  return texts
}

function main(check: boolean): number {
  mkdirSync(TARGET, { recursive: true })
  const areas = readAreas()
  const misspelled = [...areas, ['mail', readMails()] as const].flatMap(([area, texts]) => misspellings(area, texts))
  misspelled.forEach((problem) => console.error(problem))
  const expected = new Map(Array.from(areas, ([area, texts]) => [`${area}.ts`, generateArea(area, texts)]))
  expected.set('../areas.ts', generateAreas([...areas.keys()]))
  const stale = [...expected].filter(([file, text]) => readOrNothing(join(TARGET, file)) !== text)
  const orphans = readdirSync(TARGET).filter((file) => !expected.has(file))
  if (check) {
    for (const file of [...stale.map(([name]) => name), ...orphans]) {
      console.error(`words/generated/${file} is out of date: run \`npm run generate -w @skafferi/ui\``)
    }
    return stale.length + orphans.length + misspelled.length > 0 ? 1 : 0
  }
  for (const [file, text] of stale) {
    writeFileSync(join(TARGET, file), text)
  }
  for (const file of orphans) {
    rmSync(join(TARGET, file))
  }
  console.log(`words: ${areas.size} areas, ${stale.length} written, ${orphans.length} removed`)
  return misspelled.length > 0 ? 1 : 0
}

process.exitCode = main(process.argv.includes('--check'))
