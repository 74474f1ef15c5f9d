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
