import type { BrowserContext } from '@playwright/test'
import { pages, type Page as ShopPage } from '../apps/web/src/pages'
import { shiftsOf, watchShifts } from './support/shifts'
import { beSignedIn } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ looksOnly: true })

/** How long the store takes for each answer, from when the page stands without it. */
const delay = 600

/** The most that may move on a page, as the browser scores it; a good page stays below 0.1. */
const most = 0.02

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

const product = 'prod_01saltfish'

/** Where a page stands for this customer. */
function addressOf({ route, path }: ShopPage, order: string): string {
  if (route === 'thanks') return `${path}?order=${order}`
  return path.replace('*', '/no/such/page').replace(':id', route === 'order' ? order : product)
}

/** Opens a page in a tab of its own with slow answers, and tells what has moved once all of them are there. */
async function shiftsAt(context: BrowserContext, store: string, address: string, window: (typeof windows)[number]) {
  const url = store + address
  const tab = await context.newPage()
  await tab.setViewportSize(window)
  await watchShifts(tab)
  let stand = () => {}
  const standing = new Promise<void>((resolve) => {
    stand = resolve
  })
  await tab.route(/\/(store|auth)\//, async (route) => {
    await standing
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  // The store draws what its customer asks for; here the browser has to ask, as after every press in the shop.
  await tab.route(url, async (route) => {
    const kept = (await context.cookies()).filter(({ name }) => !name.endsWith('skafferi_session'))
    const plain = await fetch(url, { headers: { cookie: kept.map(({ name, value }) => `${name}=${value}`).join('; ') } })
    const headers = Object.fromEntries(plain.headers)
    delete headers['content-encoding']
    await route.fulfill({ status: plain.status, headers, body: await plain.text() })
  })
  await tab.goto(url)
  stand()
  await tab.waitForLoadState('networkidle')
  const { score, causes } = await shiftsOf(tab)
  await tab.close()
  return score > most ? [`${address} at ${window.width}: ${score.toFixed(4)}`, ...causes.slice(0, 3)] : []
}

for (const [who, access] of [['visitor', 'guest'], ['customer', 'customer']] as const) {
  test(`however late the store answers, nothing moves under a ${who}’s eyes`, async ({ page, context, store }) => {
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
    const lookAt = (address: string) =>
      test.step(address, async () => {
        const both = await Promise.all(windows.map((window) => shiftsAt(context, store.url, address, window)))
        moved.push(...both.flat())
      })
    // Two at a time: most of it is waiting.
    for (let next = 0; next < reached.length; next += 2) {
      await Promise.all(reached.slice(next, next + 2).map((each) => lookAt(addressOf(each, order))))
    }
    expect(moved).toEqual([])
  })
}
