import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { gothenburg } from './support/addresses'
import { Caller } from './support/caller'
import { beLive } from './support/live'
import { beSignedIn, signIn } from './support/sign-in'
import type { Store } from './support/store'
import { expect, expectNoAxeViolations, test } from './support/test'

const fish = 'variant_01saltfish120'
const fishTitle = 'Sältan Salt Liquorice Fish'

interface CartItem {
  quantity: number
  variant_sku: string
  unit_price: number
  prices: { min_quantity: number }[]
}
interface CartAnswer {
  cart: { total: number; items: [CartItem, ...CartItem[]] }
}
interface OrdersAnswer {
  orders: { id: string; total: number }[]
  count: number
}

const lineOf = (page: Page) => page.getByRole('row', { name: new RegExp(fishTitle) })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const euro = (amount: number) => new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(amount)

/** The same customer in another browser: a second device. */
async function signInOnOtherDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page)
  return page
}

async function openCart(page: Page): Promise<void> {
  await page.goto('/cart')
  await expect(lineOf(page)).toBeVisible()
  await beLive(page)
}

/** Opens the checkout of a cart with 60 pieces. @returns its customer, their orders so far, and the cart as it is displayed */
async function openCheckout(page: Page, store: Store) {
  const anna = await Caller.of(store)
  const before = await anna.get<OrdersAnswer>('/store/orders')
  await anna.add(fish, 60)
  await anna.giveAddress(gothenburg)
  const displayedCart = (await anna.get<CartAnswer>('/store/cart/info')).cart
  await beSignedIn(page)
  await page.goto('/checkout')
  await expect(button(page, 'Place Order')).toBeEnabled()
  await expect(page.getByText(euro(displayedCart.total)).first()).toBeVisible()
  return { anna, before, displayedCart }
}

test(
  'two tabs and two devices change one line, and no change is lost',
  { tag: '@embedded' },
  async ({ page, context, browser, store }) => {
    const anna = await Caller.of(store)
    await anna.add(fish, 60)
    const pieces = async () => (await anna.get<CartAnswer>('/store/cart/info')).cart.items[0].quantity
    await beSignedIn(page)
    await page.goto('/cart')
    const line = lineOf(page)

    const tab = await context.newPage()
    await openCart(tab)

    await test.step('a change in one tab is shown and announced in the other', async () => {
      await lineOf(tab).getByRole('button', { name: 'Add', exact: true }).click()
      await expect(line.getByText('Changed elsewhere: 60 → 61.')).toBeVisible()
      await expect.poll(pieces).toBe(61)
      await expectNoAxeViolations(page)
    })

    await test.step('changes in both tabs add up', async () => {
      await line.getByRole('button', { name: 'Add', exact: true }).click()
      await lineOf(tab).getByRole('button', { name: 'Add', exact: true }).click()
      await expect.poll(pieces).toBe(63)
    })

    await test.step('changes on another device apply to the current cart, not to the displayed one', async () => {
      const device = await signInOnOtherDevice(browser)
      await openCart(device)
      await line.getByRole('button', { name: 'Add', exact: true }).dblclick()
      await expect.poll(pieces).toBe(65)
      await lineOf(device).getByRole('button', { name: 'Add', exact: true }).click()
      await expect(lineOf(device).getByText('Changed elsewhere: 64 → 66.')).toBeVisible()
      await expect.poll(pieces).toBe(66)
    })
  },
)

test('an order is placed as displayed: changes before the press are shown first', async ({ page, browser, store }) => {
  const { anna, before, displayedCart } = await openCheckout(page, store)

  const device = await signInOnOtherDevice(browser)
  await device.goto('/cart')
  await lineOf(device).getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(async () => (await anna.get<CartAnswer>('/store/cart/info')).cart.items[0].quantity).toBe(61)
  const { cart } = await anna.get<CartAnswer>('/store/cart/info')

  const changed = page.getByRole('region', { name: 'The cart has changed since you opened this page' })
  await test.step('nothing is ordered, and the page shows both totals and the line', async () => {
    await button(page, 'Place Order').click()
    await expect(changed).toContainText('Nothing has been ordered.')
    await expect(changed).toContainText(`${euro(displayedCart.total)}→${euro(cart.total)}`)
    await expect(changed).toContainText('Quantity changed elsewhere: 60 → 61')
    expect((await anna.get<OrdersAnswer>('/store/orders')).count).toBe(before.count)
    await expectNoAxeViolations(page)
  })

  await test.step('the next press orders for the displayed total', async () => {
    await button(page, 'Place Order').click()
    await expect(page).toHaveURL(/\/thanks\?order=/)
    const { orders, count } = await anna.get<OrdersAnswer>('/store/orders')
    expect(count).toBe(before.count + 1)
    expect(orders[0]?.total).toBe(cart.total)
  })
})

