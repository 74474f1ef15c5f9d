import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { codeLength } from '@skafferi/domain/password-reset'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { formColumn, narrow, themes } from '../../internal/story-frames'
import { CodeForm } from './CodeForm'

const meta = {
  title: 'Commerce/CodeForm',
  component: CodeForm,
  decorators: [formColumn],
  parameters: guide({
    use: ['Somebody shows that an e-mail is theirs by the code that came with it.'],
    avoid: ['For a code of a discount use PromoCode: it is not a secret, and not of digits alone.'],
    do: ['Say the same whether or not there is an account for the e-mail.', 'Say how long another code has to wait.'],
    dont: [
      'Do not send the code as soon as it is whole: a wrong digit would cost one of five tries.',
      'Do not say whether a code was wrong, used or run out.',
    ],
    keys: [
      { key: 'Enter', does: 'In the code: verifies it.' },
      { key: 'Tab', does: 'Goes on to Verify, then to the button that asks for another code.' },
    ],
  }),
  args: {
    length: codeLength,
    busy: null,
    sent: 'once',
    resendIn: 0,
    expired: false,
    onVerify: fn(),
    onResend: fn(),
  },
} satisfies Meta<typeof CodeForm>

export default meta
type Story = StoryObj<typeof meta>

const codeOf = (canvas: { getByLabelText: (label: string) => HTMLElement }) => canvas.getByLabelText('Code')

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(codeOf(canvas)).toHaveAttribute('autocomplete', 'one-time-code')
  },
}

/** Pasted as it is printed in the e-mail; nothing goes out before it is asked for. */
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

export const ByKeyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(codeOf(canvas)).toHaveFocus()
    await userEvent.keyboard('40718{Enter}')
    await expect(args.onVerify).toHaveBeenCalledWith({ code: '40718' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Verify' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sent OTP Again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledOnce()
    await expect(codeOf(canvas)).toHaveFocus()
    await expect(codeOf(canvas)).toHaveValue('')
  },
}

/** A digit is missing: the form says how many there are, and stays at the code. */
export const Incomplete: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.type(codeOf(canvas), '4071{Enter}')
    await expect(codeOf(canvas)).toHaveAccessibleDescription('Please enter all 5 digits.')
    await expect(codeOf(canvas)).toHaveFocus()
  },
}

export const IncompleteIsMended: Story = {
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

/** Too early for another code: the button stays in reach and says when. */
export const Waiting: Story = {
  args: { resendIn: 42 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sent OTP Again' })
    await expect(button).toHaveAccessibleDescription('Possible in 42 seconds.')
  },
}

export const WaitingHoldsBack: Story = {
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
    await expect(canvas.getByText('Possible in 1 second.')).toBeVisible()
  },
}

/** Run out: there is nothing to verify, but another code can be asked for. */
export const Expired: Story = {
  args: { expired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verify' })).toHaveAccessibleDescription(
      'This code has run out. Please ask for another one.',
    )
  },
}

export const ExpiredHoldsBack: Story = {
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

export const VerifyingHoldsBack: Story = {
  ...Verifying,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(codeOf(canvas), '40718{Enter}')
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}

/** Asked for again, then sent: what was typed of the one before is gone. */
export const SentAgain: Story = {
  tags: ['reaches'],
  render: function Render(args) {
    const [busy, setBusy] = useState<'resending' | null>(null)
    const [sent, setSent] = useState<'once' | 'again'>('once')
    return (
      <>
        <CodeForm
          {...args}
          busy={busy}
          sent={sent}
          onResend={() => {
            args.onResend()
            setBusy('resending')
            setSent('again')
          }}
        />
        <button type="button" onClick={() => setBusy(null)}>
          The answer comes
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(codeOf(canvas), '111')
    await userEvent.click(canvas.getByRole('button', { name: 'Sent OTP Again' }))
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true')
    await expect(codeOf(canvas)).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'The answer comes' }))
    await expect(canvas.getByText(/another code is on its way/)).toBeVisible()
  },
}

/** Wrong, used and run-out codes are refused in the same words. */
export const Refused: Story = {
  args: { error: 'This code does not work. Please check it, or ask for another one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This code does not work\./)
  },
}

export const LongAndHostileNarrow: Story = {
  args: { error: `${hostileText} ${'x'.repeat(200)}`, resendIn: 3600, expired: true },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { args: { resendIn: 42 }, globals: { direction: 'rtl' } }
export const Themes: Story = { args: { ...Refused.args, resendIn: 42 }, decorators: [themes] }
