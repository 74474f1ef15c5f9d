import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

/** Sources of components; stories and the foundations pages may show other sizes. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(tsx?|css)$/.test(name) && !/(stories|test)\.tsx?$/.test(name) && !name.startsWith('foundations'),
)

/**
 * A font size outside the scale: a length in a text class, or a font size that is neither a token's nor a print size in
 * pt.
 */
const ownSize =
  /\btext-\[(?:length:)?[\d.]+(?:rem|em|px|%|v[wh])\]|font-size:(?!\s*(?:--theme|var\(--text|inherit|[\d.]+pt))[^;]+/g

it('no text has a size outside the scale', () => {
  const own = files.flatMap((name) =>
    (readFileSync(join(source, name), 'utf8').match(ownSize) ?? []).map((found) => `${name}: ${found}`),
  )
  expect(own).toEqual([])
})

it('the scale is 12, 13, 14, 16, 18 and 22 px, prices 20 and 32, and two titles that grow with the window', () => {
  const tokens = readFileSync(join(source, 'theme/scale.css'), 'utf8')
  const sizes = [...tokens.matchAll(/--text-((?:\w|-(?!-))+): ([^;]+);/g)].map(([, name, size]) => [name, size!])
  const fixed = sizes.flatMap(([, size]) => (/^[\d.]+rem$/.test(size!) ? [parseFloat(size!) * 16] : []))
  expect(fixed).toEqual([12, 13, 14, 16, 18, 22, 20, 32])
  expect(sizes.filter(([, size]) => size!.startsWith('clamp')).map(([name]) => name)).toEqual(['2xl', '3xl'])
})
