/**
 * `npm run generate -w @skafferi/ui`: writes every generated file of the kit. With `-- --check` it writes nothing, and
 * fails and lists the files that are out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import '../src/words/compile'
import { source } from './folders'
import { designTokens } from './tokens'

const file = `${source}theme/tokens.json`
// Arrays are written on one line, so that a changed token is one line of a diff.
const onOneLine = (_: string, list: string) => `[${list.replace(/\s+/g, ' ')}]`
const text = `${JSON.stringify(designTokens(), null, 2).replace(/\[\s+([^[\]{}]*?)\s+\]/g, onOneLine)}\n`

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
