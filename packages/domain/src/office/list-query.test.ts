import { expect, it, vi } from 'vitest'
import { lastListHref, readListQuery, saveListQuery, withQuery } from './list-query'

const values = { state: ['active', 'blocked'], company: null } as const
const read = (query: string) => readListQuery('/companies', new URLSearchParams(query), values)

it('reads the search, the filters and the page from the URL', () => {
  expect(read('q=kiosk&state=blocked&company=comp_1&page=3')).toMatchObject({
    text: 'kiosk',
    filters: { state: 'blocked', company: 'comp_1' },
    page: 3,
  })
})

it('ignores unknown values and invalid pages', () => {
  expect(read('state=toString&page=-2')).toMatchObject({ text: '', filters: { state: '', company: '' }, page: 1 })
  expect([read('page=x').page, read('page=2.9').page]).toEqual([1, 2])
})

it('keeps the search and the filters on other pages, and starts other filters on the first page', () => {
  const { pageHref, hrefOf } = read('q=kiosk&state=blocked&page=3')
  expect(pageHref(4)).toBe('/companies?q=kiosk&state=blocked&page=4')
  expect(pageHref(1)).toBe('/companies?q=kiosk&state=blocked')
  expect(hrefOf({ state: 'active' })).toBe('/companies?state=active')
  expect(hrefOf({ text: 'a & b' })).toBe('/companies?q=a+%26+b')
})

it('omits empty parameters', () => {
  expect(withQuery('/orders', { status: '', page: 1 })).toBe('/orders')
})

it('leads back to a list as it was left, and to its start before it was opened or without filters', () => {
  const stored = new Map<string, string>()
  const getItem = (name: string) => stored.get(name) ?? null
  vi.stubGlobal('sessionStorage', { getItem, setItem: (name: string, text: string) => stored.set(name, text) })
  expect(lastListHref('/products')).toBe('/products')
  saveListQuery('/products', 'q=salt&page=2')
  saveListQuery('/orders', '')
  expect([lastListHref('/products'), lastListHref('/orders')]).toEqual(['/products?q=salt&page=2', '/orders'])
})
