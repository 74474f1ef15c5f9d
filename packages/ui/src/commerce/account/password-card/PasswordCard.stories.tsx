import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { passwordLimits } from '@skafferi/domain/shop/password-reset'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { problemOf } from '../../../internal/stories/story-load'
import { narrow, themes } from '../../../internal/story-frames'
import { PasswordCard, type PasswordCardProps } from './PasswordCard'

/** Stores whether the form is open, as the page does. */
function Controlled(args: PasswordCardProps) {
  const [editing, setEditing] = useState(args.editing)
  return (
    <PasswordCard
      {...args}
      editing={editing}
      onEdit={() => setEditing(true)}
      onSave={async (entry) => {
        const saved = await args.onSave(entry)
        if (saved) setEditing(false)
        return saved
      }}
      onCancel={() => setEditing(false)}
    />
  )
}

const meta = {
  title: 'Commerce/Account/PasswordCard',
  component: PasswordCard,
  args: {
    editing: false,
    email: 'anna@kiosk.example',
    limits: passwordLimits,
    fault: null,
    state: 'idle',
    problem: null,
    onEdit: fn(),
    onSave: fn(async () => true),
    onCancel: fn(),
  },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
  parameters: guide({
    also: ['change password', 'security'],
    use: ['For signed-in customers, to change their password.'],
    avoid: ['A forgotten password: use PasswordForm, after a code.'],
    do: ['State in advance that other devices are signed out.', 'Keep the input if saving is refused.'],
    dont: ['Do not ask for the new password twice: it can be shown.'],
    keys: [{ key: 'Enter', does: 'In a field: saves the password.' }],
    parts: [
      { name: 'Heading', is: 'The title of the card.', at: 'h2' },
      { name: 'Change', is: 'Opens the form, which replaces the button.', at: 'button' },
    ],
    content: ['State what changing the password does.'],
    widths: 'As wide as its column.',
    announces: 'Success is announced politely. The form gets the focus when it opens.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof PasswordCard>

export default meta
type Story = StoryObj<typeof meta>

/** Without the form it states what a change does. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Password' })).toBeVisible()
    await expect(canvas.getByText('Changing it signs out your other devices.')).toBeVisible()
  },
}

export const Editing: Story = {
  args: { editing: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Current password')).toHaveFocus()
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue('anna@kiosk.example')
  },
}

/** Opened, filled in and saved by keyboard; the focus moves into the form, and back. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: Controlled,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Current password')).toHaveFocus()
    await userEvent.keyboard('skafferi-demo-1{Tab}{Tab}liquorice before breakfast{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onSave).toHaveBeenCalledWith({ current: 'skafferi-demo-1', next: 'liquorice before breakfast' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus())
  },
}

export const Canceled: Story = {
  ...behaviour,
  args: { editing: true },
  render: Controlled,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const CurrentPasswordMissing: Story = {
  args: { editing: true, fault: { field: 'current', kind: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Please enter your current password.',
    )
  },
}

export const TooShort: Story = {
  args: { editing: true, fault: { field: 'next', kind: 'short' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please use at least 10 characters.')).toBeVisible()
  },
}

export const WrongPassword: Story = {
  args: { editing: true, problem: problemOf('change_password', 'wrong_password', 'x') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'This is not your current password.',
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const EasyToGuess: Story = {
  args: { editing: true, problem: problemOf('change_password', 'weak_password', 'x') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This password is easy to guess. Please choose another one.')).toBeVisible()
    await expect(canvas.getByLabelText('New password')).toBeInvalid()
  },
}

/** A refusal focuses its field, and the input stays. */
export const RefusedFocusesTheField: Story = {
  ...behaviour,
  args: { ...WrongPassword.args, onSave: fn(async () => false) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'not mine')
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus())
    await expect(canvas.getByLabelText('Current password')).toHaveValue('not mine')
  },
}

export const TooManyAttempts: Story = {
  args: {
    editing: true,
    problem: { ...problemOf('change_password', 'too_many_attempts', 'x'), params: { minutes: 15 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many tries. Please wait 15 minutes.')
  },
}

export const NotSaved: Story = {
  args: { editing: true, problem: problemOf('change_password') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to change the password. Please try again.')
  },
}

export const Saving: Story = {
  args: { editing: true, state: 'saving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Saved: Story = {
  args: { state: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your password is changed\./).closest('[aria-live=polite]')).not.toBeNull()
  },
}

export const Narrow: Story = { ...WrongPassword, decorators: [narrow] }
export const RightToLeft: Story = { args: { editing: true }, globals: { direction: 'rtl' } }
export const Themes: Story = { args: { ...NotSaved.args }, decorators: [themes] }
