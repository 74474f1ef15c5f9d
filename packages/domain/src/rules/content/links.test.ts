import { describe, expect, it } from 'vitest'
import { isAllowedLink, isInternalPath } from './links'

const hosts = ['allowed.example', 'CDN.example', 'cdn.example:8443']

describe('an internal address', () => {
  it.each([
    '/',
    '/sign-in',
    '/products?q=mint&page=2',
    '/products/prod_1#reviews',
    '/products?from=//evil.example',
    '/caf%C3%A9/åäö/商品',
    '/files//picture.png',
    '/a/../b',
  ])('is a path that begins with one slash: %j', (address) => {
    expect(isInternalPath(address)).toBe(true)
    expect(isAllowedLink(address, [])).toBe(true)
  })
})

/** Addresses that are neither a path of the shop nor on an allowed host, in any browser's interpretation. */
const refused = [
  ['nothing', ''],
  ['a word', 'cart'],
  ['a relative path', './cart'],
  ['a fragment', '#top'],
  ['a query', '?q=mint'],
  ['two slashes', '//evil.example'],
  ['two slashes before an allowed host', '//allowed.example/x'],
  ['three slashes', '///evil.example'],
  ['a slash and a backslash', '/\\evil.example'],
  ['backslashes', '\\\\evil.example'],
  ['a backslash further back', '/products\\..\\evil'],
  ['dots that fold into two slashes', '/.//evil.example'],
  ['steps up that fold into two slashes', '/products/..//evil.example'],
  ['encoded dots that fold into two slashes', '/%2e%2E//evil.example'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a line break between slashes', '/\n/evil.example'],
  ['a carriage return between slashes', '/\r/evil.example'],
  ['a null character', '/cart\0'],
  ['a delete character', '/cart\u007f'],
  ['a C1 control character', '/cart\u0085'],
  ['a leading space', ' /cart'],
  ['a trailing space', '/cart '],
  ['a lone surrogate', '/cart\ud800'],
  ['a script', 'javascript:alert(1)'],
  ['a script in mixed case', 'JaVaScRiPt:alert(1)'],
  ['a script behind a control character', '\u0001javascript:alert(1)'],
  ['a script broken by a tab', 'java\tscript:alert(1)'],
  ['a script that looks like an address', 'javascript://allowed.example/%0aalert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a blob', 'blob:https://allowed.example/1'],
  ['a file', 'file:///etc/passwd'],
  ['an e-mail', 'mailto:anna@allowed.example'],
  ['http', 'http://allowed.example/'],
  ['another scheme that ends like https', 'xhttps://allowed.example/'],
  ['another host', 'https://evil.example/'],
  ['an allowed host in front of another', 'https://allowed.example.evil.example/'],
  ['the name of an allowed host with another ending', 'https://allowed.evil'],
  ['a host whose name ends like an allowed one', 'https://notallowed.example/'],
  ['a host below an allowed one', 'https://shop.allowed.example/'],
  ['an allowed host with a dot behind', 'https://allowed.example./'],
  ['an allowed host at another port', 'https://allowed.example:8443/'],
  ['an allowed host as a name', 'https://allowed.example@evil.example/'],
  ['an allowed host as name and password', 'https://allowed.example:443@evil.example/'],
  ['a name before an allowed host', 'https://anna@allowed.example/'],
  ['an empty name before an allowed host', 'https://@allowed.example/'],
  ['an allowed host behind a backslash', 'https://evil.example\\@allowed.example/'],
  ['an allowed host behind a backslash and a slash', 'https://evil.example\\/allowed.example/'],
  ['no slashes', 'https:allowed.example'],
  ['one slash', 'https:/allowed.example'],
  ['three slashes after https', 'https:///allowed.example'],
  ['backslashes after https', 'https:\\\\allowed.example'],
  ['an allowed host in the query', 'https://evil.example/?https://allowed.example'],
  ['an allowed host in the fragment', 'https://evil.example#allowed.example'],
  ['a tab within https', 'ht\ttps://allowed.example/'],
  ['a line break within an allowed host', 'https://allowed\n.example/'],
  ['space before https', ' https://allowed.example/'],
  ['space in the path of an allowed host', 'https://allowed.example/a b'],
  ['an invalid port', 'https://allowed.example:99999/'],
  ['no host', 'https://'],
] as const

describe('an address', () => {
  it.each(refused)('is refused with %s: %j', (_what, address) => {
    expect(isInternalPath(address)).toBe(false)
    expect(isAllowedLink(address, hosts)).toBe(false)
  })
})

describe('an external address', () => {
  it.each([
    'https://allowed.example',
    'https://allowed.example/',
    'https://allowed.example/a/b?c=d#e',
    'https://allowed.example?c=//evil.example',
    'https://allowed.example:443/',
    'HTTPS://Allowed.EXAMPLE/Path',
    'https://cdn.example/1.png',
    'https://cdn.example:8443/1.png',
  ])('is allowed with https on a listed host: %j', (address) => {
    expect(isAllowedLink(address, hosts)).toBe(true)
  })

  it('is refused unless its exact host is listed', () => {
    expect(isAllowedLink('https://allowed.example/', [])).toBe(false)
    expect(isAllowedLink('https://allowed.example/', ['', 'example', '*.example', '*'])).toBe(false)
  })

  it('is never an internal path', () => {
    expect(isInternalPath('https://allowed.example/')).toBe(false)
    expect(isInternalPath('https://shop.invalid/')).toBe(false)
    expect(isInternalPath('//shop.invalid/')).toBe(false)
  })
})
