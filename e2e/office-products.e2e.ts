import { enterOffice, goTo } from './support/office'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1' } } })

test('the products of a brand are selected, their prices changed and the change undone', async ({ page }) => {
  await enterOffice(page)
  await goTo(page, 'Products')
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Björkö')
  const filters = page.getByRole('group', { name: 'Active filters' })
  await expect(filters.getByText('Björkö')).toBeVisible()
  await expect(page).toHaveURL(/brand=/)
  await page.reload()
  await expect(filters.getByText('Björkö')).toBeVisible()
  const products = page.getByRole('table', { name: 'Products' })
  const rows = products.getByRole('row').filter({ hasText: 'Björkö' })
  await expect(rows.first()).toBeVisible()
  const headings = await products.getByRole('columnheader').allInnerTexts()
  const cells = products.locator(
    `tbody td:nth-child(${String(headings.findIndex((text) => text.includes('Price')) + 1)})`,
  )
  // The price of a single variant is in a field.
  const pricesNow = () =>
    cells.evaluateAll((all) => all.map((cell) => cell.querySelector('input')?.value ?? cell.textContent))
  const before = await pricesNow()
  expect(before.join('')).toContain('€')
  await page.getByRole('checkbox', { name: /all/i }).first().check()
  await page.getByRole('button', { name: 'Price...' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Change in %/ }).fill('50')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('checkbox', { name: /by more than 20%/ }).check()
  await dialog.getByRole('button', { name: 'Change prices' }).dblclick()
  await expect(page.getByText(/products were changed\./)).toBeVisible()
  await expect(async () => expect(await pricesNow()).not.toEqual(before)).toPass()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/products were restored\./)).toBeVisible()
  await expect(async () => expect(await pricesNow()).toEqual(before)).toPass()
})
