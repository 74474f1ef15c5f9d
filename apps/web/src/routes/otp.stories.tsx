import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers, demoPasswordToken } from '@skafferi/fixtures/msw'
import {
  codesClosed,
  codesEnded,
  codeTriesUsed,
  expiredCode,
  failingCodeCheck,
  failingCodeRequest,
  failingPassword,
  invalidCode,
  offline,
  passwordTokenEnded,
  stillLoading,
  tooManyCodeTries,
  usedCode,
  weakPassword,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { choosePassword, email, enterCode, storedCode, storedToken, password } from '../stories/story-access'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

/** The form for the code from the e-mail, then for a new password. */
const meta = {
  title: 'Pages/Visitors/Otp',
  component: StoryPage,
  args: { address: '/otp', who: null, storedTexts: storedCode(18) },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const resendLabel = 'Sent OTP Again'

/** A code that was just sent. A correct code opens the password form at the same URL. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Enter your code')
    await expect(document.title).toBe('Enter your code · Skafferi')
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.getByText(/^If there is an account for /)).toHaveTextContent(email)
    await expect(canvas.getByRole('button', { name: resendLabel })).toHaveAccessibleDescription(
      'You can ask again in 42 seconds.',
    )
  },
}

export const AsksForAPassword: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await enterCode(canvasElement)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Choose a password' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(document.title).toBe('Choose a password · Skafferi')
    await expectAddress(canvasElement, '/otp')
  },
}

/** No code was requested in this tab: the e-mail is requested too, and the code works. */
export const OpenedDirectly: Story = {
  args: { storedTexts: {} },
  play: async ({ canvas, canvasElement }) => {
    await expectHeading(canvas, 'Enter your code')
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expectAddress(canvasElement, '/otp')
  },
}

export const OpenedDirectlyWithCode: Story = {
  ...OpenedDirectly,
  ...behaviour,
  play: async (context) => {
    await OpenedDirectly.play!(context)
    const { canvas, canvasElement } = context
    await userEvent.type(canvas.getByLabelText('Email'), email)
    await enterCode(canvasElement)
    await expectHeading(canvas, 'Choose a password')
    await expect(canvas.getByLabelText('Email')).toHaveValue(email)
  },
}

/** A partly entered e-mail address is restored after a reload. */
export const ReloadedPartlyEntered: Story = {
  args: { storedTexts: { 'access-email': 'anna@ki' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveValue('anna@ki')
    await expect(canvas.getByLabelText('Code')).toHaveFocus()
  },
}

export const Incomplete: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Code')
    await userEvent.type(field, '407{Enter}')
    await expect(field).toHaveAccessibleDescription('Please enter all 5 digits.')
    await expect(field).toHaveFocus()
  },
}

export const Verifying: Story = {
  tags: ['reaches'],
  parameters: network(stillLoading()),
  play: async ({ canvas, canvasElement }) => {
    await enterCode(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Verifying...' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Enters a code and expects the reason of the refusal; afterwards a retry succeeds. */
function expectCodeRefused(text: string): Story['play'] {
  return async ({ canvas, canvasElement, msw }) => {
    await enterCode(canvasElement)
    await expect((await canvas.findByRole('alert')).textContent).toBe(text)
    await expectAddress(canvasElement, '/otp')
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
    await expect(canvas.getByLabelText('Code')).toHaveValue('40718')
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expectHeading(canvas, 'Choose a password')
  }
}

export const WrongCode: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(invalidCode()) },
  play: expectCodeRefused('This code does not work. Please check it, or ask for another one.'),
}

/** Only a correct code reveals that it was used or has expired. */
export const UsedCode: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(usedCode()) },
  play: expectCodeRefused('This code has already been used. Please ask for another one.'),
}

export const ExpiredInAnotherTab: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(expiredCode()) },
  play: expectCodeRefused('This code has expired. Please ask for another one.'),
}

/** Five wrong codes on this device. */
export const AttemptsUsed: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(codeTriesUsed()) },
  play: expectCodeRefused('This code has been tried too often here. Please ask for another one.'),
}

/** Too many wrong codes for this account from unknown devices. */
export const Capped: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(codesClosed()) },
  play: expectCodeRefused(
    'Codes for this e-mail have been tried too often. Please wait 3 hours, or use a device on which you have signed in before.',
  ),
}

