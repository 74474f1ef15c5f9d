import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHandles, handleOf } from './handles'

describe('handleOf', () => {
  it('joins a text’s words in lower-case Latin letters', () => {
    expect(['Sältan 100 g', 'Salt & Äggröra!', 'OAT-1'].map(handleOf)).toEqual([
      'saltan-100-g',
      'salt-aggrora',
      'oat-1',
    ])
  })

  it.each([
    ['Japanese', ['抹茶-12個入り', 'ほうじ茶-12', 'はは', 'ぱぱ', 'ばば']],
    ['Cyrillic', ['шоколад', 'халва-500г', 'халва-500', 'йод', 'иод']],
    ['Greek', ['λουκούμι', 'χαλβάς']],
    ['Arabic', ['حلاوة', 'تمر', 'تمور']],
    ['signs alone', ['!', '?', '★★', '']],
    [
      'a common beginning',
      [`${'long '.repeat(40)}one`, `${'long '.repeat(40)}two`, `${'x'.repeat(1_000)}1`, `${'x'.repeat(1_000)}2`],
    ],
  ])('returns distinct and stable handles for texts in %s', (_script, texts) => {
    const handles = texts.map(handleOf)
    expect(new Set(handles).size).toBe(texts.length)
    expect(texts.map(handleOf)).toEqual(handles)
  })

  it('transliterates other scripts, and ignores Unicode composition and case', () => {
    expect(['抹茶 12個入り', 'Шоколад', 'Халва 500 г', 'λουκούμι', 'حلاوة'].map(handleOf)).toEqual([
      'mocha-12geruri',
      'shokolad',
      'khalva-500-g',
      'loykoymi',
      'hlwh',
    ])
    expect(handleOf('Йод'.normalize('NFD'))).toBe(handleOf('ЙОД'))
  })

  it('returns a handle that a file may contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => {
        expect(handleOf(given)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(handleOf(given).length).toBeLessThanOrEqual(90)
      }),
    )
  })

  it('numbers the handle of a product if it is taken', () => {
    const make = createHandles(['oats'])
    expect(['Oats', 'Oats!', 'Халва', 'Khalva'].map(make)).toEqual(['oats-2', 'oats-3', 'khalva', 'khalva-2'])
  })
})
