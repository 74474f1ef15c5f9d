import { describe, expect, it } from 'vitest'
import { originOf } from './call-origin'

const plain = new URL('http://localhost:4000')
const secure = new URL('https://shop.example')

const from = (publicUrl: URL, host: string, headers: Record<string, string>) => originOf({ headers, host }, publicUrl)

describe('originOf', () => {
  it('returns "own" for the public address, whatever host a proxy uses', () => {
    expect(from(secure, '10.0.0.7:4000', { origin: 'https://shop.example' })).toBe('own')
  })

  it('returns "own" if the origin is the host of the request', () => {
    expect(from(plain, 'localhost:5173', { origin: 'http://localhost:5173' })).toBe('own')
    expect(from(plain, 'shop.example', { origin: 'https://shop.example' })).toBe('own')
    expect(from(secure, 'www.shop.example', { origin: 'https://www.shop.example' })).toBe('own')
  })

  it('returns "own" without an origin if the browser sends Sec-Fetch-Site: same-origin', () => {
    expect(from(secure, 'shop.example', { 'sec-fetch-site': 'same-origin' })).toBe('own')
  })
})

describe('originOf for other sites', () => {
  it.each([
    ['another site', 'https://evil.example'],
    ['a site whose name begins like the shop’s', 'https://shop.example.evil.example'],
    ['another host of the same site', 'https://blog.shop.example'],
    ['another port', 'https://shop.example:8443'],
    ['the shop’s name without encryption', 'http://shop.example'],
    ['a page that hides where it is', 'null'],
    ['nothing that is an origin', ''],
  ])('returns "foreign" for %s', (_, origin) => {
    expect(from(secure, 'shop.example', { origin })).toBe('foreign')
  })

  it('returns "foreign" for Sec-Fetch-Site: cross-site and same-site', () => {
    for (const site of ['cross-site', 'same-site']) {
      expect(from(secure, 'shop.example', { 'sec-fetch-site': site })).toBe('foreign')
      expect(from(secure, 'shop.example', { origin: 'https://shop.example', 'sec-fetch-site': site })).toBe('foreign')
    }
  })

  it('returns "foreign" for a foreign origin, whatever Sec-Fetch-Site says', () => {
    expect(from(secure, 'shop.example', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).toBe(
      'foreign',
    )
  })
})

it('originOf returns "unknown" without both headers, as programs send none', () => {
  expect(from(plain, 'localhost:4000', {})).toBe('unknown')
})
