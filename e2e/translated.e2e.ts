import type { Browser, Page } from '@playwright/test'
import { gothenburg } from './support/addresses'
import { Caller } from './support/caller'
import { enterOffice } from './support/office'
import { beSignedIn, signIn } from './support/sign-in'
import type { Store } from './support/store'
import { expect, test } from './support/test'
import { translatePages } from './support/translator'

const fish = 'variant_01saltfish120'

/** React's message if it renders a document again because it was translated before hydration. */
const hydrationError = /React error #418/

/** Records the errors of a page. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => hydrationError.test(message) || problems.push(message))
  return problems
}

/** Returns the text of the page's main element. */
const mainText = (page: Page) => page.locator('#content').innerText()

/** Returns the text of the same address for the same customer without translation. */
async function untranslatedText(page: Page, browser: Browser, store: Store): Promise<string> {
  const plain = await browser.newPage({ baseURL: store.url, storageState: await page.context().storageState() })
  await plain.goto(page.url())
  await plain.waitForLoadState('networkidle')
  const text = await mainText(plain)
  await plain.close()
  return text
}

test('a translated page shows changes: search, cart, checkout, confirmation and order history', async ({
  page,
  browser,
  store,
}) => {
  const problems = watch(page)
  const caller = await Caller.of(store)
  for (let order = 0; order < 12; order += 1) {
    await caller.add(fish, 1)
    await caller.giveAddress(gothenburg)
    await caller.post('/store/cart/complete', {})
  }
  await translatePages(page)
  await signIn(page)
  await page.goto('/products?q=tjärn')
  await expect(page.locator('#content h1')).toContainText('Products Found')
  await page.goto('/products/prod_01saltfish')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item added to cart!').filter({ visible: true })).toBeVisible()
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()

  await test.step('the cart shows its new amounts', async () => {
    const line = page.getByRole('row', { name: /Salt Liquorice Fish/ })
    const saved = page.waitForResponse((response) => response.url().endsWith('/store/cart/items/update'))
    await line.getByRole('button', { name: /^Add/ }).click()
    await saved
    const expected = await untranslatedText(page, browser, store)
    await expect.poll(() => mainText(page)).toBe(expected)
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  })

  await test.step('the checkout places the order, and the confirmation shows it', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/\/thanks\?order=/)
    await expect(page.getByText('Thanks for Ordering')).toBeVisible()
  })

  await test.step('the order history changes its page', async () => {
    await page.goto('/profile')
    const history = page.getByRole('table', { name: 'Order History' })
    const first = await history.innerText()
    await page.getByRole('button', { name: /next/i }).click()
    await expect.poll(() => history.innerText()).not.toBe(first)
    await page.getByRole('button', { name: /prev/i }).click()
    await expect.poll(() => history.innerText()).toBe(first)
  })
  expect(problems).toEqual([])
})

const customersPages = [
  '/',
  '/products',
  '/products/prod_01saltfish',
  '/cart',
  '/checkout',
  '/wishlist',
  '/profile',
  '/faq',
  '/contact',
  '/about-us',
  '/nothing-here',
]
const officesPages = [
  '',
  '/orders',
  '/inbox',
  '/applications',
  '/companies',
  '/products',
  '/products/new',
  '/categories',
  '/promotions',
  '/content/landing',
  '/import',
  '/team',
  '/activity',
  '/notices',
]
const visitorsPages = [
  '/landing',
  '/sign-in',
  '/sign-up',
  '/request-access',
  '/forgot-password',
  '/otp',
  '/products/prod_01saltfish',
  '/terms',
  '/privacy',
  '/cookies',
]

/** Presses the controls of a page that open, page or sort something, and the controls that appear then. */
async function useEverything(page: Page): Promise<void> {
  const controls = page
    .locator('#content')
    .locator('summary, [role=tab], [aria-expanded], button[aria-pressed], [role=radio], select')
  for (const control of (await controls.all()).slice(0, 8)) {
    // An earlier press may remove it, as a heart removes a product from the wishlist.
    const isUsable = (await control.isVisible()) && (await control.isEnabled({ timeout: 2_000 }).catch(() => false))
    if (!isUsable) continue
    if ((await control.evaluate((each) => each.nodeName, null, { timeout: 2_000 }).catch(() => '')) === 'SELECT')
      await control.selectOption({ index: 1 }).catch(() => undefined)
    else await control.click({ timeout: 2_000 }).catch(() => undefined)
    await page.keyboard.press('Escape')
  }
}

/** Opens each page and uses its controls. */
async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.locator('h1').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await useEverything(page)
      await expect(page.getByText(/Something went wrong|Something went wrong on this page/)).toHaveCount(0)
    })
  }
}

for (const [user, addresses] of Object.entries({ customer: customersPages, visitor: visitorsPages })) {
  test(`no page of a ${user} breaks while the browser translates it`, async ({ page, store }) => {
    const problems = watch(page)
    if (user === 'customer') {
      await (await Caller.of(store)).add(fish, 60)
      await beSignedIn(page)
    }
    await translatePages(page)
    await visit(page, addresses)
    expect(problems).toEqual([])
  })
}

test('no page of the office breaks when the browser translates it', async ({ page }) => {
  const problems = watch(page)
  await translatePages(page)
  await enterOffice(page)
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible()
  await visit(
    page,
    officesPages.map((address) => `/office${address}`),
  )
  expect(problems).toEqual([])
})
