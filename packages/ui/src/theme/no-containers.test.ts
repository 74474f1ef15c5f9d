import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const sources = fileURLToPath(new URL('..', import.meta.url))
const asksAContainer = /@container|container-type|@(?:min|max)-\[/

it("no component uses container queries, because Chromium may leave out the container's content (ADR 0079)", () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.(?:tsx?|css)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((name) => asksAContainer.test(readFileSync(join(sources, name), 'utf8')))).toEqual([])
})
