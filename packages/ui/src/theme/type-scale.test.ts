import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

/** What a component is made of; stories and the pages about the kit itself show other sizes. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(tsx?|css)$/.test(name) && !/(stories|test)\.tsx?$/.test(name) && !name.startsWith('foundations'),
)

/** A size of its own: a length in a text class, or a font size that is neither a token's nor paper's. */
const ownSize =
  /\btext-\[(?:length:)?[\d.]+(?:rem|em|px|%|v[wh])\]|font-size:(?!\s*(?:--theme|var\(--text|inherit|[\d.]+pt))[^;]+/g

it('No text has a size that is not of the scale', () => {
  const own = files.flatMap((name) =>
    (readFileSync(join(source, name), 'utf8').match(ownSize) ?? []).map((found) => `${name}: ${found}`),
  )
  expect(own).toEqual([])
})

it('The scale is 12, 13, 14, 16, 18 and 22 px, prices 20 and 32, and two titles that grow with the window', () => {
  const tokens = readFileSync(join(source, 'theme/tokens.css'), 'utf8')
  const sizes = [...tokens.matchAll(/--text-((?:\w|-(?!-))+): ([^;]+);/g)].map(([, name, size]) => [name, size!])
  const fixed = sizes.flatMap(([, size]) => (/^[\d.]+rem$/.test(size!) ? [parseFloat(size!) * 16] : []))
  expect(fixed).toEqual([12, 13, 14, 16, 18, 22, 20, 32])
  expect(sizes.filter(([, size]) => size!.startsWith('clamp')).map(([name]) => name)).toEqual(['2xl', '3xl'])
})
