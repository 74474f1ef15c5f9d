import type { Browser, BrowserContext, Page } from '@playwright/test'
import { Caller, bjorn } from './support/caller'
import { holdFiles } from './support/hold-files'
import { beLive, hydrating } from './support/live'
import { shiftsOf, watchShifts } from './support/shifts'
import { anna, beSignedIn, signIn } from './support/sign-in'
import { openSlowConnection } from './support/slow-connection'
import { expect, test } from './support/test'

// The store renders these pages even if the machine is busy.
test.use({ operator: { host: '127.0.0.1', env: { DRAWING_LIMIT: '99999' } } })

const fish = 'variant_01saltfish120'
const product = '/products/prod_01dark70'

/** Records a page's requests to the store and the browser's errors from now on. */
function watch(page: Page) {
  const recorded = { calls: [] as string[], faults: [] as string[] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(store|auth)\//.test(pathname)) recorded.calls.push(`${request.method()} ${pathname}`)
  })
  page.on('console', (message) => message.type() === 'error' && recorded.faults.push(message.text()))
  page.on('pageerror', (error) => recorded.faults.push(String(error)))
  return recorded
}

/** Another browser with the session of this one. */
async function sameSession(
  browser: Browser,
  context: BrowserContext,
  baseURL: string,
  more: object,
): Promise<BrowserContext> {
  return browser.newContext({ baseURL, storageState: await context.storageState(), ...more })
}

test('a customer’s page is complete before any script, and sends no requests after hydration', async ({
  page,
  context,
  browser,
  store,
}) => {
  const caller = await Caller.of(store)
  await caller.add(fish, 60)
  const { orders } = await caller.get<{ orders: { id: string }[] }>('/store/orders')
  await beSignedIn(page)
  const addresses = [
    '/',
    '/products',
    product,
    '/cart',
    '/checkout',
    '/wishlist',
    '/profile',
    `/profile/order/${orders[0]?.id}`,
  ]

  for (const [scheme, width] of [
    ['light', 390],
    ['dark', 1280],
  ] as const) {
    await test.step(`${scheme}, ${width} px wide`, async () => {
      const reader = await sameSession(browser, context, store.url, {
        viewport: { width, height: 900 },
        ...(width === 390 && { userAgent: 'Mozilla/5.0 (Linux; Android 16) Mobile' }),
      })
      await reader.addCookies([{ name: 'skafferi_theme', value: scheme, url: store.url }])
      for (const address of addresses) {
        const tab = await reader.newPage()
        const recorded = watch(tab)
        const document = await tab.goto(address)
        expect(await document!.text()).toContain('id="page-data"')
        await expect(tab.locator('html')).toHaveAttribute('data-scheme', scheme)
        await expect(tab.getByRole('heading', { level: 1 })).toBeAttached()
        // A page would have asked by then.
        await tab.waitForTimeout(500)
        expect({ address, ...recorded }).toEqual({ address, calls: [], faults: [] })
        await tab.close()
      }
      await reader.close()
    })
  }
})

test('a visitor’s landing page has its blocks from the start, sends no requests and does not shift', async ({
  page,
  browser,
  store,
}) => {
  const caller = await Caller.of(store)
  const { page_content } = await caller.get<{ page_content: { blocks: { content: { text: string } }[] } }>(
    '/store/content/get?page=landing',
  )
  const { text } = page_content.blocks[0]!.content
  // The document arrives in pieces, so the browser draws it before it is complete.
  const slow = await openSlowConnection(store.url)
  for (const width of [390, 1280]) {
    await test.step(`${width} px wide`, async () => {
      const tab = await browser.newPage({ baseURL: slow.url, viewport: { width, height: 900 } })
      const recorded = watch(tab)
      await watchShifts(tab)
      await tab.goto('/landing')
      await expect(tab.getByText(text)).toBeVisible()
      // A page would have asked by then.
      await tab.waitForTimeout(1000)
      expect(recorded).toEqual({ calls: [], faults: [] })
      const { score, causes } = await shiftsOf(tab)
      expect(score < 0.01 ? [] : causes).toEqual([])
      await tab.close()
    })
  }
  slow.close()
  const reader = await browser.newPage({ baseURL: store.url, javaScriptEnabled: false })
  await reader.goto('/landing')
  await expect(reader.getByText(text)).toBeVisible()
  await reader.close()

  await page.goto('/faq')
  const contentRequest = page.waitForRequest('**/store/content/get**')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/landing$/)
  await contentRequest
  await expect(page.getByText(text)).toBeVisible()
  const recorded = watch(page)
  await page.reload()
  await expect(page.getByText(text)).toBeVisible()
  await page.waitForTimeout(1000)
  expect(recorded).toEqual({ calls: [], faults: [] })
})

