import type { BrowserContext, Locator, Page } from '@playwright/test'
import { pages, type Page as ShopPage } from '../apps/web/src/pages'
import { Caller } from './support/caller'
import { shiftsOf, watchShifts } from './support/shifts'
import { beSignedIn } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ isReadOnly: true })

/** Delay of each response, in ms, after the page is rendered without it. */
const delay = 600

/** Maximum layout shift score of a page; below 0.1 is good. */
const maxShift = 0.02

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

const product = 'prod_01saltfish'

/** Returns the address of a page for this customer. */
function addressOf({ route, path }: ShopPage, order: string): string {
  if (route === 'thanks') return `${path}?order=${order}`
  return path.replace('*', '/no/such/page').replace(':id', route === 'order' ? order : product)
}

/** Opens a tab that gets a page without its data, so that the browser must request it, as within the shop. */
async function openTab(context: BrowserContext, url: string, window: (typeof windows)[number]) {
  const tab = await context.newPage()
  await tab.setViewportSize(window)
  await watchShifts(tab)
  await tab.route(url, async (route) => {
    const remaining = (await context.cookies()).filter(({ name }) => !name.endsWith('skafferi_session'))
    const plain = await fetch(url, {
      headers: { cookie: remaining.map(({ name, value }) => `${name}=${value}`).join('; ') },
    })
    const headers = Object.fromEntries(plain.headers)
    delete headers['content-encoding']
    await route.fulfill({ status: plain.status, headers, body: await plain.text() })
  })
  return tab
}

/** Opens a page in a new tab with slow responses, and returns the layout shifts after all responses. */
async function shiftsAt(context: BrowserContext, store: string, address: string, window: (typeof windows)[number]) {
  const url = store + address
  const tab = await openTab(context, url, window)
  let stand = () => {}
  const rendered = new Promise<void>((resolve) => {
    stand = resolve
  })
  await tab.route(/\/(store|auth)\//, async (route) => {
    await rendered
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  await tab.goto(url)
  stand()
  await tab.waitForLoadState('networkidle')
  const { score, causes } = await shiftsOf(tab)
  await tab.close()
  return score > maxShift ? [`${address} at ${window.width}: ${score.toFixed(4)}`, ...causes.slice(0, 3)] : []
}

for (const [user, access] of [
  ['visitor', 'guest'],
  ['customer', 'customer'],
] as const) {
  test(`however late the store answers, nothing moves under a ${user}’s eyes`, async ({ page, context, store }) => {
    let order = ''
    if (access === 'customer') {
      await beSignedIn(page)
      await page.goto('/profile')
      const latest = page.locator('a[href^="/profile/order/"]').first()
      order = (await latest.getAttribute('href'))!.split('/').at(-1)!
    }
    await page.close()
    const reached = Object.values<ShopPage>(pages).filter((each) => each.access === access || each.access === 'open')
    const moved: string[] = []
    const visit = (address: string) =>
      test.step(address, async () => {
        const both = await Promise.all(windows.map((window) => shiftsAt(context, store.url, address, window)))
        moved.push(...both.flat())
      })
    // Two at a time, because most of the time is waiting.
    for (let next = 0; next < reached.length; next += 2) {
      await Promise.all(reached.slice(next, next + 2).map((each) => visit(addressOf(each, order))))
    }
    expect(moved).toEqual([])
  })
}

test('nothing moves if the company’s shelf comes after everything else', async ({ page, context, store }) => {
  await beSignedIn(page)
  for (const window of windows) {
    const tab = await openTab(context, `${store.url}/`, window)
    let answer = () => {}
    const others = new Promise<void>((resolve) => {
      answer = resolve
    })
    await tab.route(/\/store\/shelf$/, async (route) => {
      await others
      await route.continue()
    })
    await tab.goto(`${store.url}/`)
    await expect(tab.getByText('Loading your shelf...')).toBeAttached()
    await expect(tab.getByRole('heading', { name: 'Flash Sales' })).toBeAttached()
    const { score: before } = await shiftsOf(tab)
    answer()
    await expect(tab.getByRole('list', { name: 'Your shelf' })).toBeVisible()
    await tab.waitForLoadState('networkidle')
    const { score, causes } = await shiftsOf(tab)
    expect(score - before, causes.join('\n')).toBeLessThan(maxShift)
    await tab.close()
  }
})

test('nothing moves when the help for a product that is out of stock comes', async ({ page }) => {
  await beSignedIn(page)
  await watchShifts(page)
  await page.route(/\/store\/products(\?|\/.*stock-notice)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  for (const window of [...windows, { width: 768, height: 1024 }]) {
    await page.setViewportSize(window)
    await page.goto('/products/prod_01skaresalmiak')
    const neighbours = page.getByRole('region', { name: 'In stock beside it' })
    await expect(neighbours.getByRole('link').first()).toHaveText('Skare Salmiak, roll of 10 cans')
    await page.waitForLoadState('networkidle')
    const { score, causes } = await shiftsOf(page)
    expect(score, causes.join('\n')).toBeLessThan(maxShift)
  }
})

/** Presses the initial position of a control twice, the second time after the first press has changed the page. */
async function pressTwice(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox())!
  const place = { x: x + width / 2, y: y + height / 2 }
  const pressed = await control.elementHandle()
  await page.mouse.click(place.x, place.y)
  await page.waitForFunction(
    ([element, at]) => {
      const hit = document.elementFromPoint(at.x, at.y)
      return hit !== null && !element!.contains(hit) && hit.closest('a, button, input') !== null
    },
    [pressed, place] as const,
  )
  // The click count marks the second press of a double press.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

test.describe('the second press of a double press on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isReadOnly: false })

  test('hits the same button while a form shows that it was refused', async ({ page }) => {
    const topOf = async (button: Locator) => (await button.boundingBox())!.y
    for (const [path, name, fields] of [
      ['/sign-in', 'Sign in', { Email: 'nobody@kiosk.example', Password: 'not-the-password' }],
      ['/sign-in', 'Sign in', {}],
    ] as const) {
      await page.goto(path)
      for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
      const button = page.getByRole('button', { name, exact: true })
      const before = await topOf(button)
      await button.click()
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await topOf(button)).toBe(before)
    }
  })

  test('does not hit a control that the first one has moved there', async ({ page, store }) => {
    const anna = await Caller.of(store)
    await beSignedIn(page)
    const lines = async () =>
      (await anna.get<{ cart: { items: { variant_id: string }[] } }>('/store/cart/info')).cart.items.length

    await test.step('does not leave the page after adding a product', async () => {
      await page.goto(`/products/${product}`)
      await pressTwice(page, page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first())
      await expect(page.getByRole('link', { name: 'Browse products' }).filter({ visible: true }).first()).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/products/`))
    })

    await test.step('removes one of several lines', async () => {
      for (const variant of ['variant_01kadaspruce3can', 'variant_01kadaspruce2can']) await anna.add(variant, 10)
      await page.goto('/cart')
      const before = await lines()
      await pressTwice(
        page,
        page
          .getByRole('button', { name: /^Remove / })
          .filter({ visible: true })
          .first(),
      )
      await expect.poll(lines).toBe(before - 1)
      await expect(page.getByRole('button', { name: /^Remove / }).filter({ visible: true })).toHaveCount(before - 1)
    })
  })
})
