import { request, type Page } from '@playwright/test'
import { bjorn, Caller } from './support/caller'
import { anna, beSignedIn, signIn } from './support/sign-in'
import { expect, test } from './support/test'

const back = 'We kept what you typed.'

async function openOrder(page: Page): Promise<void> {
  await page.goto('/profile')
  const order = page.getByRole('table', { name: 'Order History' }).getByRole('row').nth(3)
  await order.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/profile\/order\//)
}

async function openComplaint(page: Page) {
  await page.getByRole('button', { name: 'File Complaint' }).click()
  const dialog = page.getByRole('dialog', { name: 'File Complaint' })
  await expect(dialog.getByLabel('Subject')).toBeVisible()
  return dialog
}

test('the draft of a complaint survives a reload, until it is discarded or the customer signs out', async ({
  page,
}) => {
  await beSignedIn(page)
  await openOrder(page)
  const order = page.url()
  const typed = await openComplaint(page)
  await typed.getByLabel('Subject').fill('Two bags are torn')
  await typed
    .getByLabel(/^Pictures/)
    .setInputFiles({ name: 'carton.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await page.reload()

  const found = await openComplaint(page)
  await expect(found.getByText(back)).toBeVisible()
  await expect(found.getByText('This file could not be kept. Choose it again: carton.png')).toBeVisible()
  await expect(found.getByLabel('Subject')).toHaveValue('Two bags are torn')
  await found.getByRole('button', { name: 'Clear the form' }).click()
  await expect(found.getByLabel('Subject')).toHaveValue('')
  await expect(found.getByLabel('Subject')).toBeFocused()
  await found.getByLabel('Subject').fill('One bag is torn')

  await page.goto(order)
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/landing/)
  await beSignedIn(page)
  await page.goto(order)
  const left = await openComplaint(page)
  await expect(left.getByLabel('Subject')).toHaveValue('')
  await expect(left.getByText(back)).toBeHidden()
})

/** Opens the delivery address at the checkout, new or existing. */
async function openAddress(page: Page) {
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^(Add|Change) delivery address$/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('City')).toBeVisible()
  return dialog
}

/** Ends the page's session at the store. The browser is not notified and keeps its cookies. */
async function endSession(page: Page): Promise<void> {
  const headers = { 'x-publishable-api-key': 'pk_demo', 'sec-fetch-site': 'same-origin' }
  const options = { baseURL: new URL(page.url()).origin, storageState: await page.context().storageState() }
  const otherClient = await request.newContext({ ...options, extraHTTPHeaders: headers })
  const answer = await otherClient.delete('/auth/session')
  expect(answer.ok(), await answer.text()).toBe(true)
  await otherClient.dispose()
}

