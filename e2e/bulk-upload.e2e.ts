import { beSignedIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

/** Articles of the demo world with sufficient stock. */
const skus = [
  [
    'LJU-0028',
    'VID-1221',
    'GRY-0469',
    'BJO-0150',
    'RON-1202',
    'KAD-2242',
    'TEB-0114',
    'BRY-0910',
    'FLA-0502',
    'TJA-2202',
  ],
  [
    'TJA-2203',
    'LJU-0177',
    'SKA-0323',
    'SYL-0514',
    'KAL-0331',
    'BJO-0310',
    'SKR-1182',
    'TJA-1403',
    'TJA-1413',
    'TJA-1402',
  ],
  [
    'TJA-1412',
    'TJA-1401',
    'STI-1182',
    'KVA-0240',
    'HAV-0411',
    'VID-2242',
    'KAD-1303',
    'KAD-1302',
    'POL-0107',
    'STI-1091',
  ],
  ['DIM-1181', 'DIM-1195', 'DIM-1182', 'STI-1101', 'STI-1102', 'STI-1001', 'STI-1012'],
].flat()

/** Forty rows of a spreadsheet, of which the 8th, 20th and 33rd cannot be added. */
const sheet = skus.map((sku) => `${sku};60`)
sheet.splice(7, 0, 'OLD-0001;60')
sheet.splice(19, 0, 'SAL-0120;sixty')
sheet.splice(32, 0, 'TJA-1491;60')

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })

interface BulkAnswer {
  cart: { total: number; items: { variant_sku: string; quantity: number }[] }
}

test('of forty rows by SKU, three are reported and the others are in the cart with the store’s total', async ({
  page,
}) => {
  await beSignedIn(page)
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bulk Upload Quantities' })
  expect(sheet).toHaveLength(40)
  await dialog.getByRole('textbox').fill(sheet.join('\n'))
  await expectNoAxeViolations(page)

  await test.step('the preview has a result for each row and changes nothing', async () => {
    await dialog.getByRole('button', { name: 'Check quantities' }).click()
    await expect(dialog.getByText('Nothing has changed yet. This is a preview.')).toBeVisible()
    const bad = dialog.getByRole('region', { name: 'Skipped 3' }).getByRole('listitem')
    await expect(bad).toContainText([/^Row 8/, /^Row 20/, /^Row 33/])
    await expect(bad).toContainText([
      'No article has this SKU or GTIN',
      '“sixty” is not a whole number',
      'Not enough stock for TJA-1491. 8 left.',
    ])
    await expect(dialog.getByRole('region', { name: 'Changed 37' })).toBeVisible()
    await expectNoAxeViolations(page)
    await expect(page.getByText('Your cart is empty')).toBeVisible()
  })

  const cart = await test.step('the other rows are applied', async () => {
    const saved = page.waitForResponse((response) => response.url().endsWith('/store/cart/items/bulk'))
    await dialog.getByRole('button', { name: 'Apply 37 changes' }).click()
    const answer = (await (await saved).json()) as BulkAnswer
    await expect(dialog.getByText('37 of 40 rows are in the cart.')).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Skipped 3' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    return answer.cart
  })

  await test.step('they are in the cart with the store’s total, also after a reload', async () => {
    expect(cart.items.map(({ variant_sku, quantity }) => [variant_sku, quantity])).toEqual(skus.map((sku) => [sku, 60]))
    const summary = page.getByRole('complementary', { name: 'Order Summary' })
    for (const look of [() => Promise.resolve(), () => page.reload()]) {
      await look()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Shopping Cart \(37 items\)/)
      await expect(page.getByRole('link', { name: 'Cart, 37 items' })).toBeVisible()
      await expect(summary.getByText(euros.format(cart.total))).toBeVisible()
    }
    await expectNoAxeViolations(page)
  })
})
