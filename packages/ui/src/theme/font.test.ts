import { readdirSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('fonts/', import.meta.url)
const faces = readdirSync(folder).filter((file) => file.endsWith('.woff2'))

it('the shop’s typeface is one file of at most 17 kB', () => {
  expect(faces).toHaveLength(1)
  for (const face of faces) expect(statSync(new URL(face, folder)).size).toBeLessThanOrEqual(17_000)
})
