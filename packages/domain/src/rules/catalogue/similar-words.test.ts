import { expect, it } from 'vitest'
import { similarWords } from './similar-words'

const tags = ['Sugar free', 'Mint', 'Vegan', 'Crispbread', 'Liquorice', 'Blueberry']

it('suggests the correct spelling of a misspelt word', () => {
  expect(similarWords('liqorice drops', tags)[0]).toBe('Liquorice')
  expect(similarWords('blåbery', ['Blåbär', ...tags]).slice(0, 2)).toEqual(['Blueberry', 'Blåbär'])
})

it('suggests the shortest of several words that contain the search word first', () => {
  expect(similarWords('salt', ['Salted caramel', 'Salt'])).toEqual(['Salt', 'Salted caramel'])
  expect(similarWords('salt', ['Salted caramel drops', 'Salted caramel', 'Salted'])).toEqual([
    'Salted',
    'Salted caramel',
    'Salted caramel drops',
  ])
})

it('prefers words with the same beginning to words with the same ending', () => {
  expect(similarWords('mo', ['Tram', 'Mart'])).toEqual(['Mart', 'Tram'])
})

it('suggests the four most frequent words if none is similar', () => {
  expect(similarWords('xyz', tags)).toEqual(['Sugar free', 'Mint', 'Vegan', 'Crispbread'])
  expect(similarWords('', ['Mint'])).toEqual(['Mint'])
  expect(similarWords('mint', [])).toEqual([])
})
