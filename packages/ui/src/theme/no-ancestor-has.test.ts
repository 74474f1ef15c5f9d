import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const sources = fileURLToPath(new URL('..', import.meta.url))
const asksWhatIsInAnAncestor = /\b(?:group|peer|in)-has-/

it('no component uses :has() on an ancestor, because every added row would recalculate its styles', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((name) => asksWhatIsInAnAncestor.test(readFileSync(join(sources, name), 'utf8')))).toEqual([])
})
