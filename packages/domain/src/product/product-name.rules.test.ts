import { getProductLimits } from '@skafferi/api/limits'
import { expect, it } from 'vitest'
import { isProductName, listAddresses, longestName } from './product-name.rules'

it('a name is a possible path segment', () => {
  expect(['prod_01', 'saltan-salt-liquorice-fish', 'ö!', '%', 'x'.repeat(100)].every(isProductName)).toBe(true)
  expect(['\0', 'a\nb', '\ud800', 'x'.repeat(101)].some(isProductName)).toBe(false)
  expect(longestName).toBe(getProductLimits.id.maxLength)
})

it('the path of another list is not a product', () => {
  expect(listAddresses).toEqual(['explore', 'get-all', 'get-tags'])
  expect(listAddresses.filter(isProductName)).toEqual([])
})
