import type { Page } from '@playwright/test'
import { gothenburg } from './support/addresses'
import { bjorn, Caller } from './support/caller'
import { beSignedIn, signIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

const fish = 'variant_01saltfish120'
const fishTitle = 'Sältan Salt Liquorice Fish'

const oslo = {
  first_name: 'Bjørn',
  last_name: 'Haugen',
  address_1: 'Markveien 38',
  city: 'Oslo',
  province: 'Oslo',
  country_code: 'no',
  postal_code: '0554',
}

interface CartAnswer {
  cart: { id: string; version: number; total: number; discount_total: number; items: { inventory_quantity: number }[] }
}
interface OrderAnswer {
  order: { po_number: string | null; note: string | null; items: { quantity: number }[] }
}
interface OrdersAnswer {
  orders: { id: string; display_id: number; total: number }[]
  count: number
}

const euro = (amount: number) => new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(amount)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const failed = 'Failed to place order. Please try again.'
const unknown = 'We could not find out whether your order was placed.'

test('a promo code discounts one order', async ({ page, store }) => {
  const anna = await Caller.of(store)
  await anna.add(fish, 100)
  await signIn(page)
  const details = page.getByRole('complementary', { name: 'Order Details' })

  await test.step('the known addresses are preselected, and the invoice can use the delivery address', async () => {
    await page.goto('/cart')
    await button(page, 'Proceed to Checkout').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
    await expect(button(page, 'Change delivery address')).toBeVisible()
    await expect(button(page, 'Change billing address')).toBeVisible()
    const same = page.getByRole('checkbox', { name: 'Same as delivery' })
    if (!(await same.isChecked())) await same.click()
    await expect(same).toBeChecked()
    await expectNoAxeViolations(page)
  })

  const codes = page.getByRole('region', { name: 'Promo Codes' })
  const field = codes.getByRole('textbox', { name: 'Promo code' })

  await test.step('an expired code is refused with the store’s message', async () => {
    await field.fill('opening15')
    await codes.getByRole('button', { name: 'Apply' }).click()
    await expect(codes.getByText('The promo code OPENING15 has ended.')).toBeVisible()
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to apply promo code. Please try again.' })
    await expect(toast).toBeVisible()
    await expectNoAxeViolations(page)
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(field).toHaveValue('opening15')
  })

  await test.step('a valid code lowers the total, and is shown with its discount', async () => {
    await field.fill('welcome10')
    await codes.getByRole('button', { name: 'Apply' }).click()
    await expect(codes.getByRole('listitem')).toContainText('10% off goods')
    const { cart } = await anna.get<CartAnswer>('/store/cart/info')
    expect(cart.discount_total).toBe(14.8)
    await expect(details.getByText('WELCOME10')).toBeVisible()
    await expect(details.getByText(euro(cart.total))).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('it can be removed and added again', async () => {
    await button(page, 'Remove WELCOME10').click()
    await expect(codes.getByRole('listitem')).toBeHidden()
    await expect(details.getByText('Discount')).toBeHidden()
    await field.fill('WELCOME10')
    await field.press('Enter')
    await expect(details.getByText('WELCOME10')).toBeVisible()
  })

  await test.step('the order has the discount and the code', async () => {
    await button(page, 'Place Order').click()
    await expect(page).toHaveURL(/\/thanks\?order=/)
    await page.getByRole('link', { name: /^Order number/ }).click()
    await expect(page.getByRole('term').filter({ hasText: 'Discount' })).toHaveText('Discount WELCOME10')
    await expect(page.getByText('-€14.80')).toBeVisible()
  })

  await test.step('the company cannot use it again', async () => {
    await anna.add(fish, 100)
    await page.goto('/checkout')
    await field.fill('WELCOME10')
    await field.press('Enter')
    await expect(codes.getByText('is used up: your company has ordered with it before.')).toBeVisible()
  })
})

test('an order whose response was lost is placed once, even if it is submitted again', async ({ page, store }) => {
  const anna = await Caller.of(store)
  const before = await anna.get<OrdersAnswer>('/store/orders')
  await anna.add(fish, 60)
  await anna.giveAddress(gothenburg)
  const { cart } = await anna.get<CartAnswer>('/store/cart/info')
  await beSignedIn(page)
  await page.goto('/checkout')

  const sent: (string | undefined)[] = []
  const complete = '**/store/cart/complete'
  await page.route(complete, async (route) => {
    sent.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    if (sent.length > 4) return route.fulfill({ response: answer })
    return route.abort('connectionreset')
  })

  await test.step('the store has the order, and the page shows that the outcome is unknown', async () => {
    await expect(page.getByRole('region', { name: 'Delivery Address' })).toContainText('Linnégatan 14')
    await page.route('**/store/cart/checkout', (route) => route.abort('connectionreset'))
    await button(page, 'Place Order').click()
    await expect(page.getByRole('alert').filter({ hasText: unknown })).toBeVisible()
    await expect(page.getByText(failed)).toBeHidden()
    await expect(page.getByRole('region', { name: 'Delivery Address' })).toContainText('Linnégatan 14')
    expect((await anna.get<OrdersAnswer>('/store/orders')).count).toBe(before.count + 1)
    expect((await anna.get<CartAnswer>('/store/cart/info')).cart.items).toEqual([])
  })

  await test.step('the next try finds the order, although responses are lost again', async () => {
    await page.unroute('**/store/cart/checkout')
    await button(page, 'Place Order').dblclick()
    await expect(page).toHaveURL(/\/thanks\?order=/)
    await expect(page.getByText('Thanks for Ordering')).toBeVisible()
    await expect(page.getByText(unknown)).toBeHidden()
    expect(sent).toEqual(Array.from({ length: 5 }, () => `complete-${cart.id}-${cart.version}`))
  })

  await test.step('the history has one order', async () => {
    const { orders, count } = await anna.get<OrdersAnswer>('/store/orders')
    expect(count).toBe(before.count + 1)
    expect(orders[0]).toMatchObject({ total: cart.total })
    expect(new URL(page.url()).searchParams.get('order')).toBe(orders[0]?.id)
    await page.getByRole('link', { name: 'Order History' }).click()
    const history = page.getByRole('table', { name: 'Order History' })
    await expect(history.getByRole('row').nth(1)).toContainText(`No. ${orders[0]?.display_id}`)
    await expect(history.getByRole('row').nth(2)).toContainText(`No. ${before.orders[0]?.display_id}`)
  })
})

test('a shortage caused by another customer is shown, and the remaining stock can be ordered', async ({
  page,
  store,
}) => {
  const anna = await Caller.of(store)
  await anna.add(fish, 60)
  await anna.giveAddress(gothenburg)
  const { cart } = await anna.get<CartAnswer>('/store/cart/info')
  const stock = cart.items[0]!.inventory_quantity
  const changed = page.getByRole('region', { name: 'The cart has changed since you opened this page' })
  await beSignedIn(page)
  await page.goto('/checkout')
  await expect(button(page, 'Place Order')).toBeEnabled()

  await test.step('another customer buys all but five pieces', async () => {
    const other = await Caller.of(store, bjorn)
    await other.add(fish, stock - 5)
    await other.giveAddress(oslo)
    await other.post('/store/cart/complete', {})
  })

  await test.step('the order is not placed, and the page shows the reason and the line', async () => {
    await button(page, 'Place Order').click()
    await expect(changed).toBeFocused()
    await expect(changed).toContainText('Nothing has been ordered.')
    await expect(changed).toContainText(fishTitle)
    await expect(changed).toContainText('5 left in stock, 60 in the cart.')
    await expectNoAxeViolations(page)
  })

  await test.step('the remaining quantity is accepted at the line, and ordered with the next press', async () => {
    const saved = page.waitForResponse((response) => response.url().includes('/store/cart/items/'))
    await changed.getByRole('button', { name: `Change to 5: ${fishTitle}` }).click()
    await saved
    await expect(changed.getByText('5 left in stock, 60 in the cart.')).toBeHidden()
    await button(page, 'Place Order').click()
    await expect(page).toHaveURL(/\/thanks\?order=/)
    await expect(page.getByText('Thanks for Ordering')).toBeVisible()
  })

  await test.step('five pieces were ordered', async () => {
    const { orders } = await anna.get<OrdersAnswer>('/store/orders')
    const { order } = await anna.get<OrderAnswer>(`/store/orders/${orders[0]?.id}`)
    expect(order.items.map(({ quantity }) => quantity)).toEqual([5])
  })
})

test('the order has the buyer’s references, and a colleague’s change must be confirmed first', async ({
  page,
  store,
}) => {
  const anna = await Caller.of(store)
  await anna.add(fish, 60)
  await anna.giveAddress(gothenburg)
  await beSignedIn(page)
  await page.goto('/checkout')
  const number = page.getByLabel(/^PO number/)
  const note = page.getByLabel(/^Note to the warehouse/)
  const changed = page.getByRole('region', { name: 'The cart has changed since you opened this page' })

  await test.step('it is saved on blur, and survives a reload', async () => {
    await number.fill('PO-5000')
    await number.press('Tab')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.reload()
    await expect(number).toHaveValue('PO-5000')
  })

  await test.step('a colleague changes it: nothing is ordered, and the page shows both values', async () => {
    const before = await anna.get<OrdersAnswer>('/store/orders')
    await anna.post('/store/cart/references', { po_number: 'PO-6000' })
    await button(page, 'Place Order').click()
    await expect(changed).toBeFocused()
    await expect(changed).toContainText('PO number')
    await expect(changed).toContainText('PO-5000')
    await expect(changed).toContainText('PO-6000')
    await expect(number).toHaveValue('PO-6000')
    expect((await anna.get<OrdersAnswer>('/store/orders')).count).toBe(before.count)
    await expectNoAxeViolations(page)
  })

  await test.step('a value that is typed and ordered at once is on the order, without a confirmation', async () => {
    await number.fill('PO-5000')
    await note.fill('Ring the bell in the yard')
    await button(page, 'Place Order').click()
    await expect(page).toHaveURL(/\/thanks\?order=/)
    const { orders } = await anna.get<OrdersAnswer>('/store/orders')
    const { order } = await anna.get<OrderAnswer>(`/store/orders/${orders[0]?.id}`)
    expect(order).toMatchObject({ po_number: 'PO-5000', note: 'Ring the bell in the yard' })
  })

  await test.step('the order page shows it', async () => {
    const { orders } = await anna.get<OrdersAnswer>('/store/orders')
    await page.goto(`/profile/order/${orders[0]?.id}`)
    await expect(page.getByText('PO-5000').first()).toBeVisible()
    await expect(page.getByText('Ring the bell in the yard').first()).toBeVisible()
  })
})

test('missing values are reported once after the press, at their fields', async ({ page, store }) => {
  const anna = await Caller.of(store)
  await anna.add(fish, 60)
  await anna.giveAddress(gothenburg)
  await beSignedIn(page)
  const sent: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/store/cart/complete') && sent.push(request.url())))
  // The demo's companies have ordered before, so their addresses are chosen already.
  await page.route('**/store/cart/checkout', async (route) => {
    const answer = await route.fetch()
    const { cart } = (await answer.json()) as CartAnswer
    await route.fulfill({ response: answer, json: { cart: { ...cart, billing_address: null } } })
  })
  // The response is replaced only for the browser's request: a server-rendered document would contain the store's response.
  await page.goto('/cart')
  await button(page, 'Proceed to Checkout').filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  const text = page.getByText('Please add a billing address before placing the order.')

  await test.step('nothing is reported before the press', async () => {
    await expect(button(page, 'Place Order')).toBeEnabled()
    await expect(text).toBeHidden()
  })

  await test.step('the press reports it and moves the focus there; nothing is sent', async () => {
    await button(page, 'Place Order').click()
    await expect(text).toHaveCount(1)
    await expect(button(page, 'Add billing address')).toBeFocused()
    expect(sent).toEqual([])
    await expectNoAxeViolations(page)
  })

  await test.step('after it is filled in, the next press places the order', async () => {
    await page.unroute('**/store/cart/checkout')
    await page.getByRole('checkbox', { name: 'Same as delivery' }).click()
    await expect(text).toBeHidden()
    await button(page, 'Place Order').click()
    await expect(page).toHaveURL(/\/thanks\?order=/)
  })
})
