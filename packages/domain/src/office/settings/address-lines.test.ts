import { expect, test } from 'vitest'
import { addressLines } from './address-lines'

const names = { name: 'Tehuset', legal_name: 'Tehuset Nord ApS', country: 'dk' } as const

test('an address as on an envelope names the firm and its country once', () => {
  const address = ['Tehuset Nord ApS', 'Mejlgade 40', '8000 Aarhus C', 'Danmark']
  expect(addressLines({ ...names, address })).toEqual(['Mejlgade 40', '8000 Aarhus C'])
})

test.each(['DEUTSCHLAND', 'Germany', 'Bundesrepublik Deutschland', ' deutschland '])(
  'a last line %j is the country, however it is written',
  (line) => {
    const address = ['Hafenstraße 3', '20457 Hamburg', line]
    expect(addressLines({ ...names, country: 'de', address })).toEqual(['Hafenstraße 3', '20457 Hamburg'])
  },
)

test('an address without both stays as it is', () => {
  const address = ['c/o Sverige Invest', 'Mejlgade 40', '8000 Aarhus C']
  expect(addressLines({ ...names, address })).toEqual(address)
  expect(addressLines({ ...names, address: [] })).toEqual([])
})
