import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { enterOffice } from './support/office'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, test } from './support/test'

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1' } } })

/** A page of the office with an action. */
interface Case {
  path: string
  /** Steps before the press, e.g. a change to save. */
  prepare?: (page: Page) => Promise<void>
  /** The name of the pressed button. */
  button: string | RegExp
}

const first = (list: string) => async (page: Page) => {
  await page.locator(list).first().click()
}

const cases: readonly Case[] = [
  { path: '/office/inbox/reviews', button: /^Approve the review/ },
  {
    path: '/office/inbox',
    prepare: async (page) => {
      await page.getByRole('navigation', { name: 'Complaints' }).getByRole('link').first().click()
      await page.getByLabel(/^Answer to/).fill('We send new cans.')
    },
    button: /^Send answer/,
  },
  {
    path: '/office/content/landing',
    prepare: (page) => page.getByRole('textbox', { name: 'Headline' }).fill('Another headline'),
    button: 'Save',
  },
  { path: '/office/categories', button: /^Move .* down$/ },
  {
    path: '/office/notices',
    prepare: async (page) => {
      await page.getByText('Off', { exact: true }).first().click()
    },
    button: 'Save',
  },
  {
    path: '/office/companies',
    prepare: async (page) => {
      await first('a[href^="/office/companies/"]')(page)
      await page.getByRole('checkbox', { name: 'Orders need a purchase order number' }).click()
    },
    button: 'Save',
  },
  {
    path: '/office/promotions',
    prepare: async (page) => {
      await first('a[href^="/office/promotions/sale_"]')(page)
      await page.getByRole('textbox', { name: 'Name' }).fill('Another title')
      // A product is named by its id until it is loaded.
      await expect(page.getByRole('button', { name: /^Actions for prod_/ })).toHaveCount(0)
    },
    button: 'Save',
  },
  {
    path: '/office/products',
    prepare: async (page) => {
      await first('a[href^="/office/products/prod_"]')(page)
      await page.getByRole('textbox', { name: 'Brand' }).fill('Another brand')
    },
    button: 'Save',
  },
  {
    path: '/office/products',
    prepare: first('a[href^="/office/products/prod_"]'),
    button: /^(Hide from buyers|Publish)$/,
  },
]

/** Returns the positions of a page's buttons and links by their order, except pressed ones. */
const placesOf = (page: Page) =>
  page
    .locator('main')
    .first()
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('button, a')]
        .filter((each) => each.getClientRects().length > 0 && each.closest('[role=alert], [role=status]') === null)
        .map((each) => {
          const { x, y } = each.getBoundingClientRect()
          return `${each.getAttribute('aria-label') ?? each.textContent} at ${Math.round(x)}, ${Math.round(y)}`
        }),
    )

/** Returns the positions of a loaded page: two readings in a row are the same. */
async function settledPlacesOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  let places = await placesOf(page)
  const isSettled = async () => {
    const earlier = places
    places = await placesOf(page)
    return isDeepStrictEqual(places, earlier)
  }
  await expect.poll(isSettled, { intervals: [1_000] }).toBe(true)
  return places
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`a refused action moves no button of the office at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await enterOffice(page)
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
    await page.route('**/admin/**', async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      const message = 'The store is under maintenance. Nothing was saved.'
      await route.fulfill({ status: 500, json: { type: 'unexpected_state', code: 'unexpected_state', message } })
    })
    for (const { path, prepare, button } of cases) {
      await test.step(`${path}: ${button}`, async () => {
        await page.goto(path)
        await prepare?.(page)
        const pressed = page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).first()
        await expect(pressed).toBeEnabled()
        await pressed.scrollIntoViewIfNeeded()
        const before = await settledPlacesOf(page)
        await pressed.click()
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
        await expect(pressed).toBeEnabled()
        expect(await placesOf(page)).toEqual(before)
      })
    }
  })

  test(`a colleague's change moves no button of the office at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await enterOffice(page)
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
    await page.goto('/office/companies')
    await first('a[href^="/office/companies/"]')(page)
    const days = page.getByLabel('Days from order to due date')
    await expect(days).toHaveValue(/\d/)
    const url = `/admin/companies/${page.url().split('/').at(-1)}`
    const { etag } = (await page.request.get(url)).headers()
    const headers = { 'if-match': etag!, origin: new URL(page.url()).origin }
    const changed = await page.request.post(url, { headers, data: { payment_terms_days: 77 } })
    expect(changed.status()).toBe(200)
    await page.getByRole('checkbox', { name: 'Orders need a purchase order number' }).click()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.scrollIntoViewIfNeeded()
    const before = await settledPlacesOf(page)
    await save.click()
    const news = page.getByRole('region', { name: 'This company has been changed' })
    await expect(news).toBeVisible()
    await expect(save).toBeEnabled()
    expect(await placesOf(page)).toEqual(before)
    await news.getByRole('button', { name: 'Dismiss' }).click()
    await expect(news).toBeHidden()
  })
}

test('a late notice that no e-mail is sent moves nothing of the first page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  await enterOffice(page)
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  const sales = page.waitForResponse('**/admin/sales')
  await page.route('**/admin/mail-state', async (route) => {
    await sales
    await route.continue()
  })
  await page.goto('/office')
  await expect(page.getByRole('navigation', { name: 'Waiting for you' })).toBeVisible()
  await expect(page.getByText('No e-mail is sent: no mail server is set.').filter({ visible: true })).toBeVisible()
  const { score, causes } = await shiftsOf(page)
  expect(score, causes.join('\n')).toBeLessThan(0.001)
})
