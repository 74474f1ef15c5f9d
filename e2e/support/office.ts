import type { Page } from '@playwright/test'

/** The demo's operator, who needs no authenticator code. */
export const maja = { name: 'Maja Holm', email: 'office@skafferi.example', password: 'skafferi-demo-office' }

/** Signs in to the office on one of its pages. */
export async function enterOffice(page: Page, path = '/office'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Email').fill(maja.email)
  await page.getByLabel('Password', { exact: true }).fill(maja.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Opens a section of the office through its navigation. */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: place, exact: true }).click()
}