test('the draft of an address survives an ended session, and is hidden from another customer', async ({
  page,
  store,
}) => {
  const fish = 'variant_01saltfish120'
  await (await Caller.of(store, anna)).add(fish, 100)
  await (await Caller.of(store, bjorn)).add(fish, 100)
  await beSignedIn(page)
  const typed = await openAddress(page)
  await typed.getByLabel('City').fill('Kungälv')
  // No pending request can detect the ended session before the button does.
  await expect(typed.getByLabel('Fill in an address you have used')).toBeVisible()
  await endSession(page)
  // The dialog is still open, and its button detects the ended session.
  await typed.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You were signed out. Sign in to go on.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByLabel('Email').fill(anna.email)
  await page.getByLabel('Password', { exact: true }).fill(anna.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  const found = await openAddress(page)
  await expect(found.getByText(back)).toBeVisible()
  await expect(found.getByLabel('City')).toHaveValue('Kungälv')

  await page.context().clearCookies()
  await signIn(page, bjorn)
  const others = await openAddress(page)
  await expect(others.getByText(back)).toBeHidden()
  await expect(others.getByLabel('City')).not.toHaveValue('Kungälv')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Kungälv')
})

/** Signs in again as the same customer, on the page that was opened. */
async function signInAgain(page: Page): Promise<void> {
  await expect(page.getByText('You were signed out. Sign in to go on.')).toBeVisible()
  await page.getByLabel('Email').fill(anna.email)
  await page.getByLabel('Password', { exact: true }).fill(anna.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('drafts of a note, a name and a quantity survive an ended session', async ({ page, store }) => {
  await (await Caller.of(store, anna)).add('variant_01saltfish120', 100)
  await beSignedIn(page)
  await page.goto('/wishlist')
  const openNote = async () => {
    await page
      .getByRole('button', { name: /^(Add a note to|Edit the note of) / })
      .first()
      .click()
    return page.getByRole('dialog', { name: 'Note' })
  }
  await (await openNote()).getByRole('textbox', { name: 'Note' }).fill('For Midsummer')
  await endSession(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await signInAgain(page)
  await expect(page).toHaveURL(/\/wishlist$/)
  const note = await openNote()
  await expect(note.getByText(back)).toBeVisible()
  await expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('For Midsummer')
  await note.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(note).toBeHidden()
  await expect(page.getByText('For Midsummer')).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change name and phone' }).click()
  await page.getByLabel('Last name').fill('Berg')
  await endSession(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await signInAgain(page)
  await expect(page.getByLabel('Last name')).toHaveValue('Berg')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()

  await page.goto('/cart')
  const pieces = page.getByRole('spinbutton').filter({ visible: true }).first()
  await pieces.fill('137')
  await endSession(page)
  await pieces.press('Enter')
  await signInAgain(page)
  await expect(page).toHaveURL(/\/cart$/)
  await expect(pieces).toHaveValue('137')
  await page.reload()
  await expect(pieces).toHaveValue('137')
})

test('a focused field, a quantity on a card and a CSV file survive an ended session, for the same customer only', async ({
  page,
  store,
}) => {
  await (await Caller.of(store, anna)).add('variant_01saltfish120', 100)
  await (await Caller.of(store, bjorn)).add('variant_01saltfish120', 100)
  await beSignedIn(page)
  await page.goto('/cart')
  const pieces = page.getByRole('spinbutton').filter({ visible: true }).first()
  await pieces.fill('138')
  await endSession(page)
  // Another request of the page detects the ended session; the focus stays in the field.
  await page.getByRole('button', { name: 'Save cart to wishlist' }).dispatchEvent('click')
  await signInAgain(page)
  await expect(page).toHaveURL(/\/cart$/)
  await expect(pieces).toHaveValue('138')
  await page.reload()
  await expect(pieces).toHaveValue('138')

  const openUpload = async () => {
    await page.getByRole('button', { name: 'Bulk Upload' }).click()
    return page.getByRole('dialog', { name: 'Bulk Upload Quantities' })
  }
  const typed = await openUpload()
  await typed.getByRole('radio', { name: 'File', exact: true }).check()
  await typed
    .locator('input[type=file]')
    .setInputFiles({ name: 'week 48.csv', mimeType: 'text/csv', buffer: Buffer.from('sku;qty\nSAL-0120;139') })
  await expect(typed.getByText('week 48.csv')).toBeVisible()
  await endSession(page)
  await typed.getByRole('button', { name: 'Check quantities' }).click()
  await signInAgain(page)
  await expect(page).toHaveURL(/\/cart$/)
  const found = await openUpload()
  await expect(found.getByText(back)).toBeVisible()
  await expect(found.getByText('week 48.csv')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/products')
  const card = page.getByRole('article').filter({ has: page.getByRole('spinbutton') })
  const quantityField = card.first().getByRole('spinbutton')
  await quantityField.fill('61')
  await endSession(page)
  await card.first().getByRole('button', { name: 'Add to Cart' }).click()
  await signInAgain(page)
  await expect(page).toHaveURL(/\/products/)
  await expect(quantityField).toHaveValue('61')

  await page.context().clearCookies()
  await signIn(page, bjorn)
  await page.goto('/products')
  await expect(quantityField).toHaveValue('1')
  await page.goto('/cart')
  await expect(pieces).toHaveValue('100')
  const others = await openUpload()
  await expect(others.getByText(back)).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('week 48')
})