/** A hundred wrong codes in a row: only a link from the shop or a known device works. */
export const SwitchedOff: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(codesEnded()) },
  play: expectCodeRefused(
    'Codes for this e-mail are switched off after too many wrong ones. Ask us for a link to choose your password with, or use a device on which you have signed in before.',
  ),
}

/** A link created by an operator replaces a correct code, and is removed from the URL. */
export const LinkFromShop: Story = {
  ...behaviour,
  args: { address: `/otp#${new URLSearchParams({ email, token: demoPasswordToken })}`, storedTexts: {} },
  play: async ({ canvas, canvasElement }) => {
    await expectHeading(canvas, 'Choose a password')
    await expect(canvas.getByLabelText('Email')).toHaveValue(email)
    await expectAddress(canvasElement, '/otp')
    await choosePassword(canvasElement)
    await expectHeading(canvas, 'Your password is saved')
  },
}

/** Too many wrong codes and passwords from this network: the store states the waiting time. */
export const TooManyAttempts: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(tooManyCodeTries()) },
  play: expectCodeRefused('Too many tries. Please wait 15 minutes.'),
}

export const CheckFailed: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(failingCodeCheck()) },
  play: expectCodeRefused('Something went wrong on our side.'),
}

/** No response. */
export const Offline: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(offline()) },
  play: expectCodeRefused('Failed to check the code. Please try again.'),
}

/** A minute after the first code another one can be requested, which then waits its own minute. */
export const RequestedAgain: Story = {
  tags: ['reaches'],
  args: { storedTexts: storedCode(60) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: resendLabel }))
    await expect(await canvas.findByText(/another code is on its way\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: resendLabel })).toHaveAccessibleDescription(
      'You can ask again in 60 seconds.',
    )
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
  },
}

export const RequestingAgain: Story = {
  tags: ['reaches'],
  args: { storedTexts: storedCode(60) },
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: resendLabel }))
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Requests another code and expects the reason of the failure. */
async function expectResendFailure(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: resendLabel }))
  await expect((await canvas.findByRole('alert')).textContent).toBe(text)
  return canvas.getByRole('button', { name: resendLabel })
}

export const NoOtherCode: Story = {
  tags: ['reaches'],
  args: { storedTexts: storedCode(60) },
  parameters: network(failingCodeRequest()),
  play: async ({ canvasElement }) => {
    const button = await expectResendFailure(canvasElement, 'Something went wrong on our side.')
    await expect(button).not.toHaveAttribute('aria-disabled')
  },
}

export const NoOtherCodeOffline: Story = {
  tags: ['reaches'],
  args: { storedTexts: storedCode(60) },
  parameters: network(offline()),
  play: async ({ canvasElement }) => {
    const button = await expectResendFailure(canvasElement, 'Failed to send the code. Please try again.')
    await expect(button).not.toHaveAttribute('aria-disabled')
  },
}

/** Opened again after ten minutes, the page does not show the earlier e-mail. */
export const Expired: Story = {
  args: { storedTexts: storedCode(600) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveValue('')
    await expect(canvas.queryByText(new RegExp(email))).toBeNull()
  },
}

export const ExpiredAsksForAnother: Story = {
  ...Expired,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), email)
    await userEvent.click(canvas.getByRole('button', { name: resendLabel }))
    await expect(await canvas.findByText(/another code is on its way\.$/)).toBeVisible()
  },
}

/** Another e-mail: the previous one is filled in to be corrected. */
export const AnotherEmail: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Use another e-mail' }))
    await expectAddress(canvasElement, '/forgot-password')
    await expect(await canvas.findByLabelText('Email')).toHaveValue(email)
  },
}

/** Another e-mail is entered, then the user continues with the sent code: it is verified with the entered e-mail. */
export const AnotherEmailHasACode: Story = {
  ...behaviour,
  play: async (context) => {
    await AnotherEmail.play!(context)
    const { canvas } = context
    const field = canvas.getByLabelText('Email')
    await userEvent.clear(field)
    await userEvent.type(field, 'bo@shop.example')
    await userEvent.click(canvas.getByRole('link', { name: 'I have a code' }))
    await expectHeading(canvas, 'Enter your code')
    await expect(canvas.getByLabelText('Email')).toHaveValue('bo@shop.example')
    await expect(canvas.queryByText(new RegExp(email))).toBeNull()
  },
}

