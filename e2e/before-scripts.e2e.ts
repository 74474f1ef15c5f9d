import type { Page } from '@playwright/test'
import { Caller } from './support/caller'
import { holdFiles } from './support/hold-files'
import { beLive } from './support/live'
import { anna, beSignedIn } from './support/sign-in'
import { expect, test } from './support/test'

// The store renders these pages even if the machine is busy.
test.use({ operator: { host: '127.0.0.1', env: { DRAWING_LIMIT: '99999' } } })

const fish = 'variant_01saltfish120'
const product = '/products/prod_01dark70'

/** Opens a page and holds its scripts back. @returns a function that releases them and resolves after hydration */
async function openBeforeScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const arrive = await holdFiles(page, '**/assets/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await expect(page.locator('#content h1')).toBeAttached()
  return async () => {
    arrive()
    await beLive(page)
  }
}

/** Records the changing requests from now on. */
function watchChanges(page: Page): string[] {
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return changes
}

/** Presses a pending button by pointer and by keyboard, and expects that it is announced as busy and does nothing. */
async function pressInVain(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveCSS('cursor', 'progress')
  await button.click({ force: true })
  await button.press('Enter')
  await button.press('Space')
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide, before its scripts are there`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('the sign-in form keeps its values, selection and focus, and is sent once', async ({ page }) => {
      const changes = watchChanges(page)
      const goOn = await openBeforeScripts(page, '/sign-in')
      const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })]
      await email.pressSequentially(anna.email)
      await page.getByRole('checkbox', { name: 'Remember me' }).click()
      await pressInVain(page, 'Sign in')
      await password.pressSequentially(anna.password)
      await password.press('Enter')
      await goOn()
      await expect(password).toBeFocused()
      await password.press('End')
      await page.keyboard.type('!')
      await page.keyboard.press('Backspace')
      await expect(email).toHaveValue(anna.email)
      await expect(password).toHaveValue(anna.password)
      await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
      expect(new URL(page.url()).search).toBe('')
      expect(changes).toEqual([])
      const sent = page.waitForRequest('**/auth/customer/emailpass')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      expect((await sent).postDataJSON()).toMatchObject({ ...anna, remember: true })
      await page.waitForURL((url) => url.pathname === '/')
    })

    test('the contact form keeps its values', async ({ page }) => {
      const changes = watchChanges(page)
      const goOn = await openBeforeScripts(page, '/contact-us')
      const fields = page
        .locator('form')
        .filter({ has: page.locator('textarea') })
        .locator('input:not([type=hidden]), textarea')
      const count = await fields.count()
      for (let index = 0; index < count; index += 1) await fields.nth(index).pressSequentially(`text ${index}`)
      await goOn()
      for (let index = 0; index < count; index += 1) await expect(fields.nth(index)).toHaveValue(`text ${index}`)
      await expect(fields.last()).toBeFocused()
      await page.keyboard.type(', and more')
      await expect(fields.last()).toHaveValue(`text ${count - 1}, and more`)
      await expect(fields.first()).toHaveValue('text 0')
      expect(changes).toEqual([])
    })

    test('a product page keeps the typed quantity, and adds it once the button works', async ({ page, store }) => {
      const caller = await Caller.of(store)
      await beSignedIn(page)
      const changes = watchChanges(page)
      const goOn = await openBeforeScripts(page, product)
      const quantity = page.getByRole('spinbutton').filter({ visible: true }).first()
      for (const name of ['Add to Cart', 'Buy Now']) await pressInVain(page, name)
      await quantity.fill('7')
      await goOn()
      await expect(quantity).toBeFocused()
      await expect(quantity).toHaveValue('7')
      expect(changes).toEqual([])
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true }).first().click()
      await expect(page.getByText('Item added to cart!').filter({ visible: true }).first()).toBeVisible()
      const { cart } = await caller.get<{ cart: { items: { quantity: number }[] } }>('/store/cart/info')
      expect(cart.items.map((line) => line.quantity)).toEqual([7])
    })

    test('a gap of the shelf is filled once the page works, and looks the same until then', async ({ page }) => {
      await beSignedIn(page)
      const goOn = await openBeforeScripts(page, '/')
      const fills = page.getByRole('list', { name: 'Your shelf' }).getByRole('button', { name: /^(Fill|Add) / })
      const count = await fills.count()
      await fills.first().click({ force: true })
      await expect(fills.first()).toHaveCSS('opacity', '0.6')
      expect(await fills.last().evaluate((button) => button.getAnimations().length)).toBe(0)
      await expect(fills.last()).toHaveCSS('opacity', '1')
      await goOn()
      await expect(page.getByText('1 line filled')).toBeVisible()
      await expect(fills).toHaveCount(count - 1)
    })

    test('an order is placed and a line is removed only by a press after hydration', async ({ page, store }) => {
      const caller = await Caller.of(store)
      await caller.add(fish, 60)
      await beSignedIn(page)
      const changes = watchChanges(page)
      for (const [address, name] of [
        ['/cart', 'Remove Sältan Salt Liquorice Fish'],
        ['/checkout', 'Place Order'],
      ] as const) {
        const goOn = await openBeforeScripts(page, address)
        const button = page.getByRole('button', { name }).filter({ visible: true }).first()
        // Without an address, ordering is impossible: then the button is disabled rather than pending.
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await button.click({ force: true })
        await goOn()
        await page.waitForTimeout(500)
        await page.unrouteAll({ behavior: 'wait' })
      }
      expect(changes).toEqual([])
      const { cart } = await caller.get<{ cart: { items: { quantity: number }[] } }>('/store/cart/info')
      expect(cart.items.map((line) => line.quantity)).toEqual([60])
    })

    test('the search works', async ({ page }) => {
      await beSignedIn(page)
      await openBeforeScripts(page, '/wishlist')
      const search = page.getByRole('combobox', { name: 'Search products' })
      await search.fill('mint')
      await search.press('Enter')
      await expect(page).toHaveURL(/\/products\?q=mint$/)
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test('links work', async ({ page }) => {
      await openBeforeScripts(page, '/faq')
      await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/\/sign-up/)
    })

    test('a typed search is kept', async ({ page }) => {
      await beSignedIn(page)
      const goOn = await openBeforeScripts(page, '/products')
      const search = page.getByRole('combobox', { name: 'Search products' })
      await search.pressSequentially('min')
      await goOn()
      await expect(search).toBeFocused()
      await page.keyboard.type('t')
      await expect(search).toHaveValue('mint')
      await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
    })

    test('no button looks enabled before it works', async ({ page, store }) => {
      await (await Caller.of(store)).add(fish, 60)
      const withoutScripts =
        'button:not([aria-busy=true], [disabled], [aria-disabled=true], [popovertarget], form[action] *)'
      const visit = async (address: string) => {
        await openBeforeScripts(page, address)
        const names = await page
          .locator(withoutScripts)
          .evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 200)))
        expect(names, address).toEqual([])
      }
      for (const address of ['/landing', '/sign-in', '/faq', '/contact-us']) await visit(address)
      await beSignedIn(page)
      for (const address of ['/', '/products', product, '/cart', '/checkout', '/wishlist', '/profile'])
        await visit(address)
    })
  })
}

test('a menu opens before hydration, and stays open', async ({ page }) => {
  await beSignedIn(page)
  const goOn = await openBeforeScripts(page, '/wishlist')
  const button = page.getByRole('button', { name: 'My account' })
  await button.click()
  const profile = page.getByRole('menuitem', { name: 'Profile' })
  await expect(profile).toBeVisible()
  await goOn()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(profile).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(profile).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a visitor’s product page is complete before any script, sends no requests, and responds with 404 for an unknown product', async ({
  page,
  browser,
  store,
}) => {
  const goOn = await openBeforeScripts(page, product)
  await expect(page).toHaveTitle(/^Ljung Dark Chocolate 70 % · /)
  await expect(page.getByRole('heading', { level: 1, name: 'Ljung Dark Chocolate 70 %' })).toBeVisible()
  const calls: string[] = []
  page.on(
    'request',
    (request) => void (/^\/(store|auth)\//.test(new URL(request.url()).pathname) && calls.push(request.url())),
  )
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(String(fault)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await goOn()
  // Requests would have been sent by then.
  await page.waitForTimeout(1000)
  expect({ calls, faults }).toEqual({ calls: [], faults: [] })

  const unknown = await page.request.get('/products/prod_none')
  expect(unknown.status()).toBe(404)
  const other = await browser.newPage({ baseURL: store.url })
  await other.goto('/products/prod_none')
  await expect(other.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible()
  await other.close()
})

test('every page explains to a browser without scripts what works', async ({ page, context, browser, store }) => {
  await beSignedIn(page)
  const visitor = await browser.newContext({ baseURL: store.url, javaScriptEnabled: false })
  const customer = await browser.newContext({
    baseURL: store.url,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const expectNotice = async (tab: Page, address: string, text: RegExp) => {
    await tab.goto(address)
    await expect(tab.getByText(text), address).toBeVisible()
  }
  const [visitors, customers] = [await visitor.newPage(), await customer.newPage()]
  for (const address of ['/landing', '/sign-in', '/faq', product])
    await expectNotice(visitors, address, /^Scripts are blocked.* You can read this page/)
  for (const address of ['/sign-up', '/otp', '/no/such/page'])
    await expectNotice(visitors, address, /^Scripts are blocked.* this page needs them/)
  for (const address of ['/', '/products', product, '/cart', '/checkout'])
    await expectNotice(customers, address, /^Scripts are blocked.* You can read this page/)
  await expectNotice(customers, '/faq', /^Scripts are blocked.* this page needs them/)
  await visitor.close()
  await customer.close()
})
