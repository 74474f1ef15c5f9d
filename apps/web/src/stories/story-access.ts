import { userEvent, within } from 'storybook/test'
import { serializePasswordReset, type PasswordResetReason } from '@skafferi/domain/shop/password-reset'
import { demoPasswordToken } from '@skafferi/fixtures/msw'
import { storyBase } from '@skafferi/fixtures/world'
import { storyWorld, type StoredTexts } from './story-shop'

/** The e-mail address of the customer who sets a password. */
export const { email } = storyWorld.customers.kiosk.customer

/** A code from an e-mail. */
const code = '40718'

/** A password that the store accepts. */
export const password = 'a long sentence nobody guesses'

/** The tab's stored data of a code requested some seconds ago. */
export function storedCode(secondsAgo: number): StoredTexts {
  const request = { askedAt: storyBase.getTime() - secondsAgo * 1000, resendAfter: 60, expiresIn: 600 }
  return { access: serializePasswordReset({ email, reason: 'forgotten', stage: 'code', request, limit: null }) }
}

/** The tab's stored data after a correct code, before the password is set. */
export function storedToken(reason: PasswordResetReason): StoredTexts {
  return { access: serializePasswordReset({ email, reason, stage: 'password', token: demoPasswordToken }) }
}

/** Requests a code. */
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

/** Sets a password. */
export async function choosePassword(canvasElement: HTMLElement, text = password): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('New password'), text)
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
}