/** A password is set. The next step is sign-in, and a later visit starts again. */
export const Password: Story = {
  args: { storedTexts: storedToken('forgotten') },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Choose a password')
    await expect(canvas.getByLabelText('Email')).toHaveValue(email)
  },
}

export const PasswordIsSaved: Story = {
  ...Password,
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await choosePassword(canvasElement)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your password is saved' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText('Other devices have been signed out.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }))
    await expectAddress(canvasElement, '/sign-in')
  },
}

/** A new customer has no other sessions. */
export const FirstPassword: Story = {
  tags: ['reaches'],
  args: { storedTexts: storedToken('first') },
  play: async ({ canvas, canvasElement }) => {
    await choosePassword(canvasElement)
    await expect(await canvas.findByText('You can sign in now, see prices and place orders.')).toBeVisible()
  },
}

export const ShortPassword: Story = {
  tags: ['reaches'],
  args: { storedTexts: storedToken('forgotten') },
  play: async ({ canvas, canvasElement }) => {
    await choosePassword(canvasElement, 'short')
    const field = canvas.getByLabelText('New password')
    await expect(field).toHaveAccessibleDescription('Please use at least 10 characters.')
    await expect(field).toHaveFocus()
  },
}

export const SavingPassword: Story = {
  tags: ['reaches'],
  args: { storedTexts: storedToken('forgotten') },
  parameters: network(stillLoading()),
  play: async ({ canvas, canvasElement }) => {
    await choosePassword(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** A common password is refused at its field, and another one can be entered. */
export const WeakPassword: Story = {
  tags: ['reaches'],
  args: { storedTexts: storedToken('forgotten') },
  parameters: network(weakPassword()),
  play: async ({ canvas, canvasElement }) => {
    await choosePassword(canvasElement, 'qwertyuiop')
    const field = canvas.getByLabelText('New password')
    const text = 'This password is easy to guess. Please choose another one.'
    await waitFor(() => expect(field).toHaveAccessibleDescription(text))
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** The code has expired: another one can be requested. */
export const PasswordExpired: Story = {
  tags: ['reaches'],
  args: { storedTexts: storedToken('forgotten') },
  parameters: network(passwordTokenEnded()),
  play: async ({ canvas, canvasElement }) => {
    await choosePassword(canvasElement)
    const text = 'The time to choose a password has run out. Please ask for another code.'
    await expect((await canvas.findByRole('alert')).textContent).toBe(text)
    await expect(canvas.queryByLabelText('New password')).toBeNull()
  },
}

export const PasswordExpiredRequestsCode: Story = {
  ...PasswordExpired,
  ...behaviour,
  parameters: { ...PasswordExpired.parameters, ...behaviour.parameters },
  play: async (context) => {
    await PasswordExpired.play!(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('link', { name: 'Ask for another code' }))
    await expectAddress(canvasElement, '/forgot-password')
    await expect(await canvas.findByLabelText('Email')).toHaveValue(email)
  },
}

/** Sets a password and expects the reason of the failure; the button retries. */
function expectSaveFailure(text: string): Story['play'] {
  return async ({ canvas, canvasElement, msw }) => {
    await choosePassword(canvasElement)
    await expect((await canvas.findByRole('alert')).textContent).toBe(text)
    await expect(canvas.getByLabelText('New password')).toHaveValue(password)
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await expectHeading(canvas, 'Your password is saved')
  }
}

export const PasswordFailed: Story = {
  ...behaviour,
  args: { storedTexts: storedToken('forgotten') },
  parameters: { ...behaviour.parameters, ...network(failingPassword()) },
  play: expectSaveFailure('Something went wrong on our side.'),
}

export const PasswordOffline: Story = {
  ...behaviour,
  args: { storedTexts: storedToken('forgotten') },
  parameters: { ...behaviour.parameters, ...network(offline()) },
  play: expectSaveFailure('Failed to save the password. Please try again.'),
}

/** Signed-in users need no code. */
export const SignedIn: Story = {
  args: { who: 'kiosk' },
  play: async ({ canvas, canvasElement }) => {
    await expectAddress(canvasElement, '/')
    await expect(canvas.queryByRole('heading', { name: 'Enter your code' })).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Enter your code' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const OnAPhoneGoesOn: Story = {
  ...Phone,
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await enterCode(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Choose a password' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const PasswordRightToLeft: Story = { args: { storedTexts: storedToken('first') }, globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const PasswordDark: Story = { args: { storedTexts: storedToken('first') }, globals: { scheme: 'dark' } }
