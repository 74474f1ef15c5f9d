import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow } from '../../internal/story-frames'
import { RadioGroup } from './RadioGroup'

const packs = [
  { value: 'can', label: 'Single can' },
  { value: 'roll', label: 'Roll of 10' },
  { value: 'case', label: 'Case', disabled: true },
]

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  decorators: [formColumn],
  args: { legend: 'Pack', options: packs, onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Pack' })).toBeVisible()
    await userEvent.click(canvas.getByText('Roll of 10'))
    await expect(canvas.getByRole('radio', { name: 'Roll of 10' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'roll' })
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const WithHints: Story = {
  args: {
    legend: 'Shipping',
    defaultValue: 'courier',
    options: [
      { value: 'courier', label: 'Courier', hint: '2-4 days' },
      { value: 'local', label: 'Local Shipping', hint: 'Up to one week' },
    ],
  },
}

/** Arrow keys choose; what cannot be had is skipped. A choice moves nothing. */
export const Options: Story = {
  render: function Render(args) {
    const [pack, setPack] = useState('can')
    return (
      <RadioGroup
        {...args}
        look="options"
        legend="Pack:"
        legendDetail={packs.find(({ value }) => value === pack)?.label}
        value={pack}
        onChange={({ value }) => setPack(value)}
      />
    )
  },
  play: async ({ canvas }) => {
    const can = canvas.getByRole('radio', { name: 'Single can' })
    const roll = canvas.getByRole('radio', { name: 'Roll of 10' })
    const width = roll.getBoundingClientRect().width
    can.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(roll).toBeChecked()
    await expect(roll.getBoundingClientRect().width).toBe(width)
    await userEvent.keyboard('{ArrowRight}')
    await expect(can).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Case' })).toBeDisabled()
  },
}

export const NothingChosen: Story = { args: { look: 'options', value: null } }

export const Invalid: Story = {
  args: { look: 'options', value: null, error: 'Please select all product options' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please select all product options')
  },
}

export const InvalidList: Story = { args: { error: 'Please choose a pack' } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    look: 'options',
    defaultValue: 'b',
    options: [
      { value: 'a', label: 'Case of one hundred cans, wrapped' },
      { value: 'b', label: 'Half pallet with mixed flavours, chosen by the warehouse' },
    ],
  },
}

export const RightToLeft: Story = { ...Options, play: undefined, globals: { direction: 'rtl' } }
