import { expect, it } from 'vitest'
import type { Problem, ReorderAction } from '@skafferi/domain/platform/action/views'
import { reorderWords } from '../../../words/generated/reorder'
import { createTranslate } from '../../../words/translate'
import { formatReorderProblem } from './format-reorder-problem'

const t = createTranslate(reorderWords, 'en')

function textFor(action: ReorderAction, rest: Partial<Problem<ReorderAction>> = {}): string {
  return formatReorderProblem(t, { action, code: 'network', message: null, fields: {}, ...rest })
}

it('an unknown order has its own text, whatever the store’s message is', () => {
  expect(textFor('load_reorder', { code: 'order_not_found', message: 'x' })).toBe('Order not found')
})

it('an order that could not be loaded can be tried again', () => {
  expect(textFor('load_reorder')).toBe('Failed to check what has changed. Please try again.')
})

it('a refusal has its reason, and that nothing was added', () => {
  expect(textFor('reorder', { code: 'product_unavailable', message: 'Snaps is no longer for sale.' })).toBe(
    'Snaps is no longer for sale. Nothing was added to the cart.',
  )
  expect(textFor('reorder', { code: 'unexpected_state', message: '' })).toBe(
    'Nothing was added to the cart. Please try again.',
  )
})

it('without an answer the outcome is unknown', () => {
  expect(textFor('reorder')).toBe(
    'The shop did not respond, so the lines may or may not be in the cart. Lines that are in it are marked below.',
  )
})
