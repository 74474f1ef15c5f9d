import { expect, it } from 'vitest'
import { differenceOf } from './difference'

it('finds one changed word and keeps the rest of the sentence as common', () => {
  expect(differenceOf('Soft fish with a salt shell.', 'Soft fish with a sour shell.')).toEqual({
    start: 'Soft fish with a ',
    before: 'salt ',
    after: 'sour ',
    end: 'shell.',
  })
})

it('finds words added or removed at the end', () => {
  expect(differenceOf('Vegan', 'Vegan')).toEqual({ start: 'Vegan', before: '', after: '', end: '' })
  expect(differenceOf('Salt fish', 'Salt fish since 1962').after).toBe('fish since 1962')
})

it('does not count a repeated word twice', () => {
  const { start, before, after, end } = differenceOf('salt salt', 'salt salt salt')
  expect(start + before + end).toBe('salt salt')
  expect(start + after + end).toBe('salt salt salt')
})
