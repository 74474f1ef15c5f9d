import { expect, it } from 'vitest'
import { withoutEnd } from './without-end'

it.each([
  ['/products//', '/', '/products'],
  ['//', '/', ''],
  ['', '/', ''],
  ['a/b', '/', 'a/b'],
  ['kiosk2026', '0123456789', 'kiosk'],
])('withoutEnd(%j, %j) is %j', (text, characters, rest) => {
  expect(withoutEnd(text, characters)).toBe(rest)
})
