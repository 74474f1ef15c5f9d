import type { Page } from '@playwright/test'

/** The demo's operator, who needs no code. */
export const maja = { name: 'Maja Holm', email: 'office@skafferi.example', password: 'skafferi-demo-office' }

/** Signs in to the office, at one of its pages. */
export async function enterOffice(page: Page, path = '/office'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Email').fill(maja.email)
  await page.getByLabel('Password', { exact: true }).fill(maja.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Goes to one of the office's places as its rail names them. */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: place, exact: true }).click()
}
