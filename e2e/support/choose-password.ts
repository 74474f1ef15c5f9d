import { request } from '@playwright/test'
import { newestMail } from './mail'
import type { Store } from './store'

/** Chooses the first password of an approved customer with the code from an e-mail, through the API. */
export async function choosePassword(
  store: Store,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const calls = await request.newContext({
    baseURL: store.url,
    extraHTTPHeaders: { 'x-publishable-api-key': 'pk_demo' },
    failOnStatusCode: true,
  })
  await calls.post('/auth/customer/emailpass/reset-password', { data: { identifier: email } })
  const { subject } = await newestMail(store, 'password_code', email)
  const verified = await calls.post('/auth/customer/otp/verify', { data: { email, code: /\d{5}/.exec(subject)![0] } })
  const { token } = (await verified.json()) as { token: string }
  await calls.post('/auth/customer/emailpass/update', {
    data: { password },
    headers: { authorization: `Bearer ${token}` },
  })
  await calls.dispose()
}
