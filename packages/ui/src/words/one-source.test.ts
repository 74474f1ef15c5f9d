import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@skafferi/brand'
import { termsText } from '@skafferi/brand/legal/terms'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const areas = readdirSync(folder).filter((name) => name.endsWith('.en.json'))

/** Contact details and hours are declared once in the brand file, and every text takes them from there. */
const { phone, hours, email, address } = brand.contact

it.each([phone, hours, email, ...address.slice(1, -1)])(
  'no text of the kit repeats “%s” from the brand file',
  (fact) => {
    expect(areas.filter((area) => readFileSync(join(folder, area), 'utf8').includes(fact))).toEqual([])
  },
)

it('no text of the kit repeats the period for returns and complaints from the brand file', () => {
  const periods = /within (\d+|seven|thirty) days/i
  // Quoted from the specification; the brand file's rule follows it on the page.
  const quoted = 'We return money within 30 days'
  expect(areas.filter((area) => periods.test(readFileSync(join(folder, area), 'utf8').replace(quoted, '')))).toEqual([])
  expect(termsText.sections.flatMap(({ paragraphs }) => paragraphs)).toContain(brand.returns)
})

it('no text of the kit states a delivery price or the free delivery threshold, which the shipping table has', () => {
  const amounts = /[€$] ?\d|\b140\b/
  expect(areas.filter((area) => amounts.test(readFileSync(join(folder, area), 'utf8')))).toEqual([])
})

it('no text of every office page is also in the part of one, which would load it twice', () => {
  const keysOf = (area: string) => Object.keys(JSON.parse(readFileSync(join(folder, area), 'utf8')) as object)
  const everywhere = keysOf('office.en.json').filter((key) => key.includes('.'))
  const parts = areas.filter((area) => area.startsWith('office-'))
  const twice = parts.flatMap((area) => keysOf(area).filter((key) => everywhere.includes(key)))
  expect(twice).toEqual([])
})
