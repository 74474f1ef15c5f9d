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
  // Default, Phone, and States in both colour schemes.
  assert.equal(countSnapshots(file('Components/Button')).pictures, 4)
  assert.equal(countSnapshots(file('Pages/Cart')).pictures, 1)
})

test('a screen has a picture at three widths, a component’s states in both colour schemes', () => {
  assert.deepEqual(Object.keys(modesOf('Screens/Cart', 'Default')), ['desk', 'tablet', 'phone'])
  assert.deepEqual(Object.keys(modesOf('Components/Button', 'States')), ['light', 'dark'])
})
