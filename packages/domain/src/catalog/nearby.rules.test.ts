import { expect, it } from 'vitest'
import { nearbyWords } from './nearby.rules'

const tags = ['Sugar free', 'Mint', 'Vegan', 'Crispbread', 'Liquorice', 'Blueberry']

it('A misspelt word leads to the one the shop uses', () => {
  expect(nearbyWords('liqorice drops', tags)[0]).toBe('Liquorice')
  expect(nearbyWords('blåbery', ['Blåbär', ...tags]).slice(0, 2)).toEqual(['Blueberry', 'Blåbär'])
})

it('Of words that have the sought one in them the shortest is offered first, however much the others are used', () => {
  expect(nearbyWords('salt', ['Salted caramel', 'Salt'])).toEqual(['Salt', 'Salted caramel'])
  expect(nearbyWords('salt', ['Salted caramel drops', 'Salted caramel', 'Salted'])).toEqual([
    'Salted',
    'Salted caramel',
    'Salted caramel drops',
  ])
})

it('A word that begins as the sought one is liker than one that ends so', () => {
  expect(nearbyWords('mo', ['Tram', 'Mart'])).toEqual(['Mart', 'Tram'])
})

it('Where nothing is alike the words used most are offered, four at most', () => {
  expect(nearbyWords('xyz', tags)).toEqual(['Sugar free', 'Mint', 'Vegan', 'Crispbread'])
  expect(nearbyWords('', ['Mint'])).toEqual(['Mint'])
  expect(nearbyWords('mint', [])).toEqual([])
})
