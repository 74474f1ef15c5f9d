import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { passwordLimits } from '@skafferi/domain/password-reset'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { problemOf } from '../../internal/stories/story-load'
import { narrow, themes } from '../../internal/story-frames'
import { PasswordCard, type PasswordCardProps } from './PasswordCard'

/** Holds whether the form is open, as the page does. */
function Working(args: PasswordCardProps) {
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
    use: ['Where somebody who is signed in changes the password that they know.'],
    avoid: ['For who has forgotten it: PasswordForm, after a code.'],
    do: ['Say beforehand that everything else is signed out.', 'Keep what was typed where it is refused.'],
    dont: ['Do not ask for the new one twice: its owner can look at it.'],
    keys: [{ key: 'Enter', does: 'in a field: changes the password' }],
    parts: [
      { name: 'Heading', is: 'What it is about.', at: 'h2' },
      { name: 'Change', is: 'Opens the form in its place.', at: 'button' },
    ],
    content: ['Say when it is worth changing.'],
    widths: 'As wide as its column.',
    announces: 'That it was changed is a status; the form takes the focus.',
    pairs: 'leaves no choice',
  }),
} satisfies Meta<typeof PasswordCard>

export default meta
type Story = StoryObj<typeof meta>

/** Closed, it says what a change does. */
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
  render: Working,
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

export const GivenUp: Story = {
  ...behaviour,
  args: { editing: true },
  render: Working,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const PresentOneMissing: Story = {
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
