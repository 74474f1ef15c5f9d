import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markWords } from './mark-words'

const marked = (title: string, query: string) =>
  markWords(title, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

describe('marking search words', () => {
  it('marks the beginnings of words, without accents and in any case', () => {
    expect(marked('Sältan Salt Liquorice Fish', 'SAL liquor')).toBe('[Säl]tan [Sal]t [Liquor]ice Fish')
  })

  it('marks long words inside of others, and short ones only at the beginning', () => {
    expect(marked('Tjärn Peppermint', 'mint')).toBe('Tjärn Pepper[mint]')
    expect(marked('Tjärn Peppermint', 'min')).toBe('Tjärn Peppermint')
  })

  it('marks nothing for a search without words', () => {
    expect(markWords('Tjärn', ' - ')).toEqual([{ text: 'Tjärn', isMatch: false }])
  })

  it('never changes the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, query) => {
        expect(
          markWords(title, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(title)
      }),
    )
  })
})
