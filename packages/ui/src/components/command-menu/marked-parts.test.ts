import { expect, it } from 'vitest'
import { markedParts } from './marked-parts'

it('What was typed is found without case and without marks over letters, and shown as it is written', () => {
  expect(markedParts('Tjärn Cool Mint', 'TJARN')).toEqual(['', 'Tjärn', ' Cool Mint'])
  expect(markedParts('Ship order 1042', ' 104 ')).toEqual(['Ship order ', '104', '2'])
})

it('Where it is not, or nothing was typed, nothing is marked', () => {
  expect(markedParts('Products', 'order')).toEqual(['Products', '', ''])
  expect(markedParts('Products', '')).toEqual(['Products', '', ''])
})
