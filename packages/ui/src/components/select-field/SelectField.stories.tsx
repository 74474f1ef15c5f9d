import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow } from '../../internal/story-frames'
import { SelectField } from './SelectField'

const countries = [
  { value: 'se', label: 'Sweden' },
  { value: 'no', label: 'Norway' },
  { value: 'dk', label: 'Denmark' },
  { value: 'fi', label: 'Finland', disabled: true },
]

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  decorators: [formColumn],
  args: { label: 'Country', name: 'country', options: countries, onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.selectOptions(select, 'dk')
    await expect(select).toHaveValue('dk')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'dk' })
    await expect(canvas.getByRole('option', { name: 'Finland' })).toBeDisabled()
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalled()
  },
}

export const WithPlaceholder: Story = {
  args: { placeholder: 'Choose a country', defaultValue: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Choose a country')
  },
}

export const Invalid: Story = {
  args: { placeholder: 'Choose a country', error: 'Country is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Country is required')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { options: [{ value: 'gb', label: 'United Kingdom of Great Britain and Northern Ireland' }] },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
