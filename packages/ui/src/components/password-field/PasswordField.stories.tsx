import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow } from '../../internal/story-frames'
import { PasswordField } from './PasswordField'

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  decorators: [formColumn],
  args: { label: 'Password', name: 'password', autoComplete: 'current-password', onChange: fn() },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.type(input, 'pantry')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'pantry' })

    await userEvent.tab()
    const eye = canvas.getByRole('button', { name: 'Show password' })
    await expect(eye).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(eye).toHaveAccessibleName('Hide password')
    await expect(input).toHaveValue('pantry')
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const NewPassword: Story = {
  args: { label: 'New password', autoComplete: 'new-password', hint: 'At least 8 characters' },
}

export const Invalid: Story = { args: { error: 'Password is required' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'pantry' } }
export const Narrow: Story = {
  decorators: [narrow],
  args: { defaultValue: 'a-rather-long-passphrase-with-many-words' },
}
export const RightToLeft: Story = { args: { defaultValue: 'pantry' }, globals: { direction: 'rtl' } }
