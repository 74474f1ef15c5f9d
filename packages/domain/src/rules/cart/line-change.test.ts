import { expect, it } from 'vitest'
import { mergeChanges, type LineChange } from './line-change'

const press = (shown: number, quantity: number): LineChange => ({ lineId: 'item_a', shown, quantity, relative: true })
const entry = (shown: number, quantity: number): LineChange => ({ lineId: 'item_a', shown, quantity, relative: false })

it('several steps add up to one change', () => {
  expect(mergeChanges([press(40, 41), press(41, 51), press(51, 50)])).toEqual(press(40, 50))
})

it('of several quantities the last applies, and replaces the one before the first', () => {
  expect(mergeChanges([entry(40, 5), entry(5, 80), entry(80, 7)])).toEqual(entry(40, 7))
})

it('a step after a quantity changes that quantity', () => {
  expect(mergeChanges([entry(40, 50), press(50, 51)])).toEqual(entry(40, 51))
})

it('a quantity after a step replaces the one before the step', () => {
  expect(mergeChanges([press(40, 41), entry(41, 50)])).toEqual(entry(40, 50))
})

it('a single change stays as it is', () => {
  expect(mergeChanges([press(40, 41)])).toEqual(press(40, 41))
})
