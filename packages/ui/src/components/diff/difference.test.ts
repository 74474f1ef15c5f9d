import { expect, it } from 'vitest'
import { differenceOf } from './difference'

it('One word of a sentence was changed: the rest of it is what both have', () => {
  expect(differenceOf('Soft fish with a salt shell.', 'Soft fish with a sour shell.')).toEqual({
    start: 'Soft fish with a ',
    before: 'salt ',
    after: 'sour ',
    end: 'shell.',
  })
})

it('Words were added at the end, or taken away from there', () => {
  expect(differenceOf('Vegan', 'Vegan')).toEqual({ start: 'Vegan', before: '', after: '', end: '' })
  expect(differenceOf('Salt fish', 'Salt fish since 1962').after).toBe('fish since 1962')
})

it('Nothing is counted twice where a word was doubled', () => {
  const { start, before, after, end } = differenceOf('salt salt', 'salt salt salt')
  expect(start + before + end).toBe('salt salt')
  expect(start + after + end).toBe('salt salt salt')
})
