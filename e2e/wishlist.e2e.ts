import { signIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

test('what a heart saves on the start page stands on the wishlist until it is taken off', async ({ page }) => {
  await signIn(page)
  await expect(page).toHaveURL(/\/$/)
  const shelf = page.getByRole('region', { name: 'Best Selling Products' })
  const card = shelf.getByRole('article').filter({ has: page.getByRole('button', { name: 'Wishlist', pressed: false }) })
  const product = await card.first().getByRole('heading').innerText()
  await expectNoAxeViolations(page)

  const chosen = shelf.getByRole('article', { name: product })
  await chosen.getByRole('button', { name: 'Wishlist' }).click()
  await expect(chosen.getByText('Successfully added to wishlist')).toBeVisible()
  await expect(chosen.getByRole('button', { name: 'Wishlist', pressed: true })).toBeVisible()

  await page.getByRole('link', { name: 'Wishlist', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Wishlist' })).toBeVisible()
  const count = page.getByText(/^\d+ items? in your wishlist$/)
  const before = Number.parseInt(await count.innerText(), 10)
  const saved = page.getByRole('article', { name: product })
  await expect(saved).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: `Wishlist, ${product}` }).click()
  await expect(page.getByText('Successfully removed from wishlist')).toBeVisible()
  await expect(saved).toBeHidden()
  await page.reload()
  await expect(count).toHaveText(new RegExp(`^${before - 1} items? in your wishlist$`))
  await expect(saved).toBeHidden()
})
