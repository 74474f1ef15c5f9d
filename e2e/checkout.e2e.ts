import type { Page } from '@playwright/test'
import { gothenburg } from './support/addresses'
import { bjorn, Caller } from './support/caller'
import { signIn } from './support/sign-in'
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
interface OrdersAnswer {
  orders: { id: string; display_id: number; total: number }[]
  count: number
}

const euro = (amount: number) => new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(amount)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const failed = 'Failed to place order. Please try again.'

test('a promo code lowers the order it is placed with, and holds once', async ({ page, store }) => {
  const anna = await Caller.of(store)
  await anna.add(fish, 100)
  await signIn(page)
  const details = page.getByRole('complementary', { name: 'Order Details' })

  await test.step('addresses of earlier orders are taken over', async () => {
    await page.goto('/cart')
    await button(page, 'Proceed to Checkout').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
    const delivery = page.getByRole('region', { name: 'Delivery Address' })
    await delivery.getByRole('button', { name: /^Use .*Linnégatan 14/ }).click()
    await expect(button(page, 'Change delivery address')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Same as delivery' }).click()
    await expect(button(page, 'Change billing address')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Same as delivery' })).toBeChecked()
    await expectNoAxeViolations(page)
  })

  const codes = page.getByRole('region', { name: 'Promo Codes' })
  const field = codes.getByRole('textbox', { name: 'Promo code' })

  await test.step('a code that holds no more is refused in the store’s words', async () => {
    await field.fill('opening15')
    await codes.getByRole('button', { name: 'Apply' }).click()
    await expect(codes.getByText('The promo code OPENING15 has ended.')).toBeVisible()
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to apply promo code. Please try again.' })
    await expect(toast).toBeVisible()
    await expectNoAxeViolations(page)
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(field).toHaveValue('opening15')
  })

  await test.step('one that holds lowers the total, and is named beside what it takes off', async () => {
    await field.fill('welcome10')
    await codes.getByRole('button', { name: 'Apply' }).click()
    await expect(codes.getByRole('listitem')).toContainText('10% off goods')
    const { cart } = await anna.get<CartAnswer>('/store/cart/info')
    expect(cart.discount_total).toBe(14.8)
    await expect(details.getByText('WELCOME10')).toBeVisible()
    await expect(details.getByText(euro(cart.total))).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('it can be taken away and added again', async () => {
    await button(page, 'Remove WELCOME10').click()
    await expect(codes.getByRole('listitem')).toBeHidden()
    await expect(details.getByText('Discount')).toBeHidden()
    await field.fill('WELCOME10')
    await field.press('Enter')
    await expect(details.getByText('WELCOME10')).toBeVisible()
  })

  await test.step('the order has the discount and names the code', async () => {
    await button(page, 'Place Order').click()
    await expect(page).toHaveURL(/\/thanks\?order=/)
    await page.getByRole('link', { name: /^Order number/ }).click()
    await expect(page.getByRole('term').filter({ hasText: 'Discount' })).toHaveText('Discount WELCOME10')
    await expect(page.getByText('-€14.80')).toBeVisible()
  })

  await test.step('and the company cannot use it again', async () => {
    await anna.add(fish, 100)
    await page.goto('/checkout')
    await field.fill('WELCOME10')
    await field.press('Enter')
    await expect(codes.getByText('is used up: your company has ordered with it before.')).toBeVisible()
  })
})

test('an order whose answer got lost is there once, however often it is pressed again', async ({ page, store }) => {
  const anna = await Caller.of(store)
  const before = await anna.get<OrdersAnswer>('/store/orders')
  await anna.add(fish, 60)
  await anna.giveAddress(gothenburg)
  const { cart } = await anna.get<CartAnswer>('/store/cart/info')
  await signIn(page)
  await page.goto('/checkout')

  const sent: (string | undefined)[] = []
  const complete = '**/store/cart/complete'
  await page.route(complete, async (route) => {
    sent.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    if (sent.length > 2) return route.fulfill({ response: answer })
    return route.abort('connectionreset')
  })

  await test.step('the store has the order, the page does not know it', async () => {
    await button(page, 'Place Order').click()
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Delivery Address' })).toContainText('Linnégatan 14')
    expect((await anna.get<OrdersAnswer>('/store/orders')).count).toBe(before.count + 1)
    expect((await anna.get<CartAnswer>('/store/cart/info')).cart.items).toEqual([])
  })

  await test.step('lost once more', async () => {
    await button(page, 'Place Order').click()
    await expect.poll(() => sent.length).toBe(2)
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  })

  await test.step('pressed again it is confirmed, and nothing speaks of a failure', async () => {
    await button(page, 'Place Order').dblclick()
    await expect(page).toHaveURL(/\/thanks\?order=/)
    await expect(page.getByText('Thanks for Ordering')).toBeVisible()
    await expect(page.getByText(failed)).toBeHidden()
    expect(sent).toEqual(Array.from({ length: 3 }, () => `complete-${cart.id}-${cart.version}`))
  })

  await test.step('one order is in the history', async () => {
    const { orders, count } = await anna.get<OrdersAnswer>('/store/orders')
    expect(count).toBe(before.count + 1)
    expect(orders[0]).toMatchObject({ total: cart.total })
    expect(new URL(page.url()).searchParams.get('order')).toBe(orders[0]?.id)
    await page.getByRole('link', { name: 'Order history' }).click()
    const history = page.getByRole('table', { name: 'Order History' })
    await expect(history.getByRole('row').nth(1)).toContainText(`No. ${orders[0]?.display_id}`)
    await expect(history.getByRole('row').nth(2)).toContainText(`No. ${before.orders[0]?.display_id}`)
  })
})

test('stock that another customer buys meanwhile is told, and what is left can be ordered', async ({ page, store }) => {
  const anna = await Caller.of(store)
  await anna.add(fish, 60)
  await anna.giveAddress(gothenburg)
  const { cart } = await anna.get<CartAnswer>('/store/cart/info')
  const stock = cart.items[0]!.inventory_quantity
  const changed = page.getByRole('region', { name: 'The cart has changed since you looked' })
  await signIn(page)
  await page.goto('/checkout')
  await expect(button(page, 'Place Order')).toBeEnabled()

  await test.step('somebody else buys all but five', async () => {
    const other = await Caller.of(store, bjorn)
    await other.add(fish, stock - 5)
    await other.giveAddress(oslo)
    await other.post('/store/cart/complete', {})
  })

  await test.step('the order is not placed, and the page says why and which line it is', async () => {
    await button(page, 'Place Order').click()
    await expect(changed).toBeFocused()
    await expect(changed).toContainText('Nothing has been ordered.')
    await expect(changed).toContainText(fishTitle)
    await expect(changed).toContainText('5 left in stock, 60 in the cart.')
    await expectNoAxeViolations(page)
    await changed.getByRole('link', { name: 'Change the cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
  })

  await test.step('what is left can be ordered', async () => {
    const line = page.getByRole('row', { name: new RegExp(fishTitle) })
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await line.getByRole('button', { name: `Take 5 of ${fishTitle}` }).click()
    await saved
    await button(page, 'Proceed to Checkout').click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(changed).toBeHidden()
    await button(page, 'Place Order').click()
    await expect(page).toHaveURL(/\/thanks\?order=/)
    await expect(page.getByText('Thanks for Ordering')).toBeVisible()
  })
})
