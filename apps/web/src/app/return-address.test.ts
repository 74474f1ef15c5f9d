import { describe, expect, it } from 'vitest'
import { safeReturnAddress } from './return-address'

describe('the return URL after sign-in', () => {
  it.each(['/cart', '/products?q=mint&page=2', '/products/prod_1#reviews'])('is the requested page: %s', (path) => {
    expect(safeReturnAddress(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example/cart',
    '/.//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    'cart',
  ])('is the home page for anything but a path of the shop: %s', (url) => {
    expect(safeReturnAddress(url)).toBe('/')
  })
})
