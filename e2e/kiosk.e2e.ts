import type { Page } from '@playwright/test'
import { codeOf } from './support/authenticator'
import { maja } from './support/office'
import { expect, expectNoAxeViolations, test } from './support/test'
import { prepareShop } from './support/prepare-shop'

test.use({ operator: { host: '127.0.0.1', env: { SEED: 'none', OFFICE: '1' } } })

/** The first owner of a new shop, in its office. */
async function createOwner(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(maja.name)
  await page.getByLabel('Email').fill(maja.email)
  await page.getByLabel('Password', { exact: true }).fill(maja.password)
  const secret = (await page.locator('b.select-all').textContent())!
  await page.getByLabel('Code from the app', { exact: true }).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Accept and sign in' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('link', { name: 'Go to the office' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
}

/** Returns the link to preview the closed shop. */
const previewLink = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/admin/preview-link')).json()) as { url: string }).url)

const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Next' }).click()

test('a kiosk applies to a new shop with its neutral form, and gets its delivery address', async ({ page, store }) => {
  test.slow()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  const printed = () => /to become its owner: (\S+)\n/.exec(store.log())?.[1]
  await expect.poll(printed).toBeDefined()
  await createOwner(page, printed()!)

  await test.step('the owner leaves out a step; a licence is optional', async () => {
    await page.goto('/office/settings/applications')
    await expect(page.getByRole('combobox', { name: 'DUNS number' })).toHaveValue('off')
    await expect(page.getByRole('combobox', { name: 'Shipping preferences offered' })).toHaveValue('delivery')
    for (const question of ['Products of interest', 'Order frequency'])
      await page.getByRole('combobox', { name: question }).selectOption('Not asked')
    await expect(page.getByRole('combobox', { name: 'Licence', exact: true })).toHaveValue('off')
    await expect(page.getByText('Nothing is asked. The form leaves this step out.')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: /^(Save|Saving...)$/ })).toBeHidden()
  })

  await prepareShop(page, { id: 'van', name: 'Delivery by van', countries: ['fi'] })
  await page.goto(await previewLink(page))
  await page.goto('/sign-up')

  await test.step('the company has no DUNS number, and a business ID with its check digit', async () => {
    await expect(page.getByText('DUNS number')).toHaveCount(0)
    await page.getByLabel('Company name').fill('Turun Kioski Oy')
    await page.getByLabel('Country').fill('Suomi')
    await page.getByLabel('Business ID (Y-tunnus)').fill('2345678-9')
    await page.getByLabel('Type of business').selectOption('Retail')
    await expectNoAxeViolations(page)
    await next(page)
    await expect(page.getByText('The last digit does not match the others. Please check the number.')).toBeVisible()
    await page.getByLabel('Business ID (Y-tunnus)').fill('1234567-1')
    await next(page)
  })

  await test.step('the contact needs no delivery day', async () => {
    await expect(page.getByLabel('Preferred delivery day')).toHaveCount(0)
    await page.getByLabel('Full name').fill('Aino Virta')
    await page.getByLabel('Email').fill('aino@kioski.example')
    await page.getByLabel('Phone').fill('+358 40 555 01 01')
    await next(page)
  })

  await test.step('an address is asked, and no choice of one delivery option', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Payment & Shipping Info' })).toBeVisible()
    await expect(page.getByText(/FDA|Customs broker|UPS/)).toHaveCount(0)
    // There is one delivery option, so there is nothing to choose.
    await expect(page.getByLabel(/^Shipping preference/)).toHaveCount(0)
    const address = page.getByRole('group', { name: 'Delivery address' })
    await address.getByLabel(/^Street/).fill('Linnankatu 1')
    await next(page)
    await expect(page.getByText('Please fill in the delivery postal code field.')).toBeVisible()
    await address.getByLabel(/^Postal code/).fill('20100')
    await address.getByLabel(/^City/).fill('Turku')
    await address.getByLabel(/^Country/).selectOption('Finland')
    await expectNoAxeViolations(page)
    await next(page)
  })

  await test.step('it is sent without a licence', async () => {
    await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check()
    await page.getByRole('checkbox', { name: /^I consent to my data/ }).check()
    await page.getByRole('button', { name: 'Complete Registration' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
  })

  await test.step('the operator sees what was asked, and the company has its address', async () => {
    await page.goto('/office/applications')
    await page.getByRole('link', { name: /Turun Kioski Oy/ }).click()
    await expect(page.getByText('Linnankatu 1, 20100 Turku, Finland')).toBeVisible()
    await expect(page.getByText(/DUNS number|FDA|Customs broker/)).toHaveCount(0)
    await expect(page.getByText(/licence/i)).toHaveCount(0)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Approve with terms' }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText('Approved', { exact: true })).toBeVisible()
  })

  expect(problems).toEqual([])
})
