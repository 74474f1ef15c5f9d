import { getProductLimits } from '@skafferi/api/limits'
import { expect, it } from 'vitest'
import { isProductName, reservedNames, maxNameLength } from './product-name'

it('a name is a possible path segment', () => {
  expect(['prod_01', 'saltan-salt-liquorice-fish', 'ö!', '%', 'x'.repeat(100)].every(isProductName)).toBe(true)
  expect(['\0', 'a\nb', '\ud800', 'x'.repeat(101)].some(isProductName)).toBe(false)
  expect(maxNameLength).toBe(getProductLimits.id.maxLength)
})

it('the path of another list is not a product', () => {
  expect(reservedNames).toEqual(['explore', 'get-all', 'get-tags'])
  expect(reservedNames.filter(isProductName)).toEqual([])
})
