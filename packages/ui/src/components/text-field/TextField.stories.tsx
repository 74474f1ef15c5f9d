import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow } from '../../internal/story-frames'
import { TextField } from './TextField'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  decorators: [formColumn],
  args: { label: 'Company name', name: 'company', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { placeholder: 'Hörnan Livs AB' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Company name' })
    await userEvent.type(input, 'Kiosk')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Kiosk' })
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await expect(input.getBoundingClientRect().height).toBe(40)
  },
}

export const Email: Story = {
  args: {
    label: 'Email',
    type: 'email',
    name: 'email',
    autoComplete: 'email',
    defaultValue: 'karin@hornanlivs.example',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
  },
}

export const WithSuffix: Story = {
  args: { label: 'Amount in euro', suffix: '€', defaultValue: '50.00', inputMode: 'decimal', hint: 'From 0 to 5000' },
}

export const WithPrefix: Story = { args: { label: 'Phone', prefix: '+', type: 'tel', defaultValue: '46 31 000 00 00' } }

/** No more fits than the field may hold, and the counter says how much is used. */
export const WithCounter: Story = {
  render: function Render(args) {
    const [text, setText] = useState('Three bags split')
    return (
      <TextField
        {...args}
        label="Subject"
        maxLength={20}
        value={text}
        counter={`${text.length}/20`}
        onChange={({ value }) => setText(value)}
      />
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Subject' })
    await userEvent.type(input, ' in the case')
    await expect(input).toHaveValue('Three bags split in ')
    await expect(canvas.getByText('20/20')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { label: 'First name', error: 'First name is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('First name is required')
  },
}

export const Disabled: Story = { args: { defaultValue: 'Uploaded', disabled: true } }
export const ReadOnly: Story = { args: { label: 'Email', defaultValue: 'karin@hornanlivs.example', readOnly: true } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    label: 'Street and number, entrance, floor and what the driver should know',
    defaultValue: 'Norra Fäladsgatan 112, entrance from the yard behind the bakery',
  },
}

export const RightToLeft: Story = { ...WithSuffix, globals: { direction: 'rtl' } }
