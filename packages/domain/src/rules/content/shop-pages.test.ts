import { expect, it } from 'vitest'
import { isShopPage } from './shop-pages'

it.each(['/', '/about', '/products?category=Fish#top', '/products/prod_1', '/terms#returns'])('knows %s', (address) =>
  expect(isShopPage(address)).toBe(true),
)

it.each(['', '/categories/gift-boxes', '/about/us', '//about', 'https://shop.example/about', '/products/a/b'])(
  'does not know %j',
  (address) => expect(isShopPage(address)).toBe(false),
)
