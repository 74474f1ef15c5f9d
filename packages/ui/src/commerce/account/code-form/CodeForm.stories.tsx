import { useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { codeEmailLimit, codeEmailPattern, codeLength } from '@skafferi/domain/shop/password-reset'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storyWorld } from '../../../internal/stories/story-world'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { CodeForm } from './CodeForm'

const meta = {
  title: 'Commerce/Account/CodeForm',
  component: CodeForm,
  decorators: [formColumn],
  parameters: guide({
    also: ['otp', 'two-factor', 'verify'],
    use: ['For confirming an e-mail address with the code that was sent to it.'],
    avoid: ['For a discount code: PromoCode. It is not secret and can contain letters.'],
    do: [
      'Show the same message whether or not the e-mail has an account.',
      'Show the remaining time until another code can be requested.',
    ],
    dont: [
      'Do not submit the code automatically: a typing error would cost one of five attempts.',
      'Do not say that a code is used or expired unless it is correct.',
      'Do not clear the code after a refusal.',
    ],
    keys: [
      { key: 'Enter', does: 'In the code: verifies it.' },
      { key: 'Tab', does: 'Moves to Verify, then to the button that requests another code.' },
    ],
    parts: [
      { name: 'Code', is: 'One field for all digits.', at: 'input' },
      { name: 'Verify', is: 'Submits the code.', at: 'button[type=submit]' },
      { name: 'Resend', is: 'Requests another code, after a waiting time.', at: 'button:last-of-type' },
    ],
    content: ['Say where the code was sent.', 'Say when another code can be requested.'],
    widths: 'One column at every width; the buttons fill the column.',
    announces: 'A refusal is an alert and marks the code as invalid. A resent code is announced politely.',
    pairs: 'not applicable',
  }),
  args: {
    length: codeLength,
    email: storyWorld.customers.kiosk.customer.email,
    emailLimit: codeEmailLimit,
    emailPattern: codeEmailPattern,
    requiresEmail: false,
    busy: null,
    sent: 'once',
    resendIn: 0,
    expired: false,
    onTypeEmail: fn(),
    onVerify: fn(async () => true),
    onResend: fn(async () => true),
  },
} satisfies Meta<typeof CodeForm>

export default meta
type Story = StoryObj<typeof meta>

const codeOf = (canvas: { getByLabelText: (label: string) => HTMLElement }) => canvas.getByLabelText('Code')

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(codeOf(canvas)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(codeOf(canvas)).toHaveFocus()
  },
}

/** Pasted as printed in the e-mail; nothing is sent before the user submits. */
export const PastedAndVerified: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(codeOf(canvas))
    await userEvent.paste('40 718')
    await expect(codeOf(canvas)).toHaveValue('40718')
    await expect(args.onVerify).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(args.onVerify).toHaveBeenCalledWith({ code: '40718' })
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await expect(codeOf(canvas)).toHaveFocus()
    await userEvent.keyboard('40718{Enter}')
    await expect(args.onVerify).toHaveBeenCalledWith({ code: '40718' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Verify' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sent OTP Again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledOnce()
    await waitFor(() => expect(codeOf(canvas)).toHaveFocus())
    await expect(codeOf(canvas)).toHaveValue('')
  },
}

/** A refused code stays and is selected, so that typing replaces it. */
export const RefusedStays: Story = {
  ...behaviour,
  args: { onVerify: fn(async () => false) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(codeOf(canvas), '40718')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(codeOf(canvas)).toHaveFocus())
    await expect(codeOf(canvas)).toHaveValue('40718')
    await waitFor(() => expect(canvasElement.querySelector('[dir="ltr"] > span')).toHaveAttribute('data-caret'))
    await userEvent.keyboard('9')
    await expect(codeOf(canvas)).toHaveValue('9')
  },
}

/** If another code could not be sent, the typed code stays valid. */
export const NotSentAgain: Story = {
  ...behaviour,
  args: { onResend: fn(async () => false) },
  play: async ({ args, canvas }) => {
    await userEvent.type(codeOf(canvas), '407')
    await userEvent.click(canvas.getByRole('button', { name: 'Sent OTP Again' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
    await expect(codeOf(canvas)).toHaveValue('407')
  },
}

/** No code was requested in this tab: the e-mail is required too. */
export const EmailRequired: Story = {
  args: { requiresEmail: true, email: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
  },
}

export const EmailRequiredFirst: Story = {
  ...EmailRequired,
  ...behaviour,
  render: function Render(args) {
    const [email, setEmail] = useState('')
    return <CodeForm {...args} email={email} onTypeEmail={(event) => setEmail(event.email)} />
  },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByLabelText('Email')
    await step('without an e-mail nothing is verified or sent', async () => {
      await userEvent.type(codeOf(canvas), '40718')
      for (const name of ['Verify', 'Sent OTP Again']) {
        await userEvent.click(canvas.getByRole('button', { name }))
        await expect(field).toHaveFocus()
        await expect(field).toHaveAccessibleDescription('Please fill in the email field.')
      }
      await expect(codeOf(canvas)).toHaveValue('40718')
    })
    await step('nor with one that is too long', async () => {
      await userEvent.paste('a'.repeat(codeEmailLimit + 1))
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveAccessibleDescription('1 character too many (limit 60)')
      await expect(args.onVerify).not.toHaveBeenCalled()
      await expect(args.onResend).not.toHaveBeenCalled()
    })
    await step('nor with an invalid one', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'nope')
      await userEvent.click(canvas.getByRole('button', { name: 'Sent OTP Again' }))
      await expect(field).toHaveAccessibleDescription('Please enter an e-mail address, such as anna@kiosk.example.')
      await expect(args.onResend).not.toHaveBeenCalled()
    })
    await step('with both the code is verified', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, `${storyWorld.customers.kiosk.customer.email}{Enter}`)
      await expect(args.onVerify).toHaveBeenCalledWith({ code: '40718' })
    })
  },
}

