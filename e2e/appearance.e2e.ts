import { Caller } from './support/caller'
import { beSignedIn, signIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ isReadOnly: true })

test('the dark scheme, compact density and the list view are restored after a reload, before any script runs', async ({
  page,
  browser,
  store,
}) => {
  await beSignedIn(page)
  await page.goto('/products')
  await page.getByRole('radio', { name: 'Order list', exact: true }).check()
  await expect(page).toHaveURL(/view=list/)
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('radio', { name: 'Dark', exact: true }).check()
  await foot.getByRole('radio', { name: 'Compact', exact: true }).check()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-scheme', 'dark')
  await expect(root).toHaveAttribute('data-density', 'compact')
  await expectNoAxeViolations(page)

  await test.step('another tab is updated', async () => {
    const other = await page.context().newPage()
    await other.goto('/faq')
    await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await other.getByRole('contentinfo').getByRole('radio', { name: 'Light', exact: true }).check()
    await expect(root).toHaveAttribute('data-scheme', 'light')
    await other.getByRole('contentinfo').getByRole('radio', { name: 'Dark', exact: true }).check()
    await expect(root).toHaveAttribute('data-scheme', 'dark')
    await other.close()
  })

  await test.step('the document has the attributes', async () => {
    const document = await (await page.request.get('/products')).text()
    expect(document).toContain('<html data-scheme="dark" data-density="compact"')
    const stranger = await browser.newContext({ baseURL: store.url })
    expect(await (await stranger.request.get('/products')).text()).toContain('<html lang')
    await stranger.close()
  })

  await test.step('the listing opens as a list, unless the address has another view', async () => {
    await page.goto('/products')
    await expect(page.getByRole('radio', { name: 'Order list' })).toBeChecked()
    await expect(page.getByRole('table', { name: 'Products' })).toBeVisible()
    await page.goto('/products?view=shelf')
    await expect(page.getByRole('radio', { name: 'Shelf' })).toBeChecked()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('customers who have ordered before get the list view', async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Your shelf' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Nicotine Pouches' }).click()
  await expect(page.getByRole('radio', { name: 'Order list' })).toBeChecked()
})

test.describe('visible content', () => {
  test('eight full cards at 1280 × 900, no card over 300 px, and as many columns as the window has space for', async ({
    page,
  }) => {
    await beSignedIn(page)
    for (const { width, bays, least } of [
      { width: 800, bays: 2, least: 4 },
      { width: 1024, bays: 3, least: 6 },
      { width: 1280, bays: 4, least: 8 },
      { width: 1680, bays: 5, least: 10 },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      for (const number of [1, 2]) {
        await page.goto(`/products?view=shelf&page=${number}`)
        await expect(page.getByRole('article')).toHaveCount(20)
        const cards = await page
          .getByRole('article')
          .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
        const place = `${width} px, page ${number}`
        expect(
          cards.filter(({ top }) => top === cards[0]!.top),
          place,
        ).toHaveLength(bays)
        expect(Math.max(...cards.map((card) => card.height)), place).toBeLessThanOrEqual(300)
        if (number === 1)
          expect(cards.filter(({ bottom }) => bottom <= 900).length, place).toBeGreaterThanOrEqual(least)
      }
    }
  })

  test('the header on a phone is at most 104 px high, and has the categories only on browsing pages', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await beSignedIn(page)
    for (const { path, tallest } of [
      { path: '/', tallest: 104 },
      { path: '/products', tallest: 104 },
      { path: '/cart', tallest: 56 },
      { path: '/profile', tallest: 56 },
    ]) {
      await page.goto(path)
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible()
      const box = await page.getByRole('banner').boundingBox()
      expect(box!.height, path).toBeLessThanOrEqual(tallest)
    }
  })
})

test('a printed order begins with the sender and its packs, and has no navigation', async ({ page, store }) => {
  const { orders } = await (await Caller.of(store)).get<{ orders: { id: string; items: unknown[] }[] }>('/store/orders')
  await beSignedIn(page)
  await page.goto(`/profile/order/${orders[0]?.id}`)
  const sender = page.getByRole('article').getByText(/\+46 31 390 06 00.*VAT number SE\d{12}$/)
  const print = page.getByRole('button', { name: 'Print' })
  await expect(print).toBeVisible()
  await expect(sender).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(sender).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  for (const away of [print, heading, page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(away).toBeHidden()
  }
  const pack = page.getByRole('article').locator('img[src*="/packshots/"]').first()
  const [above, below] = [await sender.boundingBox(), await pack.boundingBox()]
  expect(below!.y).toBeGreaterThan(above!.y)
  expect(below!.height).toBeGreaterThan(40)
  // Otherwise the total is printed on a page of its own, over another line.
  await expect(page.getByRole('article').locator('dl').last()).toHaveCSS('break-inside', 'avoid')
  // Otherwise the last line can be alone on a sheet.
  await expect(page.getByRole('article').locator('tbody tr:nth-last-child(2)')).toHaveCSS('break-after', 'avoid')

  // An order of four lines with all references is on one sheet with the browsers' usual margins.
  const short = orders.find(({ items }) => items.length <= 4)
  await page.emulateMedia({ media: null })
  await page.goto(`/profile/order/${short?.id}`)
  await expect(print).toBeVisible()
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
  const sheets = (await page.pdf({ format: 'A4', margin })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(1)
})

test('the sheets of a printed page after the first one are numbered', async ({ page }) => {
  await page.goto('/faq')
  const margins = await page.evaluate(() =>
    Array.from(document.styleSheets)
      .flatMap(({ cssRules }) => Array.from(cssRules))
      .filter((rule) => rule instanceof CSSPageRule)
      .map(({ cssText }) => cssText),
  )
  expect(margins[0]).toMatch(/^@page \{.*var\(--sheet,\) counter\(page\)/)
  expect(margins[1]).toMatch(/^@page :first \{.*content: none/)
})