test('without scripts, the shop shows its products, the cart and an order', async ({
  page,
  context,
  browser,
  store,
}) => {
  const caller = await Caller.of(store)
  await caller.add(fish, 60)
  const { orders } = await caller.get<{ orders: { id: string }[] }>('/store/orders')
  await beSignedIn(page)
  const reader = await sameSession(browser, context, store.url, { javaScriptEnabled: false })
  const tab = await reader.newPage()
  await tab.goto('/products')
  await expect(tab.getByRole('article')).toHaveCount(20)
  await expect(tab.getByRole('article').first()).toContainText('€')
  await tab.goto(product)
  await expect(tab.getByRole('heading', { level: 1, name: 'Ljung Dark Chocolate 70 %' })).toBeVisible()
  // The widths are styles of the document, which apply before hydration sets them on the field.
  const digits = tab.locator('[data-style^="--digits:"]').first()
  expect(await digits.evaluate((field) => getComputedStyle(field).getPropertyValue('--digits'))).toMatch(/^\d$/)
  await tab.goto('/cart')
  await expect(tab.getByRole('row', { name: /Sältan Salt Liquorice Fish/ })).toBeVisible()
  await tab.goto(`/profile/order/${orders[0]?.id}`)
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tab.getByRole('main')).toContainText('€')
  await reader.close()
})

test('a document has only its own customer’s data, also with simultaneous requests', async ({
  page,
  browser,
  store,
}) => {
  await (await Caller.of(store)).add(fish, 60)
  await beSignedIn(page)
  const other = await browser.newContext({ baseURL: store.url })
  await beSignedIn(await other.newPage(), bjorn)
  const [annas, bjorns] = [page.request, other.request]
  for (let round = 0; round < 4; round++) {
    const documents = await Promise.all([annas.get('/cart'), bjorns.get('/cart')])
    const [one = '', two = ''] = await Promise.all(documents.map((document) => document.text()))
    expect(documents.map((document) => document.headers()['cache-control'])).toEqual([
      'private, no-store',
      'private, no-store',
    ])
    expect(one).toContain(anna.email)
    expect(one).not.toContain(bjorn.email)
    expect(two).toContain(bjorn.email)
    expect(two).not.toContain(anna.email)
    expect([one.includes('Salt Liquorice Fish'), two.includes('Salt Liquorice Fish')]).toEqual([true, false])
  }
  await other.close()
})

test('a page that was rendered for a user who has signed out since is not shown', async ({ page, context }) => {
  await signIn(page)
  const recorded = watch(page)
  await page.route('**/profile', async (route) => {
    const response = await route.fetch()
    const record = encodeURIComponent(JSON.stringify({ email: bjorn.email, session: 'another0' }))
    await context.addCookies([{ name: 'skafferi_user', value: record, url: new URL(page.url()).origin }])
    await route.fulfill({ response })
  })
  await page.goto('/profile')
  await expect.poll(() => recorded.calls).toContain('GET /store/shell')
})

/** Returns the maximum number of elements in one style recalculation during an action. */
async function maxRestyled(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    const events = value as { name?: string; args?: { elementCount?: number } }[]
    for (const { name, args } of events) if (name === 'UpdateLayoutTree') counts.push(args?.elementCount ?? 0)
  })
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  await session.send('Tracing.end')
  await complete
  return Math.max(...counts)
}

test('hydration does not recalculate the styles of untouched elements', async ({ page }) => {
  await beSignedIn(page)
  for (const address of ['/', '/products', product]) {
    const arrive = await holdFiles(page, '**/assets/*.js')
    await page.goto(address, { waitUntil: 'commit' })
    await expect(hydrating(page)).toBeAttached()
    await expect(page.locator('#page-data')).toBeAttached()
    // The document is laid out once when it is loaded.
    const all = await page.evaluate(
      () => document.body.getBoundingClientRect() && document.querySelectorAll('*').length,
    )
    const opacities = await page
      .locator('select')
      .evaluateAll((selects) => selects.map((select) => getComputedStyle(select).opacity))
    expect(
      opacities.filter((opacity) => opacity !== '1'),
      `selects at ${address}`,
    ).toEqual([])
    const restyled = await maxRestyled(page, async () => {
      arrive()
      await beLive(page)
    })
    // The document's style rules are now the elements' own styles, which React changes.
    expect(await page.locator('[data-style]').count(), address).toBe(0)
    expect(restyled, address).toBeGreaterThan(0)
    expect(restyled, `${address}, of ${all}`).toBeLessThan(all / 3)
    await page.unrouteAll()
  }
})
