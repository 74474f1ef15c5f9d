import type { Locator, Page } from '@playwright/test'
import { Caller } from './support/caller'
import { expect, expectNoAxeViolations, test } from './support/test'

const anna = { email: 'anna@kiosk.example', password: 'skafferi-demo-1' }

const addresses = {
  delivery: {
    'First name': 'Anna',
    'Last name': 'Lindqvist',
    Address: 'Linnégatan 14',
    City: 'Gothenburg',
    'Postal code': '413 04',
  },
  billing: {
    'First name': 'Kiosk',
    'Last name': 'Accounts',
    Address: 'Box 1200',
    City: 'Stockholm',
    'Postal code': '111 20',
  },
}

/** Types key by key: React does not detect Playwright's `fill` in Firefox. */
async function typeInto(field: Locator, value: string) {
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(value)
}

async function fillAddress(page: Page, title: string, values: Record<string, string>) {
  const dialog = page.getByRole('dialog', { name: title })
  for (const [label, value] of Object.entries(values)) {
    await typeInto(dialog.getByLabel(label, { exact: true }), value)
  }
  await dialog.getByLabel('Country').selectOption('se')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

/** `npm test` runs the journey on the embedded database too. */
const embedded = { tag: '@embedded' }

test('a customer orders 60 pieces in bulk and finds the order in the history', embedded, async ({ page, store }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))

  await test.step('a visitor who opens a customer page is redirected to the landing page, and back after sign-in', async () => {
    await page.goto('/products?q=cool+mint')
    await expect(page).toHaveURL(/\/landing\?return_to=/)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('The #1 Wholesale Marketplace for Businesses')
    await expect(title).not.toBeFocused()
    await expectNoAxeViolations(page)
    // A reload ends the loading of scripts, which Firefox reports as an error.
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /return_to=/)
    await page.getByRole('link', { name: 'Sign In' }).click()
    await page.getByLabel('Email').fill(anna.email)
    await page.getByLabel('Password', { exact: true }).fill(anna.password)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/products\?q=cool\+mint/)
  })

  await test.step('the search finds the product', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Products Found')
    await expectNoAxeViolations(page)
    await page
      .getByRole('link', { name: /Tjärn Cool Mint/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tjärn Cool Mint')
  })

  await test.step('60 pieces in bulk cost the bulk price', async () => {
    await page.getByText('3 · 10 mg', { exact: true }).click()
    await page.getByText('Single can', { exact: true }).click()
    await page.getByRole('radio', { name: 'Bulk Order' }).check()
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
    await expect(quantity).toHaveValue('50')
    await typeInto(quantity, '60')
    await quantity.press('Tab')
    await expect(page.getByText('€163.20').filter({ visible: true })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Item added to cart!').filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  })

  await test.step('the quantity is changed to 160 and the server confirms the total', async () => {
    await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Shopping Cart \(1 item\)/)
    await expectNoAxeViolations(page)
    const line = page.getByRole('row', { name: /Tjärn Cool Mint/ })
    await line.getByLabel('Step').selectOption('carton')
    const saved = page.waitForResponse((response) => response.url().endsWith('/store/cart/items/update'))
    await line.getByRole('button', { name: 'Add 100', exact: true }).click()
    await expect(line.getByText('€435.20')).toBeVisible()
    // Requested again, because Firefox does not expose response bodies.
    await saved
    const { cart } = await (await Caller.of(store)).get<{ cart: { item_total: number } }>('/store/cart/info')
    expect(cart.item_total).toBe(435.2)
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  })

  await test.step('the checkout accepts a delivery and a billing address', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: /^(Add|Change) delivery address/ }).click()
    await fillAddress(page, 'Delivery Address Details', addresses.delivery)
    await page.getByRole('button', { name: /^(Add|Change) billing address/ }).click()
    await fillAddress(page, 'Billing Address Details', addresses.billing)
    await expect(page.getByText('Linnégatan 14')).toBeVisible()
    await expect(page.getByText('Box 1200')).toBeVisible()
  })

  await test.step('the checkout shows the delivery dates, the payment terms and each line', async () => {
    await expect(page.getByRole('region', { name: 'Delivery Information' })).toContainText(/Arrives .*\d{4}/)
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText(
      /Invoice, 60 days from the order, due \d+ \w+ \d{4}/,
    )
    await page.getByRole('button', { name: 'Show lines' }).click()
    const lines = page.getByRole('table', { name: 'Lines of the order' })
    await expect(lines.getByRole('row', { name: /Tjärn Cool Mint.*160.*€2\.72.*€435\.20/ })).toBeVisible()
    await page.getByRole('button', { name: 'Place Order' }).click()
  })

  const number = await test.step('the confirmation page has the order number and survives a reload', async () => {
    await expect(page).toHaveURL(/\/thanks\?order=/)
    await expect(page.getByText('Thanks for Ordering')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect(page.getByText('Thanks for Ordering')).toBeVisible()
    await expectNoAxeViolations(page)
    return (await page.getByRole('definition').filter({ hasText: /^\d+$/ }).textContent())!.trim()
  })

  await test.step('the order is in the history and the cart is empty', async () => {
    await page.goto('/profile')
    const newest = page.getByRole('table', { name: 'Order History' }).getByRole('row').nth(1)
    await expect(newest).toContainText('Tjärn Cool Mint')
    await expect(newest).toContainText(number)
    await expect(newest).toContainText('Pending')
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  expect(problems).toEqual([])
})
