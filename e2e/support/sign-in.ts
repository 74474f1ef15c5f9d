import type { Page } from '@playwright/test'

/** Customer of the demo world. */
export const anna = { email: 'anna@kiosk.example', password: 'skafferi-demo-1' }

/** Signs in on the sign-in page. */
export async function signIn(page: Page, { email, password } = anna): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/sign-in')
}

/**
 * Signs in through the API without opening a page, for journeys that start signed in. The sign-in page itself is tested
 * with `signIn`.
 */
export async function beSignedIn(page: Page, { email, password } = anna): Promise<void> {
  const headers = { 'x-publishable-api-key': 'pk_demo', 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post('/auth/customer/emailpass', { headers, data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} was not signed in: ${await answer.text()}`)
}
