import type { Page } from '@playwright/test'
import { applicant, licence, passStep, steps } from './support/application'
import { choosePassword } from './support/choose-password'
import { newestMail } from './support/mail'
import { enterOffice } from './support/office'
import { shipFirstLine } from './support/office-orders'
import { photo } from './support/photo'
import { signIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1' } } })

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
  [
    'DIM-1181',
    'DIM-1195',
    'DIM-1182',
    'STI-1101',
    'STI-1102',
    'STI-1001',
    'STI-1012',
    'SAL-0120',
    'LJU-0035',
    'SAL-0140',
  ],
].flat()

const companyAddress = {
  'First name': 'Maja',
  'Last name': 'Norén',
  Address: 'Strandvägen 1',
  City: 'Gothenburg',
  'Postal code': '413 04',
}
const otherSite = {
  'Address name': 'Store Hamngatan',
  'Receiving hours': 'weekdays, 7:00 to 10:00',
  'First name': 'Per',
  'Last name': 'Lund',
  Address: 'Hamngatan 12',
  City: 'Stockholm',
  'Postal code': '111 47',
}

/** Fills in the open address dialog and saves it. */
async function saveAddress(page: Page, values: Readonly<Record<string, string>>) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Country').selectOption('se')
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).fill(value)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

test('a chain’s week: application, approval, forty lines to another site, partial shipment, refund, complaint, reply, reorder', async ({
  page,
  store,
}) => {
  test.slow()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))

  await test.step('the company applies', async () => {
    await page.goto('/sign-up')
    for (const step of steps) await passStep(page, step)
    await page.getByLabel(/^Licence/).setInputFiles(licence)
    await expect(page.getByText('1 file added, 1 uploaded')).toBeAttached()
    await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check()
    await page.getByRole('checkbox', { name: /^I consent to my data/ }).check()
    await page.getByRole('button', { name: 'Complete Registration' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
  })

  await test.step('an operator asks for more, and the applicant answers with what was sent before', async () => {
    await enterOffice(page, '/office/applications')
    await page.getByRole('link', { name: /Hav & Himmel AB/ }).click()
    await page.getByRole('button', { name: 'Ask for more' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What is missing').fill('Which brands do you sell today?')
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(dialog).toBeHidden()
    const [link = ''] = /\S+\/application\/answer#\S+/.exec(
      (await newestMail(store, 'application_asked', applicant.email)).text,
    )!
    await page.goto(link)
    await expect(page.getByText('Which brands do you sell today?')).toBeVisible()
    await expect(page.getByLabel('Company name')).toHaveValue('Hav & Himmel AB')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Specific brands').fill('Gryning, Ronja')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(licence.name)).toBeVisible()
    await page.getByRole('button', { name: 'Complete Registration' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'We have received your answer' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'We have received your answer' })).toBeVisible()
    await page.getByRole('link', { name: 'See the Status' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'We have received your application' })).toBeVisible()
  })

  await test.step('an operator reads every answer and what has changed, and approves it with terms', async () => {
    await page.goto('/office/applications')
    await page.getByRole('link', { name: /Hav & Himmel AB/ }).click()
    await expect(page.getByText('Before: Gryning')).toBeVisible()
    for (const answer of [
      '5561201234',
      '350000006',
      'Owner',
      '+46 31 555 01 60',
      'Coffee, biscuits',
      'Gryning',
      'DHL',
    ]) {
      await expect(page.getByRole('definition').filter({ hasText: answer })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: `Open ${licence.name}` })).toBeVisible()
    await page.getByLabel('Days from order to due date').fill('14')
    await page.getByRole('checkbox', { name: 'Orders need a purchase order number' }).check()
    await page.getByRole('button', { name: 'Approve with terms' }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByRole('main').getByText('Approved', { exact: true })).toBeVisible()
    await expect(page.getByRole('form', { name: 'Terms' }).getByLabel('Days from order to due date')).toHaveValue('14')
    const approval = plain((await newestMail(store, 'application_approved', applicant.email)).text)
    for (const text of [/due 14 days after the order/, /Purchase order number: Required/])
      expect(approval).toMatch(text)
    await choosePassword(store, applicant)
    await signIn(page, applicant)
  })

  await test.step('forty pasted lines are in the cart', async () => {
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Bulk Upload' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bulk Upload Quantities' })
    await dialog.getByRole('textbox').fill(skus.map((sku) => `${sku};24`).join('\n'))
    await dialog.getByRole('button', { name: 'Check quantities' }).click()
    await dialog.getByRole('button', { name: 'Apply 40 changes' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(40 items\)/)
  })

  const { address, id, number } =
    await test.step('they are shipped to another site, and the invoice goes to the company', async () => {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Add address' }).click()
      await saveAddress(page, otherSite)
      await page.goto('/cart')
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
      await page.getByRole('button', { name: /^(Add|Change) billing address/ }).click()
      await saveAddress(page, companyAddress)
      await page.getByRole('button', { name: /^(Add|Change) delivery address/ }).click()
      const dialog = page.getByRole('dialog')
      const known = dialog.locator('datalist option', { hasText: 'Hamngatan 12' })
      await expect(known).toHaveCount(1)
      await dialog
        .getByRole('combobox', { name: 'Fill in an address you have used' })
        .fill((await known.textContent())!)
      await expect(dialog.getByLabel('Last name')).toHaveValue('Lund')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Place Order' }).click()
      await page.getByLabel(/^PO number/i).fill('PO-7741')
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page).toHaveURL(/\/thanks\?order=/)
      await page.goto('/profile')
      const order = page.getByRole('table', { name: 'Order History' }).getByRole('row').nth(1)
      const [, found] = /No\. (\d+)/.exec(await order.innerText())!
      await order.getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Order ${found} · `) })).toBeVisible()
      await expect(page.getByText('Hamngatan 12').first()).toBeVisible()
      await expect(page.getByText('Strandvägen 1').first()).toBeVisible()
      for (const text of ['Hav & Himmel AB', 'PO-7741', 'weekdays, 7:00 to 10:00', applicant.name, 'Invoice, 14 days'])
        await expect(page.getByText(text).first()).toBeVisible()
      const path = new URL(page.url()).pathname
      const mail = plain((await newestMail(store, 'order_confirmation', applicant.email)).text)
      for (const expected of [
        found!,
        'PO-7741',
        'weekdays, 7:00 to 10:00',
        'Hav & Himmel AB',
        '5561201234',
        'Hamngatan 12',
        'Strandvägen 1',
      ])
        expect(mail).toContain(expected)
      return { address: path, id: path.split('/').at(-1)!, number: found! }
    })

  await test.step('the first article is shipped, and the e-mail to goods-in lists the parcel', async () => {
    await page.goto(`/office/orders/${id}`)
    await expect(page.getByText('Hamngatan 12').first()).toBeVisible()
    await shipFirstLine(page, 24)
    await expect(page.getByText('24 of 960 shipped')).toBeVisible()
    expect((await newestMail(store, 'order_shipped', applicant.email)).text).toContain('Partly shipped · 24 of 960')
    await page.getByRole('link', { name: 'Packing slip of Parcel 1' }).click()
    const slip = page.getByRole('article', { name: `Packing slip, order ${number}, parcel 1` })
    await expect(slip.getByRole('row')).toHaveCount(2)
    for (const text of ['Hamngatan 12', 'weekdays, 7:00 to 10:00', 'PO-7741'])
      await expect(slip.getByText(text).first()).toBeVisible()
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Partly shipped · 24 of 960')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Contents of parcel 1' }).getByRole('listitem')).toHaveText([/24$/])
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('three pieces are credited, and the amount is the same everywhere', async () => {
    await page.goto(`/office/orders/${id}`)
    await page.getByRole('button', { name: 'Credit...' }).click()
    const sheet = page.getByRole('dialog', { name: /^Credit order/ })
    await sheet
      .getByRole('spinbutton', { name: /^Credited pieces of/ })
      .first()
      .fill('3')
    await sheet.getByLabel('Message to the buyer').fill('Three broke.')
    await sheet.getByRole('button', { name: /^Credit €/ }).click()
    await expect(sheet).toBeHidden()
    const [, refunded] = /(\S+) credited/.exec(await page.getByText(/^€\S+ credited$/).innerText())!
    expect(plain((await newestMail(store, 'order_refunded', applicant.email)).text)).toContain(
      `Credited so far: ${refunded}`,
    )
    await page.goto(address)
    await expect(page.getByText(`${refunded} credited`)).toBeVisible()
    await expect(page.getByText(`-${refunded}`).first()).toBeVisible()
  })

  await test.step('a complaint with two photos is filed, and answered', async () => {
    await page.getByRole('button', { name: 'File Complaint' }).click()
    const dialog = page.getByRole('dialog', { name: 'File Complaint' })
    await dialog.getByLabel('Subject').fill('The carton was crushed')
    await dialog.getByLabel('Complaint type').selectOption('Damaged Package')
    await dialog.getByLabel('Description').fill('One corner was wet.')
    await dialog.getByText('Which products?').click()
    const lines = dialog.getByRole('list', { name: 'Which products?' }).getByRole('listitem')
    await expect(lines).toHaveCount(skus.length)
    await dialog.getByLabel('Find a product or SKU').fill(skus[1]!)
    await expect(lines).toHaveCount(1)
    await lines.getByRole('checkbox').check()
    await lines.getByRole('spinbutton').fill('5')
    await dialog.getByLabel(/^Pictures/).setInputFiles([photo('corner.png'), photo('inside.png')])
    await expect(dialog.getByRole('button', { name: /^Remove (corner|inside)\.png$/ })).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(/^Complaint submitted successfully!/)).toBeVisible()
    await page.goto('/office/inbox')
    await page
      .getByRole('navigation', { name: 'Complaints' })
      .getByRole('link', { name: 'The carton was crushed' })
      .click()
    await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(2)
    const named = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
    await expect(named).toHaveText([/VID-1221\s*5 of 24$/])
    await page.getByLabel(/^Answer to/).fill('We credit the carton.')
    await page.getByRole('checkbox', { name: /^Close the complaint/ }).check()
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText('We credit the carton.')
    const answer = plain((await newestMail(store, 'complaint_answered', applicant.email)).text)
    expect(answer).toContain('We credit the carton.')
    expect(answer).toMatch(/VIDD [^.]* · 5 /)
    await page.goto(address)
    const own = page.getByRole('listitem').filter({ hasText: 'The carton was crushed' })
    await expect(own).toContainText('Closed')
    await expect(own).toContainText('We credit the carton.')
    await expect(page.getByRole('list', { name: /^Products of case/ })).toHaveText(/VID-12215$/)
  })

  await test.step('the order is placed again', async () => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Reorder' }).click()
    const dialog = page.getByRole('dialog', { name: `Reorder ${number}` })
    await dialog.getByRole('button', { name: 'Add 40 lines' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Cart, 40 items' })).toBeVisible()
  })
  expect(problems).toEqual([])
})
