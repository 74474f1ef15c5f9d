import { signIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

test('a product saved by its heart button on the home page is on the wishlist until it is removed', async ({
  page,
}) => {
  await signIn(page)
  await expect(page).toHaveURL(/\/$/)
  const shelf = page.getByRole('region', { name: 'Best Selling Products' })
  const card = shelf
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Wishlist', pressed: false }) })
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

test('a product is saved with a note, which is edited, and the full wishlist is added to the cart with a report', async ({
  page,
}) => {
  await signIn(page)
  const shelf = page.getByRole('region', { name: 'Best Selling Products' })
  const free = shelf.getByRole('article').filter({
    has: page.getByRole('button', { name: 'Wishlist', pressed: false }),
    hasNot: page.getByRole('button', { name: 'Select Variant' }),
  })
  const product = await free.first().getByRole('heading').innerText()
  const card = shelf.getByRole('article', { name: product })
  await card.hover()
  await card.getByRole('button', { name: 'Save with a note' }).click()
  const save = page.getByRole('dialog', { name: 'Save to wishlist' })
  await save.getByRole('textbox', { name: 'Note' }).fill('For Easter')
  await expectNoAxeViolations(page)
  await save.getByRole('button', { name: 'Save' }).click()
  await expect(save).toBeHidden()
  await expect(card.getByRole('button', { name: 'Wishlist', pressed: true })).toBeVisible()

  await page.getByRole('link', { name: 'Wishlist', exact: true }).first().click()
  await expect(page.getByText('For Easter')).toBeVisible()
  await page.getByRole('button', { name: `Edit the note of ${product}` }).click()
  const edit = page.getByRole('dialog', { name: 'Note' })
  await edit.getByRole('textbox', { name: 'Note' }).fill('Two boxes')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await page.reload()
  await expect(page.getByText('Two boxes')).toBeVisible()

  await page.getByRole('button', { name: 'Add all to cart' }).click()
  const report = page.getByRole('group', { name: 'What was added to the cart' })
  await expect(report.getByRole('listitem').filter({ hasText: `${product}: added, 1 piece` })).toBeVisible()
  await expectNoAxeViolations(page)
  await report.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('link', { name: product }).first()).toBeVisible()
})
