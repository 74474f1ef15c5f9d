import { importTargets } from '@skafferi/domain/rules/catalogue/import-targets'
import { expect, it } from 'vitest'
import { cartonUnitIn } from './carton-headings'
import { findPriceColumn } from './price-headings'
import { targetLike } from './similar-headings'

const headings = {
  undefined: ['Kartongpris', 'Case price', 'Preis ab Karton', 'Laatikkohinta', 'Prix carton', 'Kartongpris exkl. moms'],
  piece: ['Kartongpris per st', 'Kartonpreis je Stück', 'Case price / pc', 'Kolli pris pr. stk', 'Laatikkohinta/kpl'],
  carton: ['Pris pr. kolli', 'Price per case', 'Preis pro Karton', 'Pris per kartong', 'Prix par carton'],
}

it.each(Object.entries(headings))('prices from a full carton are for %s by each of %j', (unit, names) => {
  expect(names.map((name) => String(cartonUnitIn(name)?.value))).toEqual(names.map(() => unit))
})

it('headings of prices from a full carton are recognised, and are no unit price', () => {
  const names = Object.values(headings).flat()
  const isSuggested = (name: string) => targetLike(importTargets.catalog, name)?.target === 'carton_price'
  expect(names.filter((name) => !isSuggested(name))).toEqual(['Kolli pris pr. stk'])
  expect(names.filter((name) => findPriceColumn([name], () => ['9,90']) !== undefined)).toEqual([])
})