/** Input from the previous page, or before a reload, is restored; then the code is first. */
export const KnowsTheEmail: Story = {
  args: { requiresEmail: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue(args.email)
    await expect(codeOf(canvas)).toHaveFocus()
  },
}

/** A digit is missing: the form says how many there are, and focuses the code. */
export const Incomplete: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.type(codeOf(canvas), '4071{Enter}')
    await expect(codeOf(canvas)).toHaveAccessibleDescription('Please enter all 5 digits.')
    await expect(codeOf(canvas)).toHaveFocus()
  },
}

export const IncompleteIsCorrected: Story = {
  ...Incomplete,
  ...behaviour,
  play: async (context) => {
    await Incomplete.play!(context)
    const { args, canvas } = context
    await expect(args.onVerify).not.toHaveBeenCalled()
    await userEvent.keyboard('8')
    await expect(canvas.queryByText('Please enter all 5 digits.')).toBeNull()
  },
}

/** Another code is not available yet: the button stays focusable and shows the remaining time. */
export const Waiting: Story = {
  args: { resendIn: 42 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sent OTP Again' })
    await expect(button).toHaveAccessibleDescription('You can ask again in 42 seconds.')
  },
}

export const WaitingBlocksActions: Story = {
  ...Waiting,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sent OTP Again' })
    await userEvent.click(button)
    await expect(args.onResend).not.toHaveBeenCalled()
  },
}

export const LastSecond: Story = {
  args: { resendIn: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can ask again in 1 second.')).toBeVisible()
  },
}

/** Expired: it cannot be verified, but another code can be requested. */
export const Expired: Story = {
  args: { expired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verify' })).toHaveAccessibleDescription(
      'This code has expired. Please ask for another one.',
    )
  },
}

export const ExpiredBlocksActions: Story = {
  ...Expired,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(codeOf(canvas), '40718{Enter}')
    await expect(args.onVerify).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Sent OTP Again' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const Verifying: Story = {
  args: { busy: 'verifying' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verifying...' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const VerifyingBlocksActions: Story = {
  ...Verifying,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(codeOf(canvas), '40718{Enter}')
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}

/** Another code was sent; the old input is removed after sending only. */
export const SentAgain: Story = {
  tags: ['reaches'],
  render: function Render(args) {
    const [busy, setBusy] = useState<'resending' | null>(null)
    const [sent, setSent] = useState<'once' | 'again'>('once')
    const answer = useRef<(isSent: boolean) => void>(undefined)
    return (
      <>
        <CodeForm
          {...args}
          busy={busy}
          sent={sent}
          onResend={() => {
            args.onResend()
            setBusy('resending')
            return new Promise((resolve) => (answer.current = resolve))
          }}
        />
        <button
          type="button"
          onClick={() => {
            setBusy(null)
            setSent('again')
            answer.current?.(true)
          }}
        >
          The answer comes
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(codeOf(canvas), '111')
    await userEvent.click(canvas.getByRole('button', { name: 'Sent OTP Again' }))
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true')
    await expect(codeOf(canvas)).toHaveValue('111')
    await userEvent.click(canvas.getByRole('button', { name: 'The answer comes' }))
    await expect(canvas.getByText(/another code is on its way/)).toBeVisible()
    await waitFor(() => expect(codeOf(canvas)).toHaveValue(''))
  },
}

/** The code is marked as invalid and described by the reason. */
export const Refused: Story = {
  args: { error: 'This code does not work. Please check it, or ask for another one.', refused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This code does not work\./)
    await expect(codeOf(canvas)).toBeInvalid()
    await expect(codeOf(canvas)).toHaveAccessibleDescription(/^This code does not work\./)
  },
}

export const LongHostileTextNarrow: Story = {
  args: { error: `${hostileText} ${'x'.repeat(200)}`, resendIn: 3600, expired: true },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { args: { resendIn: 42 }, globals: { direction: 'rtl' } }
export const Themes: Story = { args: { ...Refused.args, resendIn: 42 }, decorators: [themes] }
