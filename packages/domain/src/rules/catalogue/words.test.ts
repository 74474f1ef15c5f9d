import { describe, expect, it } from 'vitest'
import { partsOf, wordsOf } from './words'

describe('the words of a text', () => {
  it.each([
    ['Kåda SPRUCE, tip!', ['kada', 'spruce', 'tip']],
    ['mint mint', ['mint']],
    ['33 cl', ['33cl']],
    ['33cl', ['33cl']],
    ['24 × 33 cl', ['24', '33cl']],
    ['24x33cl', ['24', '33cl']],
    ['0,5 l', ['0.5l']],
    ['0.5L', ['0.5l']],
    ['7, 10 or 14 mg per pouch', ['7', '10', 'or', '14mg', 'per', 'pouch']],
    ['4 mgx', ['4', 'mgx']],
    ['A4 g', ['a4', 'g']],
    ['10 cans', ['10', 'cans']],
    ['2 | g', ['2', 'g']],
  ])('"%s"', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('the parts of a compound', () => {
  it('have at least three letters', () => {
    expect(partsOf('saltsill')).toEqual([
      ['sal', 'tsill'],
      ['salt', 'sill'],
      ['salts', 'ill'],
    ])
    expect(partsOf('salts')).toEqual([])
  })

  it('are empty if the word has digits', () => {
    expect(partsOf('sal0120')).toEqual([])
  })
})
