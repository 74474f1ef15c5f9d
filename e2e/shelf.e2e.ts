import type { Page } from '@playwright/test'
import { Caller } from './support/caller'
import { beSignedIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

interface ShelfAnswer {
  version: number
  places: {
    variant_id: string
    state: string
    target: number
    facings: number
    fill: { quantity: number } | null
  }[]
}
interface CartAnswer {
  cart: { items: { variant_id: string; quantity: number }[] }
}

const piecesOf = async (caller: Caller) =>
  Object.fromEntries(
    (await caller.get<CartAnswer>('/store/cart/info')).cart.items.map(({ variant_id, quantity }) => [
      variant_id,
      quantity,
    ]),
  )

/** Arranges the company's shelf with the same articles and larger targets, so that more is missing. */
async function keepMore(caller: Caller): Promise<ShelfAnswer> {
  const { version, places } = await caller.get<ShelfAnswer>('/store/shelf')
  const arranged = places.map(({ variant_id, target, facings }) => ({ variant_id, target: target * 3, facings }))
  await caller.put('/store/shelf', { version, places: arranged })
  return caller.get<ShelfAnswer>('/store/shelf')
}

const board = (page: Page) => page.getByRole('list', { name: 'Your shelf' })
const fillButtons = (page: Page) => board(page).getByRole('button', { name: /^Fill / })

test('a weekly order of 14 lines takes 15 presses', async ({ page, store }) => {
  const anna = await Caller.of(store)
  const { places } = await keepMore(anna)
  const gaps = places.filter(({ fill }) => fill !== null)
  expect(gaps.length).toBeGreaterThanOrEqual(14)
  await beSignedIn(page)
  await page.goto('/')
  await expectNoAxeViolations(page)
  await expect(fillButtons(page).first()).toBeVisible()
  const missing = await fillButtons(page).count()
  let presses = 0
  for (; presses < 14; presses += 1) {
    await fillButtons(page).first().click()
    await expect(fillButtons(page)).toHaveCount(missing - presses - 1)
  }
  expect(await piecesOf(anna)).toEqual({})
  await page.getByRole('button', { name: 'Add 14 lines' }).dblclick()
  presses += 1
  await expect(page.getByText('14 lines filled')).toBeHidden()
  expect(presses).toBeLessThanOrEqual(16)
  const added = await piecesOf(anna)
  expect(Object.keys(added)).toHaveLength(14)
  for (const [id, quantity] of Object.entries(added)) {
    expect(quantity).toBe(gaps.find(({ variant_id }) => variant_id === id)!.fill!.quantity)
  }
})

test('the same order is placed by keyboard, and the draft survives a reload', async ({ page, store }) => {
  const anna = await Caller.of(store)
  await keepMore(anna)
  await beSignedIn(page)
  await page.goto('/')
  await expect(board(page)).toBeVisible()
  // A key that is pressed before the shelf is hydrated does nothing.
  await expect(async () => {
    await fillButtons(page).first().focus()
    await page.keyboard.press('f')
    await expect(page.getByText(/^[12] lines? filled,/)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('f')
  const filled = await page.getByText(/^[12] lines? filled,/).innerText()
  await page.reload()
  await expect(page.getByText(filled)).toBeVisible()
  await page.getByRole('radio', { name: 'List', exact: true }).check()
  await expect(page.getByRole('list', { name: 'List of your shelf' })).toBeVisible()
  // The bar is at the bottom of the window while the list is longer.
  await page.keyboard.press('End')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Add [12] lines?$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(filled)).toBeHidden()
  expect(Object.keys(await piecesOf(anna))).toHaveLength(Number(filled[0]))
})

test('a lost answer keeps what was filled, and adding again adds nothing twice', async ({ page, store }) => {
  const anna = await Caller.of(store)
  const { places } = await keepMore(anna)
  await beSignedIn(page)
  await page.goto('/')
  await fillButtons(page).first().click()
  await page.route('**/store/shelf/fill', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Add 1 line' }).click()
  await expect(page.getByText('Press Add again: nothing is added twice.')).toBeVisible()
  await page.unroute('**/store/shelf/fill')
  await expect(async () => {
    // The page may have asked again by itself.
    const add = page.getByRole('button', { name: 'Add 1 line' })
    if (await add.isVisible()) await add.click({ timeout: 2_000 })
    await expect(page.getByText('1 line filled')).toBeHidden({ timeout: 5_000 })
  }).toPass()
  const [[id, quantity]] = Object.entries(await piecesOf(anna)) as [[string, number]]
  expect(quantity).toBe(places.find(({ variant_id }) => variant_id === id)!.fill!.quantity)
})

const fillAll = (page: Page) => page.getByRole('button', { name: /^Fill all/ })
const addAll = (page: Page) => page.getByRole('button', { name: /^Add \d+ lines?$/ })

/** Fills all gaps and adds them to the cart. */
async function fillAndAdd(page: Page): Promise<void> {
  await fillAll(page).click()
  await addAll(page).click()
  await expect(page.getByRole('link', { name: 'View cart', exact: true })).toBeVisible()
}

test('a double press on Fill or on Fill all fills once, and orders nothing', async ({ page, store }) => {
  const anna = await Caller.of(store)
  await beSignedIn(page)
  await page.goto('/')
  for (const button of [fillButtons(page).first(), fillAll(page)]) {
    await button.dblclick()
    await expect(page.getByText(/^\d+ lines? filled,/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText(/^\d+ lines? filled,/)).toBeHidden()
  }
  expect(await piecesOf(anna)).toEqual({})
})

test('Enter goes on to the next quantity, a wrong one stops Add, and the list stays after a reload', async ({
  page,
  store,
}) => {
  const anna = await Caller.of(store)
  const { places } = await anna.get<ShelfAnswer>('/store/shelf')
  await beSignedIn(page)
  await page.goto('/')
  await page.getByRole('radio', { name: 'List', exact: true }).check()
  await page.reload()
  const quantities = page.getByRole('spinbutton')
  // A key that is pressed before the list is hydrated does nothing.
  await expect(async () => {
    await quantities.first().fill('24')
    await page.keyboard.press('Enter')
    await expect(quantities.nth(1)).toBeFocused({ timeout: 1_000 })
  }).toPass()
  for (const text of ['99999999', '12']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Add 2 lines' }).click()
  await expect(quantities.nth(1)).toBeFocused()
  await expect(page.getByText(/^1 quantity is wrong: /)).toBeVisible()
  expect(await piecesOf(anna)).toEqual({})
  await quantities.nth(1).fill('')
  await page.getByRole('button', { name: 'Add 2 lines' }).click()
  await expect(page.getByText('2 lines filled')).toBeHidden()
  expect(await piecesOf(anna)).toEqual({ [places[0]!.variant_id]: 24, [places[2]!.variant_id]: 12 })
})

test('of a gap that is partly in the cart the rest is offered, but not filled with all', async ({ page, store }) => {
  const anna = await Caller.of(store)
  const { places } = await anna.get<ShelfAnswer>('/store/shelf')
  const { variant_id } = places.find(({ state }) => state === 'gap')!
  await anna.add(variant_id, 1)
  await beSignedIn(page)
  await page.goto('/')
  await expect(board(page).getByRole('button', { name: /^Add / })).not.toHaveCount(0)
  await fillAndAdd(page)
  expect((await piecesOf(anna))[variant_id]).toBe(1)
})

test('the shelf of another tab follows the cart at once, also after Back', async ({ page, context }) => {
  await beSignedIn(page)
  await page.goto('/')
  await expect(fillAll(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await fillAndAdd(other)
  const inCart = await board(other).getByText('In the cart', { exact: true }).count()
  await expect(board(page).getByText('In the cart', { exact: true })).toHaveCount(inCart)
  await expect(fillAll(page)).toBeHidden()
  await page.getByRole('link', { name: new RegExp(`^Cart, ${inCart} items?$`) }).click()
  await page.waitForURL('**/cart')
  await page.goBack()
  await expect(board(page).getByText('In the cart', { exact: true })).toHaveCount(inCart)
  await expect(fillAll(page)).toBeHidden()
})

test('what another device has put in the cart is not added twice', async ({ page, browser, store }) => {
  const anna = await Caller.of(store)
  await keepMore(anna)
  await beSignedIn(page)
  await page.goto('/')
  await fillAll(page).click()
  const device = await browser.newContext({ baseURL: store.url })
  const phone = await device.newPage()
  await beSignedIn(phone)
  await phone.goto('/')
  await fillAndAdd(phone)
  const added = await piecesOf(anna)
  const count = Object.keys(added).length
  await device.close()

  await test.step('adding the same is refused with both numbers', async () => {
    await addAll(page).click()
    const report = page.getByRole('group', { name: 'What was added to the cart' })
    await expect(report).toContainText(`0 of ${count} products added to the cart`)
    const [pieces] = Object.values(added)
    await expect(report).toContainText(`not added twice: ${pieces} in the cart or on the way, 0 when you filled it`)
    await expectNoAxeViolations(page)
    expect(await piecesOf(anna)).toEqual(added)
  })

  await test.step('the shelf and its bar say that it is in the cart', async () => {
    await expect(addAll(page)).toBeHidden()
    await expect(fillAll(page)).toBeHidden()
    await expect(page.getByText(`${count} items in the cart`)).toBeVisible()
    await expect(page.getByRole('link', { name: `Cart, ${count} items` })).toBeVisible()
  })
})

test('a window that gets the focus reads the shelf again', async ({ page, store }) => {
  const anna = await Caller.of(store)
  const { places } = await anna.get<ShelfAnswer>('/store/shelf')
  // Fill all offers gaps only; the rest of a place that is partly on its way is offered alone.
  const { variant_id } = places.find(({ state }) => state === 'gap')!
  await beSignedIn(page)
  await page.goto('/')
  await expect(fillAll(page)).toBeVisible()
  const before = await fillButtons(page).count()
  await anna.add(variant_id, 1_000)
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
  await expect(fillButtons(page)).toHaveCount(before - 1)
})

test('after adding, the focus is on the way to the cart', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/')
  await fillAll(page).click()
  await addAll(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'View cart', exact: true })).toBeFocused()
})

test('a colleague’s arrangement stays when this customer arranges too', async ({ page, store }) => {
  const anna = await Caller.of(store)
  const { places } = await keepMore(anna)
  await beSignedIn(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Arrange' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arrange your shelf' })
  await expectNoAxeViolations(page)
  const { version } = await anna.get<ShelfAnswer>('/store/shelf')
  const arranged = places.map(({ variant_id, target, facings }) => ({ variant_id, target, facings }))
  await anna.put('/store/shelf', { version, places: arranged.toReversed() })
  await dialog
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(async () => {
    const { places: left } = await anna.get<ShelfAnswer>('/store/shelf')
    expect(left.map(({ variant_id }) => variant_id)).toEqual(
      arranged
        .slice(1)
        .toReversed()
        .map(({ variant_id }) => variant_id),
    )
  }).toPass()
})

test('three rows of the shelf and its bar fit a window of 1280 × 900', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await beSignedIn(page)
  await page.goto('/')
  const places = page.getByRole('list', { name: 'Your shelf' }).getByRole('listitem')
  await expect(places).toHaveCount(24)
  // The bar is always in the window; it must not cover the third row.
  const bar = await page.getByRole('button', { name: /^Fill all/ }).boundingBox()
  const last = await places.last().boundingBox()
  expect(last!.y + last!.height).toBeLessThanOrEqual(bar!.y)
})
