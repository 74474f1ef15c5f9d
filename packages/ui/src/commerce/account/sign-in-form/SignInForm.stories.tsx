import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Credentials } from '@skafferi/domain/shop/session/views'
import { signInRequestLimits } from '@skafferi/api/limits'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storyWorld } from '../../../internal/stories/story-world'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { ShopPathsProvider } from '../../service/shop-paths'
import { storyPaths, withShopPaths } from '../../service/shop-paths/story-paths'
import { SignInForm } from './SignInForm'

const { customer, password } = storyWorld.customers.kiosk

const meta = {
  title: 'Commerce/Account/SignInForm',
  component: SignInForm,
  args: {
    limits: { email: signInRequestLimits.email.maxLength, password: signInRequestLimits.password.maxLength },
    busy: false,
    onSignIn: fn(async (_credentials: Credentials) => true),
  },
  decorators: [formColumn, withShopPaths],
  parameters: guide({
    also: ['login', 'log in'],
    use: ['To sign in customers who have a password.'],
    avoid: [
      'Setting a password: use PasswordForm. Requesting a code: use ForgotPasswordScreen.',
      'Visitors without an account: use RegistrationWizard or AccessRequestForm.',
    ],
    do: ['Use the same message for every refusal: do not reveal whether the e-mail exists.'],
    dont: ['Do not preselect "Remember me": the computer may be shared.', 'Do not clear the form after a refusal.'],
    keys: [
      { key: 'Enter', does: 'In a field: signs in. On the eye button: shows or hides the password.' },
      { key: 'Space', does: 'Selects "Remember me".' },
    ],
    parts: [
      { name: 'Email', is: 'Identifies the customer.', at: 'input[type=email]' },
      { name: 'Password', is: 'Can be shown.', at: 'input[name=password]' },
      { name: 'Remember', is: 'Keeps the customer signed in.', at: 'input[type=checkbox]' },
      { name: 'Sign in', is: 'The only action.', at: 'button[type=submit]' },
    ],
    content: ['A wrong password and an unknown e-mail have the same message.'],
    widths: 'One column at every width, at most as wide as a form. The button has the full width.',
    announces: 'A refusal is an alert, and marks both fields until one is edited.',
    pairs: [
      {
        right: { refused: true, error: 'E-mail or password is wrong.' },
        wrong: { refused: true, error: 'Error 401: invalid credentials' },
        because: 'Say what is wrong in plain language; error codes do not help users.',
      },
    ],
  }),
} satisfies Meta<typeof SignInForm>

export default meta
type Story = StoryObj<typeof meta>

/** It has the names that password managers use; nothing is invalid before an attempt. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(email).toBeRequired()
    const secret = canvas.getByLabelText('Password')
    await expect(secret).toHaveAttribute('autocomplete', 'current-password')
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** A text that is too long stays, and has an error before it is sent. */
export const TooLong: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.click(email)
    await userEvent.paste('a'.repeat(61))
    await expect(email).toHaveValue('a'.repeat(61))
    await expect(email).toHaveAccessibleDescription('1 character too many (limit 60)')
    await expect(email).toBeInvalid()
  },
}

/** It is not sent, in either field; spaces are a part of a password. */
export const TooLongIsNotSent: Story = {
  ...TooLong,
  play: async (context) => {
    await TooLong.play!(context)
    const { args, canvas } = context
    const [email, secret] = [canvas.getByRole('textbox', { name: 'Email' }), canvas.getByLabelText('Password')]
    await userEvent.type(secret, `${password}{Enter}`)
    await expect(email).toHaveFocus()
    await userEvent.clear(email)
    await userEvent.type(email, customer.email)
    await userEvent.clear(secret)
    await userEvent.click(secret)
    await userEvent.paste(`${'a'.repeat(60)} `)
    await userEvent.keyboard('{Enter}')
    await expect(secret).toHaveAccessibleDescription('1 character too many (limit 60)')
    await expect(secret).toHaveFocus()
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

/** Without a page to reset the password there is no link. */
export const WithoutPasswordPage: Story = {
  decorators: [
    (Story) => (
      <ShopPathsProvider paths={{ ...storyPaths, forgotPassword: undefined }}>
        <Story />
      </ShopPathsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** By keyboard: fill in, show the password, check the box, Enter. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('both fields', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
      await userEvent.keyboard(` ${customer.email} `)
      await userEvent.tab()
      await userEvent.keyboard(password)
    })
    await step('the password can be shown', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
      await expect(args.onSignIn).not.toHaveBeenCalled()
    })
    await step('with the session kept', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    })
    await step('Enter in a field submits', async () => {
      canvas.getByLabelText('Password').focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSignIn).toHaveBeenCalledOnce()
      await expect(args.onSignIn).toHaveBeenCalledWith({ email: customer.email, password, remember: true })
    })
  },
}

