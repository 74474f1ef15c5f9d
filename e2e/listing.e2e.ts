import type { Page } from '@playwright/test'
import { anna, beSignedIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ isReadOnly: true })

test('a visitor sees a product without its price, signs in and returns to it', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/products?q=salt+liquorice+fish')
  await page.getByRole('link', { name: 'Sältan Salt Liquorice Fish' }).first().click()
  await expect(page).toHaveURL(/\/products\/prod_/)
  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()

  await page.goto(address)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Sältan Salt Liquorice Fish' })).toBeVisible()
  await expect(main.getByText('€1.85')).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
  await expectNoAxeViolations(page)

  await main.getByRole('link', { name: 'Sign in to see prices' }).first().click()
  await page.getByLabel('Email').fill(anna.email)
  await page.getByLabel('Password', { exact: true }).fill(anna.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(main.getByText('€1.85').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
})

test('a copied link shows the same listing in another browser, and Back steps through the filters', async ({
  page,
  browser,
  store,
}) => {
  await beSignedIn(page)
  await page.goto('/products')
  const found = page.getByRole('heading', { level: 1 })
  await expect(found).toHaveText(/^\d+ Products Found$/)
  const all = await found.innerText()
  await page.getByRole('radio', { name: /^Nicotine Pouches/ }).click()
  await expect(found).not.toHaveText(all)
  await expect(found).toHaveText(/^\d+ Products Found$/)
  const pouches = await found.innerText()
  const shelfOf = (where: Page) => where.getByRole('article').getByRole('heading').allInnerTexts()
  const unsorted = await shelfOf(page)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price Low to High' })
  await expect(page).toHaveURL(/sort=/)
  // The address changes first.
  await expect.poll(() => shelfOf(page)).not.toEqual(unsorted)
  const shelf = await shelfOf(page)
  await expectNoAxeViolations(page)

  const other = await browser.newContext({ baseURL: store.url })
  const stranger = await other.newPage()
  await beSignedIn(stranger)
  await stranger.goto(page.url())
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(pouches)
  expect(await shelfOf(stranger)).toEqual(shelf)
  await other.close()

  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(found).toHaveText(pouches)
  await page.goBack()
  await expect(found).toHaveText(all)
  await page.goForward()
  await expect(found).toHaveText(pouches)
})

test('pouches are filtered by strength, flavour and pack, and a copied link shows the same result', async ({
  page,
}) => {
  await beSignedIn(page)
  await page.goto('/products?category=Nicotine+Pouches')
  const found = page.getByRole('heading', { level: 1 })
  await expect(found).toHaveText(/^\d+ Products Found$/)
  const all = await found.innerText()
  const choices = [
    ['Strength', /^4\smg/],
    ['Flavour', /^Mint/],
    ['Pack', /^Roll/],
  ] as const
  for (const [name, choice] of choices) {
    const box = page.getByRole('group', { name }).getByRole('checkbox', { name: choice })
    await box.click()
    await expect(box).toBeChecked()
  }
  await expect(found).not.toHaveText(all)
  await expect(page).toHaveURL(/strength=4&flavour=mint&pack=roll/)
  await expectNoAxeViolations(page)
  const narrowed = await found.innerText()
  await page.reload()
  await expect(found).toHaveText(narrowed)
  for (const name of [/Remove 4\smg/, 'Remove Mint', 'Remove Roll'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await page.goto('/products?category=Phones')
  await expect(found).toBeVisible()
  await expect(page.getByRole('group', { name: 'Strength' })).toHaveCount(0)
})
