import { signIn } from './support/sign-in'
import { expect, test } from './support/test'

test('signing out in one tab ends the session in every other', async ({ page, context }) => {
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna')
  const second = await context.newPage()
  // A new tab asks the others for the session and waits a moment only: a busy one may answer too late, and is asked again.
  await expect(async () => {
    await second.goto('/profile')
    await expect(second.getByRole('heading', { level: 1 })).toContainText('Anna Lindqvist', { timeout: 5000 })
  }).toPass()

  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/landing/)

  await expect(second).toHaveURL(/\/landing/)
  await expect(second.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(second.getByText('Anna Lindqvist')).toBeHidden()
})