/** Both fields are required: the empty one has an error and the focus, and the input stays. */
export const Incomplete: Story = {
  tags: ['reaches'],
  play: async ({ canvas, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await step('without input', async () => {
      await send()
      await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all fields.')
      await expect(email).toHaveFocus()
      for (const field of [email, canvas.getByLabelText('Password')]) {
        await expect(field).toBeInvalid()
        await expect(field).toHaveAccessibleDescription('Please fill in all fields.')
      }
    })
  },
}

export const IncompleteIsCorrected: Story = {
  ...Incomplete,
  ...behaviour,
  play: async (context) => {
    await Incomplete.play!(context)
    const { args, canvas, step } = context
    const email = canvas.getByRole('textbox', { name: 'Email' })
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await step('a blank e-mail is not accepted', async () => {
      await userEvent.type(email, '   ')
      await userEvent.type(canvas.getByLabelText('Password'), password)
      await send()
      await expect(email).toHaveFocus()
      await expect(canvas.getByLabelText('Password')).not.toBeInvalid()
    })
    await step('without a password', async () => {
      await userEvent.clear(canvas.getByLabelText('Password'))
      await userEvent.clear(email)
      await userEvent.type(email, customer.email)
      await send()
      await expect(canvas.getByLabelText('Password')).toHaveFocus()
      await expect(email).toHaveValue(customer.email)
      await expect(args.onSignIn).not.toHaveBeenCalled()
    })
    await step('complete, it is sent and has no errors', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), password)
      await send()
      await expect(args.onSignIn).toHaveBeenCalledOnce()
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signing in...' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** During an attempt neither press nor Enter starts another, nor a password manager that submits automatically. */
export const BusyBlocksActions: Story = {
  ...Busy,
  ...behaviour,
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Signing in...' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), customer.email)
    await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)
    await userEvent.click(button)
    canvasElement.querySelector('form')!.requestSubmit()
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

/** A refusal is announced; during the next attempt it is hidden. */
export const Refused: Story = {
  args: { error: 'Invalid credentials', refused: true },
  render: function Render(args) {
    const [busy, setBusy] = useState(false)
    return (
      <SignInForm
        {...args}
        busy={busy}
        onSignIn={(credentials) => {
          setBusy(true)
          return args.onSignIn(credentials)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials')
    for (const field of [canvas.getByRole('textbox', { name: 'Email' }), canvas.getByLabelText('Password')]) {
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription('Invalid credentials')
    }
  },
}

/** Refused fields are marked, the first is focused, and the input stays; editing removes the mark. */
export const RefusedKeepsInput: Story = {
  ...behaviour,
  render: function Render(args) {
    const [refused, setRefused] = useState(false)
    return (
      <SignInForm
        {...args}
        refused={refused}
        error={refused ? 'Invalid credentials' : undefined}
        onSignIn={async () => {
          setRefused(true)
          await new Promise((resolve) => requestAnimationFrame(resolve))
          return false
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const [email, secret] = [canvas.getByRole('textbox', { name: 'Email' }), canvas.getByLabelText('Password')]
    await userEvent.type(email, customer.email)
    await userEvent.type(secret, 'not-the-password{Enter}')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveValue(customer.email)
    await expect(secret).toHaveValue('not-the-password')
    await userEvent.type(secret, '1')
    for (const field of [email, secret]) await expect(field).not.toBeInvalid()
  },
}

export const RefusedIsCorrected: Story = {
  ...Refused,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), customer.email)
    await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Messages of the store are shown as text and wrap. */
export const LongHostileReason: Story = {
  decorators: [narrow],
  args: { error: `${hostileText} ${'Fjällhjortronvaniljkolasaltlakrits'.repeat(3)}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    const alert = canvas.getByRole('alert')
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth)
  },
}

export const Narrow: Story = { decorators: [narrow], args: { error: 'Too many tries. Please wait 15 minutes.' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { error: 'Invalid credentials' } }
export const Themes: Story = { decorators: [themes], args: { error: 'Invalid credentials' } }
