import { expect, it } from 'vitest'
import { markedParts } from './marked-parts'

it('finds the typed text ignoring case and diacritics, and keeps the label as written', () => {
  expect(markedParts('Tjärn Cool Mint', 'TJARN')).toEqual(['', 'Tjärn', ' Cool Mint'])
  expect(markedParts('Ship order 1042', ' 104 ')).toEqual(['Ship order ', '104', '2'])
})

it('marks nothing without a match or without typed text', () => {
  expect(markedParts('Products', 'order')).toEqual(['Products', '', ''])
  expect(markedParts('Products', '')).toEqual(['Products', '', ''])
})
