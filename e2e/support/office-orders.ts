import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations } from './test'

/** Views sales and low stock, and follows the links to their lists. */
export async function seeToday(page: Page) {
  await page.goto('/office')
  await page.getByRole('table', { name: 'Sales, net of VAT' }).getByRole('link', { name: 'Last 7 days' }).click()
  await expect(page.getByRole('rowheader', { name: '1 order' })).toBeVisible()
  await expect(page.getByLabel('Placed from')).toHaveValue(/^2\d{3}-/)
  await page.goBack()
  const low = page.getByRole('navigation', { name: 'Waiting for you' }).getByRole('link', { name: /Low stock/ })
  const count = /^\d+/.exec(await low.innerText())![0]
  await expectNoAxeViolations(page)
  await low.click()
  await expect(page.getByRole('link', { name: `Low stock ${count}` })).toHaveAttribute('aria-current', 'page')
}

/** Marks all orders of the list as packed, with a double click. */
export async function packAll(page: Page) {
  await page.goto('/office/orders?status=pending&country=se')
  await page.getByRole('checkbox', { name: /^Select order/ }).check()
  await expect(page.getByRole('group', { name: 'Selection' })).toContainText('1 line · 24 pieces · €')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Mark 1 as packed' }).dblclick()
  await expect(page.getByText('1 order is packed.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Selection' })).toBeHidden()
}

/** Ships pieces of the first line only. */
export async function shipFirstLine(page: Page, pieces: number): Promise<void> {
  await page.getByRole('button', { name: 'Ship...' }).click()
  const sheet = page.getByRole('dialog', { name: /^Ship order/ })
  await sheet.getByRole('radio', { name: 'Part' }).check()
  const counts = await sheet.getByRole('spinbutton', { name: /^Pieces of/ }).all()
  for (const [index, count] of counts.entries()) await count.fill(String(index === 0 ? pieces : 0))
  await sheet.getByLabel('Carrier').fill('DHL')
  await sheet.getByRole('button', { name: `Ship ${pieces} pieces` }).click()
  await expect(sheet).toBeHidden()
}
