import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { Button } from '../button'
import { DensitySwitch } from './DensitySwitch'

const meta = {
  title: 'Components/Settings/DensitySwitch',
  component: DensitySwitch,
  decorators: [formColumn],
  parameters: guide({
    also: ['compact mode', 'row height'],
    use: ['Beside long work at a desk: the order pad, a cart of 200 lines, the order history.'],
    avoid: ['Another way of showing things, such as shelves and lines: use SegmentedControl with its own words.'],
    do: ['Keep what was chosen for the next visit.', 'Set it on the part it is about, or on the whole page.'],
    dont: ['Don’t offer it on phones: a finger keeps its 44 px in either density.'],
    keys: [
      { key: 'Tab', does: 'Goes to the chosen density.' },
      { key: 'Arrow Right', does: 'Chooses the other.' },
      { key: 'Arrow Left', does: 'Chooses the other.' },
    ],
    parts: [
      { name: 'Comfortable', is: 'For the shop, and for a finger.', at: 'label' },
      { name: 'Compact', is: 'For long orders at a desk.', at: 'label:last-of-type' },
    ],
    content: ['Name how it looks, not whom it is for.'],
    widths: 'As wide as its words, or the whole width of a card.',
    announces: 'Two radio buttons in a group called “Density”.',
    pairs: 'leaves no choice',
  }),
  args: { density: 'comfortable', onChange: fn() },
  render: function Render(args) {
    const [density, setDensity] = useState(args.density)
    return (
      <div data-density={density} className="grid gap-3">
        <DensitySwitch
          density={density}
          onChange={(event) => {
            setDensity(event.density)
            args.onChange(event)
          }}
        />
        <Button variant="secondary">Order 40 lines</Button>
      </div>
    )
  },
} satisfies Meta<typeof DensitySwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** When the parent applies the compact density, controls become lower. */
export const AppliesCompact: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button.getBoundingClientRect().height).toBe(40)
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ density: 'compact' })
    await expect(button.getBoundingClientRect().height).toBe(32)
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { density: 'compact' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ density: 'comfortable' })
    await expect(canvas.getByRole('radio', { name: 'Comfortable' })).toBeChecked()
  },
}

export const Narrow: Story = { decorators: [narrow] }
export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
