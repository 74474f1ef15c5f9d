import type { Locator, Page } from '@playwright/test'
import { Reader } from './reader'
import { expect, test } from './stage'

const desk = { width: 1280 }
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
const invalid = (place: Locator) => place.locator('[aria-invalid=true]').first()

test('sign-in', async ({ stage }) => {
  const page = await stage.show('pages-visitors-signin--default', desk)
  const reader = await Reader.open(page, 'Signing in')
  const main = page.getByRole('main')
  await reader.read('The page', main)
  await reader.hear('Sign in is pressed too early', () => button(main, 'Sign in').click(), invalid(main))
  await reader.read('What is missing', main.locator('form'))
  expect(reader.text).toMatchSnapshot('sign-in.txt')
})

test('from the listing to the cart', async ({ stage }) => {
  const page = await stage.show('pages-shopping-products--searched', desk)
  const reader = await Reader.open(page, 'From the listing to the cart')
  const main = page.getByRole('main')
  await reader.read('What stands above each page', page.getByRole('banner'))
  await reader.read('What was found', main)
  const dialog = page.getByRole('dialog')
  await reader.hear(
    'Select Variant is pressed',
    () => button(main, 'Select Variant').click(),
    dialog.getByRole('heading').first(),
  )
  await reader.read('The dialog', dialog)
  await dialog.getByRole('radio', { name: '400 g' }).check()
  const added = page.getByText('Item added to cart').first()
  await reader.hear('It is added to the cart', () => button(dialog, 'Add to Cart').click(), added)
  const cart = page.getByRole('heading', { level: 1, name: 'Shopping Cart' })
  await reader.hear('The cart is opened', () => dialog.getByRole('link', { name: 'View cart' }).click(), cart)
  await reader.read('The cart', main)
  expect(reader.text).toMatchSnapshot('listing-to-cart.txt')
})

test('checkout', async ({ stage }) => {
  const page = await stage.show('pages-cart-and-checkout-checkout--default', desk)
  const reader = await Reader.open(page, 'Checkout')
  const main = page.getByRole('main')
  await reader.read('The page', main)
  const dialog = page.getByRole('dialog')
  const change = () => button(main, 'Change delivery address').click()
  await reader.hear('Change is pressed beside the delivery address', change, dialog.getByRole('heading').first())
  await reader.read('The dialog', dialog)
  await page.keyboard.press('Escape')
  const thanks = page.getByRole('heading', { name: 'Thanks for Ordering' })
  await reader.hear('The order is placed', () => button(main, 'Place Order').click(), thanks)
  await reader.read('The order is thanked for', main)
  expect(reader.text).toMatchSnapshot('checkout.txt')
})

test('complaint', async ({ stage }) => {
  const page = await stage.show('pages-account-order--default', desk)
  const reader = await Reader.open(page, 'A complaint about an order')
  const main = page.getByRole('main')
  await reader.read('The order', main)
  const dialog = page.getByRole('dialog', { name: 'File Complaint' })
  await reader.hear(
    'File Complaint is pressed',
    () => button(main, 'File Complaint').click(),
    dialog.getByLabel('Subject'),
  )
  await reader.read('The dialog', dialog)
  await dialog.getByLabel('Subject').fill('Two bags are torn')
  await dialog.getByLabel('Complaint type').selectOption('Damaged Package')
  await dialog.getByLabel('Description').fill('The carton was crushed on one side.')
  const filed = page.getByText(/^Complaint submitted successfully!/)
  await reader.hear('It is submitted', () => button(dialog, 'Submit').click(), filed)
  expect(reader.text).toMatchSnapshot('complaint.txt')
})

/** The answers of each step of the registration, by label. */
const STEPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Company Information': {
    'Company name': 'Hav & Himmel AB',
    'Employer ID': '556120-1234',
    'DUNS number': '350000006',
    Country: 'Sweden',
    'Type of business': 'retail',
    'Company website': 'https://havhimmel.example',
    'Number of employees': '8',
    'Annual revenue in euro': '640000.50',
  },
  'Contact Person Details': {
    'Full name': 'Maja Norén',
    'Job title': 'Owner',
    Email: 'maja@havhimmel.example',
    Phone: '+46 31 555 01 60',
    'Preferred delivery day': '2026-12-04',
  },
  'Order Preferences': {
    'Products of interest': 'Coffee, biscuits',
    'Specific brands': 'Gryning',
    'Estimated order volume': '250',
    'Order frequency': '4',
  },
  'Payment & Shipping Info': {
    'FDA registration status': 'none',
    'Tax ID exemption': 'None',
    'Preferred payment method': 'invoice',
    'Shipping preference': 'DHL',
    'Customs broker': 'None',
  },
}

async function answer(field: Locator, value: string) {
  const isList = await field.evaluate((control) => control instanceof HTMLSelectElement)
  await (isList ? field.selectOption(value) : field.fill(value))
}

test('registration', async ({ stage }) => {
  const page = await stage.show('pages-visitors-signup--default', desk)
  const reader = await Reader.open(page, 'Applying for an account')
  const main = page.getByRole('main')
  const headings = [...Object.keys(STEPS), 'Upload & Consent']
  await reader.read('The page', main)
  await reader.hear('Next is pressed too early', () => button(main, 'Next').click(), invalid(main))
  await reader.read('What is missing', main.locator('form'))
  for (const [number, answers] of Object.values(STEPS).entries()) {
    for (const [label, value] of Object.entries(answers)) await answer(main.getByLabel(label, { exact: true }), value)
    const following = headings[number + 1]!
    await reader.hear(
      `Next leads to ${following}`,
      () => button(main, 'Next').click(),
      main.getByRole('heading', { level: 2, name: following }),
    )
    await reader.read(following, main.locator('form'))
  }
  expect(reader.text).toMatchSnapshot('registration.txt')
})