test('a price that changes while the checkout is open is shown before the order is placed, even after an immediate press', async ({
  page,
  store,
}) => {
  const { anna, before, displayedCart } = await openCheckout(page, store)

  const prices = join(await mkdtemp(join(tmpdir(), 'prices-')), 'prices.csv')
  const [{ variant_sku, unit_price, prices: tiers }] = displayedCart.items
  const { min_quantity } = tiers.findLast((tier) => tier.min_quantity <= 60)!
  await writeFile(
    prices,
    `sku,currency,from,amount\n${variant_sku},EUR,${min_quantity},${(unit_price + 0.1).toFixed(2)}\n`,
  )
  await store.operate('prices', 'import', prices)

  const changed = page.getByRole('region', { name: 'The cart has changed since you opened this page' })
  await test.step('a PO number is typed and the order submitted at once: nothing is ordered, and both totals are shown', async () => {
    await page.getByRole('textbox', { name: 'PO number' }).fill('PO-4711')
    await button(page, 'Place Order').click()
    await expect(changed).toContainText('Nothing has been ordered.')
    const { cart } = await anna.get<CartAnswer>('/store/cart/info')
    expect(cart.total).not.toBe(displayedCart.total)
    await expect(changed).toContainText(`${euro(displayedCart.total)}→${euro(cart.total)}`)
    await expect(changed).not.toContainText('You have changed it')
    await expect(page.getByRole('textbox', { name: 'PO number' })).toHaveValue('PO-4711')
    expect((await anna.get<OrdersAnswer>('/store/orders')).count).toBe(before.count)
  })

  await test.step('the next press orders for the displayed total, with the number', async () => {
    const { cart } = await anna.get<CartAnswer>('/store/cart/info')
    await button(page, 'Place Order').click()
    await expect(page).toHaveURL(/\/thanks\?order=/)
    const { orders } = await anna.get<OrdersAnswer>('/store/orders')
    expect(orders[0]).toMatchObject({ total: cart.total, po_number: 'PO-4711' })
  })
})

/** Björn, a colleague of Anna: invited by the shop, with his own password. */
async function letInColleague(browser: Browser, store: Store): Promise<Caller> {
  const who = { email: 'bjorn.ek@kiosk.example', password: 'a colleague of Anna' }
  const visitor = await browser.newContext({ baseURL: store.url })
  const headers = { 'x-publishable-api-key': 'pk_demo' }
  const data = { company_name: 'Kiosk & Co AB', full_name: 'Björn Ek', email: who.email }
  expect((await visitor.request.post('/store/customers/customer-request/register', { headers, data })).ok()).toBe(true)
  const waiting = (await store.operate('applications', 'list', '--status', 'pending')) as {
    id: string
    email: string
  }[]
  await store.operate(
    'applications',
    'approve',
    waiting.find(({ email }) => email === who.email)!.id,
    '--company',
    'comp_01kiosk',
  )
  const { url } = (await store.operate('customers', 'password-link', who.email)) as { url: string }
  const page = await visitor.newPage()
  await page.goto(url)
  await page.getByLabel('New password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await visitor.close()
  return Caller.of(store, who)
}

/** Returns to the page after working in another one. */
const returnTo = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('a colleague’s changes of the displayed cart are shown: a removed line, and the order', async ({
  page,
  browser,
  store,
}) => {
  const bjorn = await letInColleague(browser, store)
  const { anna, displayedCart } = await openCheckout(page, store)
  const cartPage = await page.context().newPage()
  await openCart(cartPage)

  await test.step('one line is removed and one remains', async () => {
    await anna.add('variant_01tjarnmint3can', 50)
    const { cart } = await bjorn.get<{ cart: { items: { id: string; product_title: string }[] } }>('/store/cart/info')
    const mint = cart.items.find(({ product_title }) => product_title !== fishTitle)!
    await returnTo(cartPage)
    await expect(cartPage.getByRole('row', { name: new RegExp(mint.product_title) })).toBeVisible()
    await bjorn.remove(mint.id)
    await returnTo(cartPage)
    const notice = cartPage.getByRole('region', { name: '1 line has changed' })
    await expect(notice).toContainText(mint.product_title)
    await expect(notice).toContainText('Removed by Björn: 50')
    await expectNoAxeViolations(cartPage)
  })

  const placed = await bjorn.post<{ order_id: string; display_id: number }>('/store/cart/complete', {})
  const text = `Order ${placed.display_id} was placed by Björn Ek`

  await test.step('the cart page shows his order instead of an empty cart', async () => {
    await returnTo(cartPage)
    await expect(cartPage.getByText(`${text}.`)).toBeVisible()
    await expect(cartPage.getByText('Your cart is empty')).toBeHidden()
    await expectNoAxeViolations(cartPage)
    await cartPage.getByRole('link', { name: `Open order ${placed.display_id}` }).click()
    await expect(cartPage.getByText('Placed by')).toBeVisible()
  })

  await test.step('pressing Place Order does not lead to the confirmation page', async () => {
    await button(page, 'Place Order').click()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByText('Thanks for Ordering')).toBeHidden()
    expect((await anna.get<OrdersAnswer>('/store/orders')).orders[0]?.id).toBe(placed.order_id)
    expect(displayedCart.items).toHaveLength(1)
  })
})

test('a cart that is ordered in another tab is shown as the customer’s own order', async ({ page, context, store }) => {
  await openCheckout(page, store)
  const tab = await context.newPage()
  await openCart(tab)
  await button(page, 'Place Order').click()
  await expect(page).toHaveURL(/\/thanks\?order=/)
  await expect(page.getByRole('heading', { name: 'Thanks for Ordering' })).toBeVisible()
  await returnTo(tab)
  await expect(tab.getByText(/^You placed order \d+ in another tab or on another device\.$/)).toBeVisible()
  await expect(tab.getByText('Your cart is empty')).toBeHidden()
  await expect(tab.getByText(/was placed by/)).toBeHidden()
})
