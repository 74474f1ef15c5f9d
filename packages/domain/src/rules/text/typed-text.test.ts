import { describe, expect, it } from 'vitest'
import { cleanIdentifier, identifierKey, trimText } from './typed-text'

describe('an identifier', () => {
  it.each([
    ['\u202A+46\u00A031\u2011123\u201345\u202C', '+46 31-123-45'],
    [' SAL\u200B-0120\uFEFF', 'SAL-0120'],
    ['SAL–0120', 'SAL-0120'],
    ['sal\u00AD-0120', 'sal-0120'],
    ['o’brien@shop.example', "o'brien@shop.example"],
    ['413\u202F04\n', '413 04'],
    ['\u200B\u2060 ', ''],
  ])('pasted as %j is %j', (pasted, identifier) => {
    expect(cleanIdentifier(pasted)).toBe(identifier)
  })

  it('stays as it is once it is clean', () => {
    for (let code = 0; code < 0x10000; code += 1) {
      const once = cleanIdentifier(`A${String.fromCharCode(code)}B`)
      expect(cleanIdentifier(once)).toBe(once)
    }
  })

  it('is the same in any case of letters', () => {
    expect(identifierKey('sal\u20110120')).toBe(identifierKey('SAL-0120'))
    expect(identifierKey('SAL-0120')).not.toBe(identifierKey('SAL0120'))
    expect(identifierKey('mıke@shop.example')).not.toBe(identifierKey('mike@shop.example'))
  })
})

describe('a name', () => {
  it.each([
    [' Åsa Lind\u200B ', 'Åsa Lind'],
    ['\u200B', ''],
    ['\u3164\uFEFF \u2060', ''],
    ['Åsa–Britt O’Hara', 'Åsa–Britt O’Hara'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ])('typed as %j is %j', (typed, name) => {
    expect(trimText(typed)).toBe(name)
  })
})
