import type { Page } from '@playwright/test'
import { beSignedIn } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ isReadOnly: true })

/** Opens the newest order, by its link in the profile. */
async function openOrder(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('table', { name: 'Order History' }).getByRole('row').nth(1).getByRole('link').first().click()
  await page.waitForURL('**/profile/order/*')
}

test('Back closes a dialog and stays on the page; a dialog closed otherwise leaves no history entry', async ({
  page,
}) => {
  await beSignedIn(page)
  await openOrder(page)
  const complain = page.getByRole('button', { name: 'File Complaint' })
  const dialog = page.getByRole('dialog', { name: 'File Complaint' })
  await complain.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/profile\/order\//)
  await expect(complain).toBeFocused()

  await page.goForward()
  await expect(complain).toBeVisible()
  await expect(dialog).toBeHidden()

  await complain.click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/profile$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('Back closes the menu, and returns from a page opened by it', async ({ page }) => {
    await beSignedIn(page)
    await page.goto('/profile')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/profile$/)

    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL(/\/faq$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(menu).toBeHidden()
  })
})

test('in the application, Back returns to the previous step and keeps the values', async ({ page }) => {
  await page.goto('/landing')
  await page.getByRole('link', { name: 'Sign Up' }).first().click()
  const answers = {
    'Company name': 'Hav & Himmel AB',
    'Employer ID': '556120-1234',
    'DUNS number': '350000006',
    Country: 'Sweden',
    'Company website': 'https://havhimmel.example',
    'Number of employees': '8',
    'Annual revenue in euro': '640000',
  }
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Type of business').selectOption('Retail')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Full name').fill('Maja Norén')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Company Information' })).toBeVisible()
  await expect(page.getByLabel('Company name', { exact: true })).toHaveValue('Hav & Himmel AB')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Maja Norén')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Company Information' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/landing$/)
})
