import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { Button } from '../../actions/button'
import { DensitySwitch } from './DensitySwitch'

const meta = {
  title: 'Components/Settings/DensitySwitch',
  component: DensitySwitch,
  decorators: [formColumn],
  parameters: guide({
    also: ['compact mode', 'row height'],
    use: ['Next to long lists on a desktop: quick order, a cart of 200 lines, the order history.'],
    avoid: ['Switching the view, such as grid and list: use SegmentedControl with its own labels.'],
    do: ['Store the choice for the next visit.', 'Apply it to the section it belongs to, or to the whole page.'],
    dont: ['Don’t offer it on phones: touch targets have 44 px in both densities.'],
    keys: [
      { key: 'Tab', does: 'Moves to the selected density.' },
      { key: 'Arrow Right', does: 'Chooses the other.' },
      { key: 'Arrow Left', does: 'Chooses the other.' },
    ],
    parts: [
      { name: 'Comfortable', is: 'For the shop and for touch screens.', at: 'label' },
      { name: 'Compact', is: 'For long orders on a desktop.', at: 'label:last-of-type' },
    ],
    content: ['Name the appearance, not the audience.'],
    widths: 'As wide as its labels, or the full width of a card.',
    announces: 'Two radio buttons in a group called “Density”.',
    pairs: 'not applicable',
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
