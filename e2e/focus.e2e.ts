import type { Page } from '@playwright/test'
import { pages, type Page as ShopPage } from '../apps/web/src/pages'
import { anna, beSignedIn, signIn } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ looksOnly: true })

/** A product; for an order it is one that does not exist, whose page has a heading too. */
const id = 'prod_01saltfish'

/** Moves within the document, as a link does. */
async function move(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
}

/** Expects that the page's one first heading has the focus, once it is there. */
async function expectFocusOnHeading(page: Page): Promise<void> {
  const heading = page.locator('#content h1')
  await expect(heading).toHaveCount(1)
  await expect(heading).toBeFocused()
}

/** Pages that put the focus elsewhere: where something is typed at once. */
const ownFocus = new Set<string>([pages.code.path])

const all = Object.values<ShopPage>(pages)
const addressOf = ({ path }: ShopPage) => path.replace('*', '/no/such/page').replace(':id', id)
const reached = (access: ShopPage['access']) =>
  all.filter((page) => (page.access === access || page.access === 'open') && !ownFocus.has(page.path))

for (const [who, access] of [['a visitor', 'guest'], ['a customer', 'customer']] as const) {
  test(`wherever ${who} goes, and back, the focus is on the page’s heading`, async ({ page }) => {
    if (access === 'customer') await beSignedIn(page)
    const start = access === 'customer' ? '/wishlist' : '/about'
    for (const target of reached(access)) {
      if (target.path === start) continue
      await test.step(target.path, async () => {
        await page.goto(start)
        await expect(page.locator('#content h1')).toBeVisible()
        const address = addressOf(target)
        await move(page, address)
        await expect(page).toHaveURL((url) => url.pathname === address)
        await expectFocusOnHeading(page)
        await page.goBack()
        await expect(page).toHaveURL((url) => url.pathname === start)
        await expectFocusOnHeading(page)
      })
    }
  })
}

test('after signing in the focus is on the heading of the page that was asked for', async ({ page }) => {
  await signIn(page)
  await expectFocusOnHeading(page)
})

test('a search moves the focus to the list’s heading; its next page leaves it where it is', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/cart')
  const search = page.getByRole('searchbox', { name: 'Search products' })
  await search.fill('a')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/products\?q=a$/)
  await expectFocusOnHeading(page)
  await search.fill('mint')
  await search.press('Enter')
  await expect(page).toHaveURL(/q=mint/)
  await expect(search).toBeFocused()
})

test('Back comes to where the list was left', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/products')
  const card = page.locator('#content article').nth(12)
  await card.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(200)
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/prod_/)
  await expectFocusOnHeading(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/products$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('a session that has ended leads to sign-in, which says so and leads back', async ({ page, context }) => {
  await beSignedIn(page)
  await page.goto('/profile?page=2')
  await expect(page.locator('#content h1')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'My account' }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/landing$/)
  await expect(page.getByText('You were signed out. Sign in to go on.')).toBeVisible()
  await expectFocusOnHeading(page)
  await page.getByLabel('Email').fill(anna.email)
  await page.getByLabel('Password', { exact: true }).fill(anna.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/profile\?page=2$/)
})
