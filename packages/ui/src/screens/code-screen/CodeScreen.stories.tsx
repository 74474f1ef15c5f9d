import type { Meta, StoryObj } from '@storybook/react-vite'
import { codeEmailLimit, codeEmailPattern, codeLength, toCodeView } from '@skafferi/domain/shop/password-reset'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { problemOf } from '../../internal/stories/story-load'
import { storyShelves } from '../../internal/stories/story-shelves'
import { storyWorld } from '../../internal/stories/story-world'
import { CodeScreen } from './CodeScreen'

const { email } = storyWorld.customers.kiosk.customer

/** A code that was requested this many seconds ago. */
const secondsAgo = (seconds: number) => toCodeView({ askedAt: 0, resendAfter: 60, expiresIn: 600 }, seconds * 1000)

const meta = {
  title: 'Screens/Visitors/CodeScreen',
  component: CodeScreen,
  args: {
    ...secondsAgo(18),
    email,
    emailLimit: codeEmailLimit,
    emailPattern: codeEmailPattern,
    requiresEmail: false,
    length: codeLength,
    busy: null,
    sent: 'once',
    problem: null,
    shelves: storyShelves,
    onTypeEmail: fn(),
    onVerify: fn(async () => true),
    onResend: fn(async () => true),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage({ width: 'full' }), withShopPaths],
} satisfies Meta<typeof CodeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The code was just sent. The text is the same whether or not the account exists. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Enter your code · Skafferi')
    await expect(canvas.getByText(/^If there is an account for /)).toHaveTextContent(email)
    await expect(canvas.getByText('You can ask again in 42 seconds.')).toBeVisible()
    await expect(canvas.getByText('If no e-mail arrives, use the latest code or try again in an hour.')).toBeVisible()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const code = canvas.getByLabelText('Code')
    await expect(code).toHaveFocus()
    await userEvent.keyboard('40718{Enter}')
    await expect(args.onVerify).toHaveBeenCalledWith({ code: '40718' })
  },
}

/** Opened in another tab or on another device: the e-mail is required too. */
export const EmailRequired: Story = {
  args: { ...toCodeView(null, 0), requiresEmail: true, email: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.getByLabelText('Code')).toBeVisible()
    await expect(canvas.getByText(/that you requested on another device\.$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/sign-in')
  },
}

export const Resend: Story = { args: secondsAgo(61) }

export const ResendRequestsCode: Story = {
  ...Resend,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sent OTP Again' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const SentAgain: Story = { args: { ...secondsAgo(2), sent: 'again' } }
export const Verifying: Story = { args: { busy: 'verifying' } }
export const Resending: Story = { args: { busy: 'resending' } }

export const Expired: Story = {
  args: secondsAgo(601),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This code has expired. Please ask for another one.')).toBeVisible()
  },
}

export const WrongCode: Story = {
  args: {
    problem: {
      action: 'verify_code',
      code: 'invalid_code',
      message: 'This code does not work. Please check it, or ask for another one.',
      fields: {},
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This code does not work\./)
    await expect(canvas.getByLabelText('Code')).toBeInvalid()
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(/^This code does not work\./)
  },
}

/** The code, or a later one, was used to set a password. */
export const UsedCode: Story = {
  args: {
    problem: problemOf('verify_code', 'code_used', 'This code has already been used. Please ask for another one.'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This code has already been used. Please ask for another one.',
    )
  },
}

/** Too many wrong codes for this account from unknown devices; a known device is still accepted. */
export const Capped: Story = {
  args: {
    problem: { ...problemOf('verify_code', 'codes_closed', 'Codes are closed.'), params: { hours: 3 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Please wait 3 hours, or use a device on which you have signed in before\.$/,
    )
    await expect(canvas.getByLabelText('Code')).not.toHaveAttribute('aria-invalid', 'true')
  },
}

/** Too many wrong codes: the store says how long to wait. */
export const Limited: Story = {
  args: {
    problem: problemOf('verify_code', 'too_many_attempts', 'Too many tries. Please wait 15 minutes.'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many tries. Please wait 15 minutes.')
  },
}

export const NoResponse: Story = {
  args: { problem: problemOf('verify_code') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to check the code. Please try again.')
  },
}

export const ResendFailed: Story = {
  args: { ...secondsAgo(61), problem: problemOf('request_code') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send the code. Please try again.')
  },
}

export const HostileTextPhone: Story = {
  args: { email: hostileText + 'x'.repeat(200) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { args: WrongCode.args, globals: { direction: 'rtl' } }
export const Dark: Story = { args: WrongCode.args, globals: { scheme: 'dark' } }
export const HighContrast: Story = { args: WrongCode.args, globals: { contrast: 'more' } }
