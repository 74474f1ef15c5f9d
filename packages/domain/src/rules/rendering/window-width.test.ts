import { expect, it } from 'vitest'
import { isWideWindow } from './window-width'

it.each([
  [{}, true],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Mobile Chrome/142.0' }, false],
  [{ 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Mobile', 'sec-ch-ua-mobile': '?0' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'sec-ch-ua-mobile': '?1' }, false],
])('guesses from the headers %o that the window is wide: %s', (headers, isWide) => {
  expect(isWideWindow(headers)).toBe(isWide)
})
