import { newestMail } from './support/mail'
import { enterOffice } from './support/office'
import { anna } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1' } } })

test('an order goes to its end and back, with a note, a replacement and a payment', async ({ page, store }) => {
  await enterOffice(page, '/office/orders?status=pending')
  await page
    .getByRole('table', { name: 'Orders' })
    .getByRole('row', { name: /Anna Lindqvist/ })
    .first()
    .getByRole('link')
    .click()
  const steps = page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem')
  await expect(steps).toContainText(['Placed', 'Packed', 'Shipped', 'Delivered', 'Completed'])

  await test.step('a note is written once, and its author deletes it', async () => {
    await page.getByRole('textbox', { name: 'Note' }).fill('Call before delivery.')
    await page.getByRole('button', { name: 'Add note' }).dblclick()
    const notes = page.getByRole('list', { name: 'Notes among colleagues' }).getByRole('listitem')
    await expect(notes).toHaveCount(1)
    await page.reload()
    await expect(notes).toContainText(['Call before delivery.'])
    await notes.getByRole('button', { name: /^Delete/ }).click()
    await expect(page.getByText('No notes yet.')).toBeVisible()
  })

  await test.step('missing pieces are replaced by another article at its price', async () => {
    await page.getByRole('button', { name: /^Missing\.\.\. Pieces of Havrebruket/ }).click()
    const sheet = page.getByRole('dialog', { name: /^Missing pieces of Havrebruket/ })
    const left = /\d+/.exec((await sheet.getByText(/pieces? to ship$/).textContent()) ?? '')?.[0] ?? ''
    await sheet.getByRole('spinbutton', { name: 'Missing pieces' }).fill(left)
    await sheet.getByRole('radio', { name: /^Replace by another article/ }).check()
    await sheet.getByLabel(/Other article/).fill('GRY-0450')
    await sheet
      .getByRole('list', { name: 'Articles' })
      .getByRole('button', { name: /GRY-0450/ })
      .click()
    await expect(sheet.getByText(/each, .* in all, net/)).toBeVisible()
    await sheet.getByLabel(/Message to the buyer/).fill('Sold out.')
    await expectNoAxeViolations(page)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('row', { name: /Gryning Dark Roast/ })).toBeVisible()
    const mail = await newestMail(store, 'order_updated', anna.email)
    expect(mail.text).toContain('Gryning Dark Roast')
  })

  await test.step('it is packed, and the packing is undone', async () => {
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await page.getByRole('button', { name: 'Undo packing' }).click()
    await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible()
  })

  await test.step('a payment is recorded with its day, and reversed', async () => {
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    const dialog = page.getByRole('dialog', { name: /^Mark order/ })
    const day = dialog.getByLabel(/Received on/)
    // The day of the order is the first one that is accepted.
    await day.fill((await day.getAttribute('min')) ?? '')
    await dialog.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(page.getByText(/Paid on \d+ \w+ \d{4}/)).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo payment' }).click()
    await page.getByRole('dialog', { name: 'Undo this payment?' }).getByRole('button', { name: 'Undo payment' }).click()
    await expect(page.getByText(/reversal$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible()
  })

  await test.step('a colleague’s change meanwhile is shown instead of being overwritten', async () => {
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Mark as packed' }).click()
    await expect(other.getByRole('button', { name: 'Undo packing' })).toBeVisible()
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'has changed this order' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo packing' })).toBeVisible()
  })

  await test.step('on a phone nothing scrolls sideways', async () => {
    // High enough that the bar at the bottom covers no line.
    await page.setViewportSize({ width: 390, height: 3000 })
    await expect(page.getByRole('list', { name: 'Lines of the order' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page)
  })
})
