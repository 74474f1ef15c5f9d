/**
 * `npm run generate -w @skafferi/ui`: everything of the kit that is written by a program. With `-- --check` it writes nothing,
 * fails and names what is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import '../src/words/compile'
import { source } from './folders'
import { designTokens } from './tokens'

const file = `${source}theme/tokens.json`
// A value is one line: a change of a token is one line of a difference.
const text = `${JSON.stringify(designTokens(), null, 2).replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`

function current(): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

if (current() !== text) {
  if (process.argv.includes('--check')) {
    console.error('theme/tokens.json is out of date: run `npm run generate -w @skafferi/ui`')
    process.exitCode = 1
  } else {
    writeFileSync(file, text)
    console.log('theme: tokens.json written')
  }
}
