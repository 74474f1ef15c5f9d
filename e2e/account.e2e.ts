import type { Browser, Page } from '@playwright/test'
import { newestMail } from './support/mail'
import { anna, signIn } from './support/sign-in'
import { expect, test } from './support/test'

const newPassword = 'liquorice before breakfast'
const name = (page: Page) => page.getByRole('heading', { level: 1, name: 'Anna Lindqvist' })
const sessions = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Where you are signed in' }) }).getByRole('listitem')

/** Opens the profile, signed in with a separate browser. */
async function openProfile(browser: Browser, baseURL: string, userAgent?: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, userAgent })).newPage()
  await signIn(page)
  await page.goto('/profile')
  await expect(name(page)).toBeVisible()
  return page
}

test('changing the password ends all other sessions and notifies the customer', async ({ browser, store }) => {
  const [firstPage, secondPage] = [await openProfile(browser, store.url), await openProfile(browser, store.url)]
  await firstPage.getByRole('button', { name: 'Change password' }).click()
  await firstPage.getByLabel('Current password').fill('not my password')
  await firstPage.getByLabel('New password').fill(newPassword)
  await firstPage.getByRole('button', { name: 'Save password' }).click()
  await expect(firstPage.getByText('This is not your current password.')).toBeVisible()
  await expect(firstPage.getByLabel('Current password')).toBeFocused()

  await firstPage.getByLabel('Current password').fill(anna.password)
  await firstPage.getByRole('button', { name: 'Save password' }).click()
  await expect(firstPage.getByText(/^Your password is changed\./)).toBeVisible()
  await expect(sessions(firstPage)).toHaveCount(1)
  await firstPage.reload()
  await expect(name(firstPage)).toBeVisible()

  await secondPage.reload()
  await expect(secondPage.getByText('You were signed out. Sign in to go on.')).toBeVisible()
  await expect(name(secondPage)).toBeHidden()
  expect((await newestMail(store, 'password_changed', anna.email)).text).toContain('/forgot-password')
  await signIn(secondPage, { ...anna, password: newPassword })
})

test('a session is listed and can be ended from another browser', async ({ browser, store }) => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
  const [otherPage, ownPage] = [await openProfile(browser, store.url, phone), await openProfile(browser, store.url)]
  await expect(sessions(ownPage)).toHaveCount(2)
  await expect(sessions(ownPage).first()).toContainText('This browser')
  await ownPage.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
  await expect(ownPage.getByText('The device is signed out.')).toBeVisible()
  await expect(ownPage.getByText('You are not signed in anywhere else.')).toBeVisible()
  await otherPage.reload()
  await expect(name(otherPage)).toBeHidden()
  await ownPage.reload()
  await expect(name(ownPage)).toBeVisible()
})

test('a double press on Sign in creates one session', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(anna.email)
  await page.getByLabel('Password', { exact: true }).fill(anna.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick()
  await page.waitForURL((url) => url.pathname !== '/sign-in')
  await page.goto('/profile')
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible()
  await expect(sessions(page)).toHaveCount(1)
})

test('a changed name is shown on every page and in the greeting', async ({ page }) => {
  await signIn(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change name and phone' }).click()
  await page.getByLabel('Last name').fill('Berg')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Berg' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Berg' })).toBeVisible()
})
