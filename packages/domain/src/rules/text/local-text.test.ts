import { describe, expect, it } from 'vitest'
import { textIn } from './local-text'

const text = { en: 'Terms', sv: 'Villkor', da: '' }

describe('textIn', () => {
  it.each([
    ['en', 'Terms'],
    ['en-IE', 'Terms'],
    ['sv', 'Villkor'],
    ['sv-SE', 'Villkor'],
  ])('returns the text of %s', (locale, expected) => {
    expect(textIn(text, locale)).toBe(expected)
  })

  it.each(['da-DK', 'fi', '', 'constructor', '__proto__'])('falls back to the first language for %j', (locale) => {
    expect(textIn(text, locale)).toBe('Terms')
  })

  it('returns a structured text as it is', () => {
    const structured = { en: { title: 'Terms' }, sv: { title: 'Villkor' } }
    expect(textIn(structured, 'sv-SE')).toBe(structured.sv)
    expect(textIn(structured, 'fi-FI')).toBe(structured.en)
  })

  it('is empty without any text', () => {
    expect(textIn({}, 'en')).toBe('')
  })
})
