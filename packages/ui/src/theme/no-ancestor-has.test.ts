import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const sources = fileURLToPath(new URL('..', import.meta.url))
const asksWhatIsInAnAncestor = /\b(?:group|peer|in)-has-/

it('no part asks what else stands in something around it: each row that comes would have all of that worked out anew', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((name) => asksWhatIsInAnAncestor.test(readFileSync(join(sources, name), 'utf8')))).toEqual([])
})
