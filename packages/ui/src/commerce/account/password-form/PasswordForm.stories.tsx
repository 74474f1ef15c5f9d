import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { passwordLimits } from '@skafferi/domain/shop/password-reset'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storyWorld } from '../../../internal/stories/story-world'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { PasswordForm } from './PasswordForm'

const { email } = storyWorld.customers.kiosk.customer
const password = 'a long sentence nobody guesses'

const meta = {
  title: 'Commerce/Account/PasswordForm',
  component: PasswordForm,
  decorators: [formColumn],
  parameters: guide({
    also: ['new password', 'reset password'],
    use: ['To set a first or a new password.'],
    avoid: ['Signing in with an existing password: use SignInForm.'],
    do: ['Show the rules before the user types.', 'Pass the e-mail, so that a password manager stores both together.'],
    dont: [
      'Do not ask for the password twice: it can be shown.',
      'Do not require symbols and capital letters: length matters, and the store refuses passwords that are easy to guess.',
    ],
    keys: [
      { key: 'Enter', does: 'In the password field: saves it. On the eye button: shows or hides it.' },
      { key: 'Tab', does: 'Moves from the password to the eye button, then to Save.' },
    ],
    parts: [
      { name: 'Email', is: 'For the password manager, read-only.', at: 'input[type=email]' },
      { name: 'Password', is: 'Entered once; it can be shown.', at: 'input[name=password]' },
      { name: 'Save', is: 'Saves the password.', at: 'button[type=submit]' },
    ],
    content: ['The rules are shown from the start.'],
    widths: 'One column at every width, at most as wide as a form. The button has the full width.',
    announces: 'An error is the description of the field, and the field is focused.',
    pairs: 'not applicable',
  }),
  args: { email, limits: passwordLimits, busy: false, onChoose: fn() },
} satisfies Meta<typeof PasswordForm>

export default meta
type Story = StoryObj<typeof meta>

const fieldOf = (canvas: { getByLabelText: (label: string) => HTMLElement }) => canvas.getByLabelText('New password')

/** It has the names that password managers use, and shows the rules from the start. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(fieldOf(canvas)).toHaveAttribute('autocomplete', 'new-password')
    await expect(fieldOf(canvas)).toHaveAccessibleDescription(/^At least 10 characters\./)
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText('Email')).toHaveValue(email)
  },
}

export const Chooses: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(fieldOf(canvas), password)
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ password })
  },
}

export const Keyboard: Story = {
  ...behaviour,
  args: { email: null },
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(fieldOf(canvas)).toHaveFocus()
    await userEvent.keyboard(password)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(fieldOf(canvas)).toHaveAttribute('type', 'text')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith({ password })
  },
}

/** Nine characters are too few; the tenth is validated on the next submit. */
export const TooShort: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), 'nine char{Enter}')
    await expect(fieldOf(canvas)).toHaveAccessibleDescription('Please use at least 10 characters.')
    await expect(fieldOf(canvas)).toHaveFocus()
  },
}

export const TooShortIsCorrected: Story = {
  ...TooShort,
  ...behaviour,
  play: async (context) => {
    await TooShort.play!(context)
    const { args, canvas } = context
    await userEvent.keyboard('s')
    await expect(fieldOf(canvas)).not.toBeInvalid()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith({ password: 'nine chars' })
  },
}

/** The store finds it easy to guess: an error at the focused field until it is edited. */
export const EasyToGuess: Story = {
  tags: ['reaches'],
  render: function Render(args) {
    const [refused, setRefused] = useState(false)
    const message = 'This password is easy to guess. Please choose another one.'
    return (
      <PasswordForm
        {...args}
        passwordError={refused ? message : undefined}
        onChoose={(event) => {
          args.onChoose(event)
          setRefused(true)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), 'qwertyuiop')
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await expect(fieldOf(canvas)).toHaveFocus()
    await expect(fieldOf(canvas)).toHaveAccessibleDescription(/^This password is easy to guess\./)
  },
}

export const EasyToGuessIsCorrected: Story = {
  ...EasyToGuess,
  ...behaviour,
  play: async (context) => {
    await EasyToGuess.play!(context)
    const { canvas } = context
    await userEvent.keyboard('!')
    await expect(fieldOf(canvas)).not.toBeInvalid()
  },
}

export const Saving: Story = { args: { busy: true } }

export const SavingBlocksActions: Story = {
  ...Saving,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(fieldOf(canvas), `${password}{Enter}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }))
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { error: 'Failed to save the password. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to save the password\./)
  },
}

export const LongHostileTextNarrow: Story = {
  args: { error: `${hostileText} ${'x'.repeat(200)}`, email: `${'x'.repeat(48)}@kiosk.example` },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { args: Failed.args, globals: { direction: 'rtl' } }
export const Themes: Story = { args: Failed.args, decorators: [themes] }
