import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldersWithoutStates } from './states.mjs'

const states = 'export const States: Story = {}'

test('who draws a control shows its states', () => {
  assert.deepEqual(foldersWithoutStates([['kit/chip/Chip.tsx', '<button\n  type="button">']]).length, 1)
  assert.deepEqual(foldersWithoutStates([['kit/chip/Chip.tsx', '<Element href={href}>'], ['kit/chip/Chip.stories.tsx', states]]), [])
})

test('who composes others, or sends along what nobody sees, need not', () => {
  assert.deepEqual(foldersWithoutStates([['kit/form/Form.tsx', '<Button>'], ['kit/form/Name.tsx', '<input hidden readOnly />']]), [])
})
