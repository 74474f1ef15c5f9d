import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formColumn, narrow } from '../../internal/story-frames'
import { controlStyles } from './control-look'
import { Field } from './Field'

const meta = {
  title: 'Components/Field',
  component: Field,
  decorators: [formColumn],
  args: {
    label: 'Company name',
    children: (control) => <input {...control} className={controlStyles()} />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Company name')
    await expect(input).not.toHaveAttribute('aria-describedby')
    await expect(input).not.toHaveAttribute('aria-invalid')
    const label = canvas.getByText('Company name')
    await expect(input.getBoundingClientRect().top - label.getBoundingClientRect().bottom).toBe(6)
  },
}

export const WithHint: Story = {
  args: { hint: 'As in the company register' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveAccessibleDescription('As in the company register')
  },
}

/** The error takes the place of the hint: never both. */
export const Invalid: Story = {
  args: { hint: 'As in the company register', error: 'Company name is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Company name')
    await expect(input).toHaveAccessibleDescription('Company name is required')
    await expect(input).toBeInvalid()
    await expect(canvas.queryByText('As in the company register')).toBeNull()
  },
}

export const InvalidWithoutHint: Story = {
  args: { error: 'Company name is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveAccessibleDescription('Company name is required')
  },
}

export const Required: Story = {
  args: { need: 'required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toBeRequired()
  },
}

export const Optional: Story = { args: { need: 'optional', label: 'Phone' } }
export const WithCounter: Story = { args: { label: 'Subject', counter: '27/60' } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    label: 'Organisation number as registered with the authorities of the country of delivery',
    error: 'The organisation number has ten digits, without spaces or hyphens, and ends with a check digit',
    counter: '10/10',
  },
}

export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' } }
