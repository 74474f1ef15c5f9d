/**
 * Compiles every `<area>.en.json` beside this file into `generated/<area>.ts`.
 *
 *     npm run generate -w @skafferi/ui             writes what changed
 *     npm run generate -w @skafferi/ui -- --check  writes nothing; fails and names what is out of date
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateArea } from './generate-area'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
const TARGET = join(SOURCE, 'generated')
const SUFFIX = '.en.json'

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function expectedFiles(): Map<string, string> {
  const catalogues = readdirSync(SOURCE).filter((file) => file.endsWith(SUFFIX))
  return new Map(
    catalogues.map((file) => {
      const area = basename(file, SUFFIX)
      const texts = JSON.parse(readFileSync(join(SOURCE, file), 'utf8')) as Record<string, string>
      return [`${area}.ts`, generateArea(area, texts)]
    }),
  )
}

function main(check: boolean): number {
  mkdirSync(TARGET, { recursive: true })
  const expected = expectedFiles()
  const stale = [...expected].filter(([file, text]) => readOrNothing(join(TARGET, file)) !== text)
  const orphans = readdirSync(TARGET).filter((file) => !expected.has(file))
  if (check) {
    for (const file of [...stale.map(([name]) => name), ...orphans]) {
      console.error(`words/generated/${file} is out of date: run \`npm run generate -w @skafferi/ui\``)
    }
    return stale.length + orphans.length > 0 ? 1 : 0
  }
  for (const [file, text] of stale) {
    writeFileSync(join(TARGET, file), text)
  }
  for (const file of orphans) {
    rmSync(join(TARGET, file))
  }
  console.log(`words: ${expected.size} areas, ${stale.length} written, ${orphans.length} removed`)
  return 0
}

process.exitCode = main(process.argv.includes('--check'))
