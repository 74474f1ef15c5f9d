import type { Page } from '@playwright/test'
import { pages, type Page as ShopPage } from '../apps/web/src/pages'
import { builtScript } from './support/built-script'
import { holdFiles } from './support/hold-files'
import { beLive } from './support/live'
import { enterOffice, goTo } from './support/office'
import { anna, beSignedIn, signIn } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ isReadOnly: true })

/** Returns the id of a product; for orders a non-existing id, whose page has a heading too. */
const id = 'prod_01saltfish'

/** Navigates within the document, like a link. */
async function move(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
}

/** Expects that the page's only h1 has the focus. */
async function expectFocusOnHeading(page: Page): Promise<void> {
  const heading = page.locator('#content h1')
  await expect(heading).toHaveCount(1)
  await expect(heading).toBeFocused()
}

/** Pages that focus their first field instead. */
const ownFocus = new Set<string>([pages.code.path])

const all = Object.values<ShopPage>(pages)
const addressOf = ({ path }: ShopPage) => path.replace('*', '/no/such/page').replace(':id', id)
const reached = (access: ShopPage['access']) =>
  all.filter((page) => (page.access === access || page.access === 'open') && !ownFocus.has(page.path))

for (const [user, access] of [
  ['a visitor', 'guest'],
  ['a customer', 'customer'],
] as const) {
  test(`wherever ${user} goes, and back, the focus is on the page’s heading`, async ({ page }) => {
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

/**
 * Opens two pages and reloads the second, then goes Back while scripts are held back.
 * @param files the held files
 * @param isReady true when the app has loaded as far as it can without them
 */
async function goBackBeforeScripts(
  page: Page,
  [from, to]: readonly [string, string],
  files: RegExp,
  isReady: () => boolean,
): Promise<void> {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(String(fault)))
  await page.goto(from)
  await beLive(page)
  const heading = await page.locator('#content h1').textContent()
  await move(page, to)
  await expectFocusOnHeading(page)
  const arrive = await holdFiles(page, files)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('#content h1')).toBeAttached()
  await page.waitForFunction(isReady)
  await page.evaluate(() => history.back())
  await page.waitForFunction((path) => location.pathname === path, from)
  arrive()
  await beLive(page)
  await expect(page.locator('#content h1')).toHaveText(heading!)
  await expectFocusOnHeading(page)
  expect(faults).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
}

test('Back before the scripts are loaded focuses the heading of a visitor’s page', async ({ page }) => {
  const way = ['/about', '/faq'] as const
  await goBackBeforeScripts(page, way, /\/assets\/.*\.js$/, () => true)
  // The app has started: its router listens.
  const listens = () =>
    Object.keys(document.querySelector('#app header')!).some((key) => key.startsWith('__reactProps'))
  await goBackBeforeScripts(page, way, builtScript('routes/faq.tsx'), listens)
})

test.describe('on a server-rendered page', () => {
  // The store renders it even if the machine is busy.
  test.use({ isReadOnly: false, operator: { host: '127.0.0.1', env: { DRAWING_LIMIT: '99999' } } })

  test('Back before the scripts are loaded focuses the heading of a customer’s page', async ({ page }) => {
    await beSignedIn(page)
    const way = ['/wishlist', '/profile'] as const
    await goBackBeforeScripts(page, way, /\/assets\/.*\.js$/, () => true)
    // The app has read its document and waits for the script.
    await goBackBeforeScripts(
      page,
      way,
      builtScript('routes/profile.tsx'),
      () => document.getElementById('page-data') === null,
    )
  })
})

test.describe('in the office', () => {
  test.use({ isReadOnly: false, operator: { host: '127.0.0.1', env: { OFFICE: '1' } } })

  test('the heading has the focus after signing in and out, and after Back before the session is known', async ({
    page,
  }) => {
    await enterOffice(page, '/office/companies')
    await expectFocusOnHeading(page)
    await goTo(page, 'Products')
    await expect(page).toHaveURL(/\/products$/)
    await expectFocusOnHeading(page)
    const arrive = await holdFiles(page, /\/admin\/session$/)
    const sessionRequest = page.waitForRequest(/\/admin\/session$/)
    await page.reload({ waitUntil: 'commit' })
    await sessionRequest
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/\/companies$/)
    arrive()
    await expect(page.locator('#content h1')).toHaveText('Companies')
    await expectFocusOnHeading(page)
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.locator('#content h1')).toHaveText('Sign in to the office')
    await expectFocusOnHeading(page)
  })
})

test('the first page of a document does not move the focus, also after a redirect', async ({ page }) => {
  for (const [requested, displayed] of [
    ['/about', '/about'],
    ['/', '/landing'],
    ['/cart', '/landing'],
  ] as const) {
    await page.goto(requested)
    await expect(page).toHaveURL((url) => url.pathname === displayed)
    await beLive(page)
    await expect(page.locator('#content h1')).toBeVisible()
    expect(await page.evaluate(() => document.activeElement === document.body), requested).toBe(true)
  }
})

test('after sign-in, the heading of the requested page has the focus', async ({ page }) => {
  await signIn(page)
  await expectFocusOnHeading(page)
})

test('a search moves the focus to the list’s heading; the next page does not', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/cart')
  const search = page.getByRole('combobox', { name: 'Search products' })
  await search.fill('a')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/products\?q=a$/)
  await expectFocusOnHeading(page)
  await search.fill('mint')
  await search.press('Enter')
  await expect(page).toHaveURL(/q=mint/)
  await expect(search).toBeFocused()
})

test('Back restores the scroll position of the list', async ({ page }) => {
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

test('an ended session redirects to sign-in, which shows why and returns to the page', async ({ page, context }) => {
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
