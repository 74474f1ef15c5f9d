/**
 * `npm run font`: subsets the published typeface to the letters of letters.mjs, the weights of the tokens, and kerning
 * plus the two numeric features that the styles use. The result is committed, so other commands do not need this tool.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { written } from './letters.mjs'

const source = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
const target = fileURLToPath(new URL('../src/theme/fonts/hanken-grotesk.woff2', import.meta.url))

const subset = await subsetFont(readFileSync(createRequire(import.meta.url).resolve(source)), written, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  // @ts-expect-error the published types do not know features yet
  keepFeatures: ['kern', 'lnum', 'tnum'],
})
writeFileSync(target, subset)
console.log(`${(subset.length / 1000).toFixed(1)} kB`)
