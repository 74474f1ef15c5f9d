import type { Locator, Page } from '@playwright/test'
import { newestMail } from './support/mail'
import { enterOffice } from './support/office'
import { shipFirstLine } from './support/office-orders'
import { anna, beSignedIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1' } } })

/** Returns the amount in a row of the totals, e.g. "Refunded". */
function figureOf(within: Page | Locator, term: string): Locator {
  return within.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('xpath=following-sibling::dd[1]')
}

test('order page, list and e-mail have the partial shipment, the closed rest and the refund', async ({
  page,
  store,
}) => {
  await beSignedIn(page)
  await page.goto('/profile')
  await page.getByRole('table', { name: 'Order History' }).getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/profile\/order\//)
  const address = new URL(page.url()).pathname
  const id = address.split('/').at(-1)!
  const heading = page.getByRole('heading', { level: 1, name: /^Order \d+ · / })
  await expect(heading).toBeVisible()
  const progressSteps = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem')
  await expect(progressSteps).toContainText(['Placed', 'Packed', 'Sent', 'Delivered'])

  await test.step('a part is shipped: shop, office and e-mail have the number of pieces', async () => {
    await enterOffice(page, `/office/orders/${id}`)
    await shipFirstLine(page, 100)
    await expect(page.getByText('100 of 576 shipped')).toBeVisible()
    expect((await newestMail(store, 'order_shipped', anna.email)).text).toContain('Partly shipped · 100 of 576')
    await page.goto(address)
    await expect(page.getByText('Partly shipped · 100 of 576')).toBeVisible()
    await expect(page.getByText('100 of 240 shipped').first()).toBeVisible()
    const contents = page.getByRole('list', { name: 'Contents of parcel 1' }).getByRole('listitem')
    await expect(contents).toHaveText([/100$/])
    await expectNoAxeViolations(page)
    await page.goto('/profile')
    await expect(
      page.getByRole('table', { name: 'Order History' }).getByText('Partly shipped · 100 of 576'),
    ).toBeVisible()
  })

  await test.step('the parcel is delivered and the rest is closed and refunded', async () => {
    await page.goto(`/office/orders/${id}`)
    await page.getByRole('button', { name: 'Mark as handed over Parcel 1' }).click()
    await expect(page.getByText(/^Handed over /)).toHaveCount(1)
    await page.getByRole('button', { name: 'Mark as delivered Parcel 1' }).click()
    await page.getByRole('button', { name: 'Close rest...' }).click()
    const sheet = page.getByRole('dialog', { name: /^Close the rest of order/ })
    await sheet.getByLabel('Message to the buyer').fill('The supplier has discontinued them.')
    await expectNoAxeViolations(page)
    await sheet.getByRole('button', { name: 'Close 476 pieces' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByText('100 of 100 shipped')).toBeVisible()
    expect((await newestMail(store, 'order_rest_closed', anna.email)).text).toContain(
      'The supplier has discontinued them.',
    )
  })

  await test.step('the refunded amount and the amount due are equal in office, order, list and e-mail', async () => {
    // The head of the office's order has the figures before its totals.
    const refunded = (await figureOf(page, 'Credited').first().innerText()).replace('-', '')
    const due = await figureOf(page, 'Amount due').first().innerText()
    await expect(figureOf(page, 'Credited')).toHaveText([`-${refunded}`, `-${refunded}`])
    const mail = (await newestMail(store, 'order_rest_closed', anna.email)).text.replaceAll(/\s+/g, ' ')
    expect(mail).toContain(`Credited so far: ${refunded}`)
    expect(mail).toContain(`Amount due: ${due}`)
    await page.goto(address)
    await expect(figureOf(page, 'Credited')).toHaveText(`-${refunded}`)
    await expect(figureOf(page, 'Amount due')).toHaveText(due)
    await expect(figureOf(page, 'Invoice, \\d+ days from the order')).toContainText(due)
    await expect(page.getByText(`${refunded} credited`)).toBeVisible()
    await expect(page.getByText('140 will not be delivered').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.emulateMedia({ media: 'print' })
    for (const printed of [
      page.getByText('Delivered · 100 of 576'),
      page.getByRole('list', { name: 'Contents of parcel 1' }),
      page.getByText(`${refunded} credited`),
    ]) {
      await expect(printed).toBeVisible()
    }
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/profile')
    await expect(page.getByRole('table', { name: 'Order History' }).getByText(`Credited ${refunded}`)).toBeVisible()
  })
})
