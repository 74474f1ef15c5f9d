import type { Page } from '@playwright/test'

/** Customers of the demo world. */
export const anna = { email: 'anna@kiosk.example', password: 'skafferi-demo-1' }

/** Signs in on the sign-in page, from wherever the page is. */
export async function signIn(page: Page, { email, password } = anna): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/sign-in')
}

/**
 * Gives the page's browser a customer's session without opening a page: for journeys that begin after signing in, on a page
 * they go to themselves. That people can sign in is seen where it is done by `signIn`.
 */
export async function beSignedIn(page: Page, { email, password } = anna): Promise<void> {
  const headers = { 'x-publishable-api-key': 'pk_demo', 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post('/auth/customer/emailpass', { headers, data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} was not signed in: ${await answer.text()}`)
}
