import { userEvent, within } from 'storybook/test'
import { serializePasswordReset, type PasswordResetReason } from '@skafferi/domain/password-reset'
import { demoPasswordToken } from '@skafferi/fixtures/msw'
import { storyBase } from '@skafferi/fixtures/world'
import { storyWorld, type StoredTexts } from './story-shop'

/** Who chooses a password. */
export const { email } = storyWorld.customers.kiosk.customer

/** A code as it stands in an e-mail. */
const code = '40718'

/** A password that the store takes. */
export const password = 'a long sentence nobody guesses'

/** What the tab has kept of a code that was asked for so many seconds ago. */
export function storedCode(secondsAgo: number): StoredTexts {
  const request = { askedAt: storyBase.getTime() - secondsAgo * 1000, resendAfter: 60, expiresIn: 600 }
  return { access: serializePasswordReset({ email, reason: 'forgotten', stage: 'code', request, limit: null }) }
}

/** What the tab has kept of a right code: a password may be chosen. */
export function storedToken(reason: PasswordResetReason): StoredTexts {
  return { access: serializePasswordReset({ email, reason, stage: 'password', token: demoPasswordToken }) }
}

/** Asks for a code. */
export async function askForCode(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('Email'), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
}

/** Enters a code. */
export async function enterCode(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('Code'), code)
  await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
}

/** Chooses a password. */
export async function choosePassword(canvasElement: HTMLElement, text = password): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('New password'), text)
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
}
