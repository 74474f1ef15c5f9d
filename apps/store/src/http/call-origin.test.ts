import { describe, expect, it } from 'vitest'
import { originOf } from './call-origin'

const plain = new URL('http://localhost:4000')
const secure = new URL('https://shop.example')

const from = (publicUrl: URL, host: string, headers: Record<string, string>) => originOf({ headers, host }, publicUrl)

describe('a call comes from the shop', () => {
  it('where its origin is the public address, whatever host a proxy calls the store by', () => {
    expect(from(secure, '10.0.0.7:4000', { origin: 'https://shop.example' })).toBe('own')
  })

  it('where its origin is the host that it was sent to', () => {
    expect(from(plain, 'localhost:5173', { origin: 'http://localhost:5173' })).toBe('own')
    expect(from(plain, 'shop.example', { origin: 'https://shop.example' })).toBe('own')
    expect(from(secure, 'www.shop.example', { origin: 'https://www.shop.example' })).toBe('own')
  })

  it('where there is no origin, but the browser says so', () => {
    expect(from(secure, 'shop.example', { 'sec-fetch-site': 'same-origin' })).toBe('own')
  })
})

describe('a call comes from elsewhere', () => {
  it.each([
    ['another site', 'https://evil.example'],
    ['a site whose name begins like the shop’s', 'https://shop.example.evil.example'],
    ['another host of the same site', 'https://blog.shop.example'],
    ['another port', 'https://shop.example:8443'],
    ['the shop’s name without encryption', 'http://shop.example'],
    ['a page that hides where it is', 'null'],
    ['nothing that is an origin', ''],
  ])('from %s', (_, origin) => {
    expect(from(secure, 'shop.example', { origin })).toBe('foreign')
  })

  it('where the browser says so', () => {
    for (const site of ['cross-site', 'same-site']) {
      expect(from(secure, 'shop.example', { 'sec-fetch-site': site })).toBe('foreign')
      expect(from(secure, 'shop.example', { origin: 'https://shop.example', 'sec-fetch-site': site })).toBe('foreign')
    }
  })

  it('where its origin says so, whatever else is said', () => {
    expect(from(secure, 'shop.example', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).toBe(
      'foreign',
    )
  })
})

it('a program does not say where it calls from', () => {
  expect(from(plain, 'localhost:4000', {})).toBe('unknown')
})
