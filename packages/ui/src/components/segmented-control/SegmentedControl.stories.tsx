import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow } from '../../internal/story-frames'
import { GridIcon, RowsIcon } from '../icon'
import { SegmentedControl } from './SegmentedControl'

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  decorators: [formColumn],
  args: {
    label: 'Order mode',
    value: 'unit',
    segments: [
      { value: 'unit', label: 'Unit Order' },
      { value: 'bulk', label: 'Bulk Order' },
    ],
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SegmentedControl
        {...args}
        value={value}
        onChange={(event) => {
          setValue(event.value)
          args.onChange(event)
        }}
      />
    )
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const bulk = canvas.getByRole('radio', { name: 'Bulk Order' })
    await expect(canvas.getByRole('group', { name: 'Order mode' }).getBoundingClientRect().height).toBe(40)
    await userEvent.click(bulk)
    await expect(bulk).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'bulk' })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Unit Order' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'unit' })
  },
}

export const Icons: Story = {
  args: {
    label: 'View',
    width: 'auto',
    value: 'shelf',
    segments: [
      { value: 'shelf', label: 'Shelf', icon: <GridIcon /> },
      { value: 'lines', label: 'Compact', icon: <RowsIcon /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Compact' })).not.toBeChecked()
  },
}

export const Disabled: Story = {
  args: {
    segments: [
      { value: 'unit', label: 'Unit Order' },
      { value: 'bulk', label: 'Bulk Order', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Bulk Order' })).toBeDisabled()
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    segments: [
      { value: 'unit', label: 'Beställ styckvis till butiken' },
      { value: 'bulk', label: 'Beställ i större parti' },
    ],
  },
}

export const RightToLeft: Story = { play: undefined, globals: { direction: 'rtl' } }
