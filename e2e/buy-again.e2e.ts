import type { Locator, Page } from '@playwright/test'
import { Caller } from './support/caller'
import { beSignedIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

interface CartAnswer {
  cart: { items: { variant_id: string; quantity: number }[] }
}
interface OrdersAnswer {
  orders: { id: string; display_id: number }[]
}
interface OrderItem {
  variant_id: string
  product_title: string
  quantity: number
}
interface OrderAnswer {
  order: { items: OrderItem[] }
}
interface ReorderAnswer {
  lines: { variant_id: string; inventory_quantity: number; cart_quantity: number }[]
}

const piecesOf = async (caller: Caller) =>
  Object.fromEntries(
    (await caller.get<CartAnswer>('/store/cart/info')).cart.items.map(({ variant_id, quantity }) => [
      variant_id,
      quantity,
    ]),
  )

/** The newest order and its lines. */
async function newestOrder(caller: Caller) {
  const [newest] = (await caller.get<OrdersAnswer>('/store/orders')).orders as [OrdersAnswer['orders'][number]]
  const { order } = await caller.get<OrderAnswer>(`/store/orders/${newest.id}`)
  return { ...newest, items: order.items }
}

/** Records a page's requests to the store from now on, by method and path. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/reorder$|\/items\/add$/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

const lineOf = (dialog: Locator, { product_title }: OrderItem) =>
  dialog.getByRole('listitem').filter({ hasText: product_title })

test('a past order is reordered in two requests', async ({ page, store }) => {
  const anna = await Caller.of(store)
  const { id, display_id, items } = await newestOrder(anna)
  await beSignedIn(page)
  await page.goto('/profile')
  const calls = callsOf(page)
  await page.getByRole('button', { name: `Reorder order no. ${display_id}` }).click()
  const dialog = page.getByRole('dialog', { name: `Reorder ${display_id}` })
  await expect(dialog.getByText('Nothing has been added to the cart yet.')).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await piecesOf(anna)).toEqual({})

  const [left, ...others] = items as [OrderItem, OrderItem, ...OrderItem[]]
  await lineOf(dialog, left).getByRole('checkbox').uncheck()
  await lineOf(dialog, others[0]!).getByRole('spinbutton').fill('7')
  await expect(dialog.getByText(/^estimated/)).toBeVisible()
  await dialog.getByRole('button', { name: `Add ${others.length} lines` }).dblclick()
  await expect(page.getByText(`${others.length} lines added to the cart`)).toBeVisible()
  await expect(dialog).toBeHidden()

  const expected = others.map(({ variant_id, quantity }, index) => [variant_id, index === 0 ? 7 : quantity])
  expect(await piecesOf(anna)).toEqual(Object.fromEntries(expected))
  expect(calls).toEqual([`GET /store/orders/${id}/reorder`, 'POST /store/cart/items/add'])
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`\\(${others.length} items\\)`))
})

test('changes since the order are shown before anything is added, also if they occur while the preview is open', async ({
  page,
  store,
}) => {
  const anna = await Caller.of(store)
  const { id, items } = await newestOrder(anna)
  const few = items.find(({ quantity }) => quantity < 50)!
  await anna.add(few.variant_id, 30)
  await beSignedIn(page)
  await page.goto(`/profile/order/${id}`)
  await page.getByRole('button', { name: 'Reorder' }).click()
  const dialog = page.getByRole('dialog')

  await test.step('together with the cart, the bulk price applies', async () => {
    const line = lineOf(dialog, few)
    await expect(line).toContainText('Price changed')
    await expect(line).toContainText('30 in the cart already')
    await expect(dialog.getByRole('listitem').first()).toContainText(few.product_title)
  })

  const { lines } = await anna.get<ReorderAnswer>(`/store/orders/${id}/reorder`)
  const many = items.find(({ variant_id }) => variant_id !== few.variant_id)!
  const { inventory_quantity, cart_quantity } = lines.find(({ variant_id }) => variant_id === many.variant_id)!
  const available = inventory_quantity - cart_quantity - 5

  await test.step('a colleague buys all but five pieces: the reorder is refused, and the line shows why', async () => {
    await anna.add(many.variant_id, available)
    const before = await piecesOf(anna)
    await dialog.getByRole('button', { name: /^Add \d+ lines$/ }).click()
    await expect(dialog.getByRole('alert')).toContainText('Nothing was added to the cart.')
    await expect(dialog.getByRole('alert')).toContainText(many.product_title)
    await expect(lineOf(dialog, many)).toContainText(`Reduced: 5 of ${many.quantity} left`)
    expect(await piecesOf(anna)).toEqual(before)
    await expectNoAxeViolations(page)
  })

  await test.step('the second try adds the remaining pieces', async () => {
    await dialog.getByRole('button', { name: /^Add \d+ lines$/ }).click()
    await expect(dialog).toBeHidden()
    const pieces = await piecesOf(anna)
    expect(pieces[many.variant_id]).toBe(available + 5)
    expect(pieces[few.variant_id]).toBe(30 + few.quantity)
  })
})

test('orders that require action are one press away, and an order number finds its order', async ({ page, store }) => {
  const anna = await Caller.of(store)
  const { display_id } = await newestOrder(anna)
  await beSignedIn(page)
  await page.goto('/profile')
  const rows = page.getByRole('table', { name: 'Order History' }).getByRole('row')
  await page.getByRole('link', { name: 'Show the order' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Requires action')
  await page.goBack()
  await expect(rows).toHaveCount(11)
  await page.getByRole('searchbox', { name: 'Search by product name' }).fill(String(display_id))
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(String(display_id))
})
