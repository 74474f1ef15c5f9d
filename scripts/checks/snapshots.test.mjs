import assert from 'node:assert/strict'
import { test } from 'node:test'
import { modesOf } from '../../.storybook/snapshots.mjs'
import { countSnapshots } from '../../.storybook/snapshot-count.mjs'

const file = (/** @type {string} */ title) => `
const meta = {
  title: '${title}',
}
export const Default: Story = {}
export const Busy: Story = { ...Default, args: { busy: true } }
export const Pressed: Story = { ...behaviour, play }
export const PressedTwice: Story = { ...Pressed }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = {}
export const States: Story = {}
`

test('stories about behaviour and stories that repeat a picture take none', () => {
  // Phone, and States in both colour schemes, which contains Default.
  assert.equal(countSnapshots(file('Components/Button')).pictures, 3)
  assert.equal(countSnapshots(file('Pages/Cart')).pictures, 1)
})

test('without a full view, Default and single themes have pictures', () => {
  const single = file('Components/Button').replace('States: Story = {}', 'InvalidDark: Story = {}')
  assert.equal(countSnapshots(single).pictures, 3)
  const covered = single.replace('Busy: Story', 'Themes: Story')
  assert.equal(countSnapshots(covered).pictures, 2)
  const unseen = covered.replace('{ ...Default,', '{ ...inStates,')
  assert.equal(countSnapshots(unseen).pictures, 3)
})

test('a screen has a picture at three widths, a component’s states in both colour schemes', () => {
  assert.deepEqual(Object.keys(modesOf('Screens/Cart', 'Default')), ['desk', 'tablet', 'phone'])
  assert.deepEqual(Object.keys(modesOf('Components/Button', 'States')), ['light', 'dark'])
})
