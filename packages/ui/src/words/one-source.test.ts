import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@skafferi/brand'
import { termsText } from '@skafferi/brand/legal/terms'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const areas = readdirSync(folder).filter((name) => name.endsWith('.en.json'))

/** What the shop says in one place, and every text about it takes from there: how to reach it, and when. */
const { phone, hours, email, address } = brand.contact

it.each([phone, hours, email, ...address.slice(1, -1)])(
  'no text of the kit says “%s” by itself: the brand file does',
  (fact) => {
    expect(areas.filter((area) => readFileSync(join(folder, area), 'utf8').includes(fact))).toEqual([])
  },
)

it('no text of the kit says by itself within how many days goods are reported: the brand file does', () => {
  const periods = /within (\d+|seven|thirty) days/i
  // Quoted from the specification; the rule stands under it.
  const quoted = 'We return money within 30 days'
  expect(areas.filter((area) => periods.test(readFileSync(join(folder, area), 'utf8').replace(quoted, '')))).toEqual([])
  expect(termsText.sections.flatMap(({ paragraphs }) => paragraphs)).toContain(brand.returns)
})

it('no text of the kit names the price of a delivery, or from where on it is free: the shipping table does', () => {
  const amounts = /[€$] ?\d|\b140\b/
  expect(areas.filter((area) => amounts.test(readFileSync(join(folder, area), 'utf8')))).toEqual([])
})
