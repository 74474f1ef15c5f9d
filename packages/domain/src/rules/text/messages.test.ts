import { expect, it } from 'vitest'
import { createMessageFormat } from './messages'

const format = createMessageFormat('da')

it.each([
  ['12,00 kr.', 'Add goods for 12,00 kr.'],
  ['€12.00', 'Add goods for €12.00.'],
  ['more…', 'Add goods for more….'],
])('ends a sentence with one full stop after %s', (amount, sentence) => {
  expect(format(['Add goods for ', ['amount'], '.'], { amount })).toBe(sentence)
})

it('keeps one full stop within a text and after a choice', () => {
  const choice = ['left', 'select', { yes: ['at most ', ['amount']] }] as const
  expect(format([choice, '. Then ', ['amount'], ', and "kr..2".'], { left: 'yes', amount: '5 kr.' })).toBe(
    'at most 5 kr. Then 5 kr., and "kr..2".',
  )
})
