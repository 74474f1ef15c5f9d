import { describe, expect, it } from 'vitest'
import { deviceOf } from './device'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)'
const android = 'Mozilla/5.0 (Linux; Android 10; K)'

describe('a browser is recognized by its user agent', () => {
  it.each([
    ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Firefox', 'Android', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
    ['Firefox', 'iPhone', `${iPhone} ${webKit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
    ['Chrome', 'Windows', `${windows} ${blink} Safari/537.36`],
    ['Chrome', 'Android', `${android} ${blink} Mobile Safari/537.36`],
    ['Chrome', 'iPhone', `${iPhone} ${webKit} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`],
    ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`],
    ['Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${blink.replace('Chrome', 'HeadlessChrome')} Safari/537.36`],
    ['Edge', 'Windows', `${windows} ${blink} Safari/537.36 Edg/142.0.0.0`],
    ['Edge', 'Android', `${android} ${blink} Mobile Safari/537.36 EdgA/142.0.0.0`],
    ['Opera', 'macOS', `${mac} ${blink} Safari/537.36 OPR/124.0.0.0`],
    [
      'Samsung Internet',
      'Android',
      `${android} AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    ],
    ['Safari', 'macOS', `${mac} ${webKit} Version/26.0 Safari/605.1.15`],
    ['Safari', 'iPhone', `${iPhone} ${webKit} Version/26.0 Mobile/15E148 Safari/604.1`],
    ['Safari', 'iPad', `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${webKit} Version/18.6 Safari/604.1`],
  ])('%s on %s', (browser, system, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })
})

it('recognizes "MacOS" written as one word', () => {
  expect(deviceOf(`Mozilla/5.0 (Macintosh; Intel MacOS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`).system).toBe(
    'macOS',
  )
})

it.each([undefined, '', 'node', 'curl/8.14.1', '<script>alert(1)</script>'])('does not recognize %s', (userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser: null, system: null })
})

it('reads only the first 500 characters', () => {
  expect(deviceOf(`${'x'.repeat(600)} Firefox/145.0`)).toEqual({ browser: null, system: null })
})
