import { expect, it } from 'vitest'
import { trimEndChars } from './trim-end-chars'

it.each([
  ['/products//', '/', '/products'],
  ['//', '/', ''],
  ['', '/', ''],
  ['a/b', '/', 'a/b'],
  ['kiosk2026', '0123456789', 'kiosk'],
])('trimEndChars(%j, %j) is %j', (text, characters, rest) => {
  expect(trimEndChars(text, characters)).toBe(rest)
})
