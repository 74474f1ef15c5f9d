import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { request, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { gothenburg } from './support/addresses'
import { codeOf } from './support/authenticator'
import { Caller } from './support/caller'
import { choosePassword } from './support/choose-password'
import { expectNothingOfTheDemo, expectOfficeWithoutDemo } from './support/demo-words'
import { newestMail } from './support/mail'
import { packAll, seeToday } from './support/office-orders'
import type { Store } from './support/store'
import { expect, expectNoAxeViolations, test } from './support/test'
import { prepareShop } from './support/prepare-shop'

const maja = { name: 'Maja Holm', email: 'maja@skafferi.example', password: 'three herrings on a blue plate' }
const buyer = {
  company: 'Hav & Himmel AB',
  name: 'Eva Ek',
  email: 'eva@havhimmel.example',
  password: 'a lighthouse made of cheese',
}

/** The shop's first products, each with a picture; one has no name. */
const snacks = Array.from({ length: 299 }, (_, index) => `fjord-${index + 1}`)
const catalogue = [
  'sku,product,handle,brand,category,price EUR,price EUR from 50,stock,tax_class,images',
  'SJO-9001,Torsk Herring,torsk-herring,Torsk,Fish,4.20,3.90,240,food,torsk.png',
  'SJO-9002,,torsk-mackerel,Torsk,Fish,3.40,3.10,120,food,torsk.png',
  ...snacks.map((handle) => `${handle},Crackers ${handle},${handle},Fjord,Crackers,2.10,1.95,40,food,${handle}.png`),
].join('\n')

/** Creates a folder with pictures and other files. @returns the paths of all files */
async function photograph(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const names = ['torsk', ...snacks]
  const paths = names.map((name) => join(folder, `${name}.png`))
  await Promise.all(
    paths.map((path, index) =>
      sharp({ create: { width: 48, height: 36, channels: 3, background: { r: index % 256, g: index >> 8, b: 99 } } })
        .png()
        .toFile(path),
    ),
  )
  const note = join(folder, 'about.txt')
  await writeFile(note, 'Photographed in October.')
  return [...paths, note]
}

/** The first owner of a new shop, with its pages open. */
test.use({ operator: { host: '127.0.0.1', env: { SEED: 'none', OFFICE: '1' } } })

/** Types a code into its fields. */
async function typeCode(page: Page, label: string, code: string) {
  await page.getByLabel(label, { exact: true }).first().fill(code)
}

/** The buyer sets a password and orders 24 pieces of the first product found. */
async function order(store: Store): Promise<void> {
  await choosePassword(store, buyer)
  const eva = await Caller.of(store, buyer)
  const { products } = await eva.get<{ products: { id: string; thumbnail: string }[] }>('/store/products?q=Torsk')
  const picture = await fetch(new URL(products[0]!.thumbnail, store.url))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { product } = await eva.get<{ product: { variants: { id: string }[] } }>(`/store/products/${products[0]!.id}`)
  await eva.add(product.variants[0]!.id, 24)
  await eva.giveAddress(gothenburg)
  await eva.post('/store/cart/complete', {})
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, target: Locator) {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < 60 && !(await hasFocus()); tabs += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Ships a parcel by keyboard, with some or all remaining pieces of the only line; presses twice. */
async function sendParcel(page: Page, carrier: string, pieces?: number) {
  await tabTo(page, page.getByRole('button', { name: 'Ship...' }))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: /^Ship order/ })
  await expect(sheet).toBeVisible()
  if (pieces !== undefined) {
    await tabTo(page, sheet.getByRole('radio', { name: 'Everything left' }))
    await page.keyboard.press('ArrowRight')
    await tabTo(page, sheet.getByRole('spinbutton', { name: /^Pieces of/ }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(String(pieces))
  }
  await tabTo(page, sheet.getByLabel('Carrier'))
  await page.keyboard.type(carrier)
  await tabTo(page, sheet.getByLabel('Tracking number or link'))
  await page.keyboard.type(`https://track.example/${carrier}`)
  await expectNoAxeViolations(page)
  await tabTo(page, sheet.getByRole('button', { name: /^Ship \d+ pieces$/ }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
}

/** Adds a category below another, moves one up by keyboard, and assigns a product to the new one. */
async function keepCategories(page: Page) {
  await page.getByRole('link', { name: 'Categories', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories')
  await page.getByRole('button', { name: 'Actions for Fish' }).click()
  await page.getByRole('menuitem', { name: 'Add subcategory...' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Herring')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Add category' }).dblclick()
  const names = page.getByRole('rowheader')
  await expect(names).toHaveText([/^Fish/, /^Herring, Under Fish/, /^Crackers/])
  await tabTo(page, page.getByRole('button', { name: 'Move Crackers up' }))
  await page.keyboard.press('Enter')
  await expect(names).toHaveText([/^Crackers/, /^Fish/, /^Herring/])
  await expect(page.getByText('Crackers is now 1 of 2.')).toBeAttached()
  await expectNoAxeViolations(page)
  await page.goto('/office/products?q=Torsk')
  await page.getByRole('link', { name: 'Torsk Herring' }).click()
  await page.getByLabel('Category').selectOption({ label: '– Herring' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^(Save|Saving...)$/ })).toBeHidden()
  await page.goto('/office/categories')
  await page.getByRole('button', { name: 'Actions for Herring' }).click()
  await page.getByRole('menuitem', { name: 'Delete...' }).click()
  await expect(page.getByText(/^One product is in this category/)).toBeVisible()
  await expectNoAxeViolations(page)
}

/** Checks the printed pick list of the remaining pieces and the packing slip of the first parcel, and goes back. */
async function openDocuments(page: Page) {
  await page.getByRole('link', { name: 'Pick list' }).click()
  const list = page.getByRole('article', { name: /^Pick list, order \d+$/ })
  await expect(list.getByRole('row', { name: /Torsk Herring.*14/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.emulateMedia({ media: 'print' })
  for (const away of [
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('banner'),
    page.getByRole('navigation'),
  ]) {
    for (const one of await away.all()) await expect(one).toBeHidden()
  }
  await expect(list).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goBack()
  await page.getByRole('link', { name: 'Packing slip of Parcel 1' }).click()
  const slip = page.getByRole('article', { name: /^Packing slip, order \d+, parcel 1$/ })
  await expect(slip.getByRole('row', { name: /Torsk Herring.*10/ })).toBeVisible()
  await expect(slip.getByText('Parcel 1, DHL')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('10 of 24 shipped')).toBeVisible()
}

/** Refunds pieces of the only line by keyboard; presses twice. */
async function refund(page: Page, pieces: number, reason: string) {
  await tabTo(page, page.getByRole('button', { name: 'Credit...' }))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: /^Credit order/ })
  await expect(sheet).toBeVisible()
  await tabTo(page, sheet.getByRole('spinbutton', { name: /^Credited pieces of/ }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(String(pieces))
  await tabTo(page, sheet.getByLabel('Message to the buyer'))
  await page.keyboard.type(reason)
  await expectNoAxeViolations(page)
  await tabTo(page, sheet.getByRole('button', { name: /^Credit €/ }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
}

/** Returns what a visitor gets at the address of a product. */
async function visit(store: Store) {
  const answer = await fetch(new URL('/products/unknown', store.url))
  const isNotice = (await answer.text()).includes('Opening soon</h1>')
  return { status: answer.status, robots: answer.headers.get('x-robots-tag'), isNotice }
}

/** Names the shop and opens it from the steps on Today. */
async function openShop(page: Page, store: Store): Promise<void> {
  expect(await visit(store)).toEqual({ status: 200, robots: 'noindex', isNotice: true })
  await page.goto('/products/unknown')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening soon')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.goto('/office')
  const open = page.getByRole('button', { name: 'Open the shop...' })
  await expect(open).toHaveAccessibleDescription('Needs step 1.')
  await expect(page.getByRole('link', { name: 'Closed to visitors' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Set up the profile' }).click()
  await page.getByLabel('Shop name').fill('Torsk & Fjord')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^(Save|Saving...)$/ })).toBeHidden()
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByText('4 of 6 done')).toBeVisible()
  await open.click()
  const question = page.getByRole('dialog', { name: 'Open the shop?' })
  await expect(question.getByText('The front page for visitors is empty.')).toBeVisible()
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Open the shop' }).click()
  await expect(page.getByText('5 of 6 done')).toBeVisible()
  await expect(open).toBeHidden()
  await expect(page.getByRole('link', { name: 'Closed to visitors' })).toBeHidden()
  await expectNoAxeViolations(page)
  expect(await visit(store)).toEqual({ status: 404, robots: null, isNotice: false })
}

test('the first owner imports products, opens the shop, approves a company, ships its order in two parcels and refunds a part', async ({
  page,
  store,
}, info) => {
  test.slow()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))

  await test.step('the printed link creates the first owner', async () => {
    const printed = () => /to become its owner: (\S+)\n/.exec(store.log())?.[1]
    await expect.poll(printed).toBeDefined()
    await page.goto(printed()!)
    await page.getByLabel('Your name').fill(maja.name)
    await page.getByLabel('Email').fill(maja.email)
    await page.getByLabel('Password', { exact: true }).fill(maja.password)
    const secret = (await page.locator('b.select-all').textContent())!
    await typeCode(page, 'Code from the app', codeOf(secret))
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Accept and sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${maja.name}`)
    await expect(page.getByRole('region', { name: 'Your ten recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByRole('link', { name: 'Go to the office' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
    await expectNoAxeViolations(page)
  })

  await test.step('a folder of pictures is uploaded, and a product file is checked and applied, except for an invalid row', async () => {
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import')
    await expectNoAxeViolations(page)
    await page.getByLabel(/^Pictures named in the file/).setInputFiles(await photograph(info.outputPath('pictures')))
    // The store converts each picture, which takes minutes on a slow machine.
    await expect(page.getByText('300 pictures are uploaded.')).toBeVisible({ timeout: 150_000 })
    await expect(page.getByText('1 file is not a picture')).toBeVisible()
    await expectNoAxeViolations(page)
    await page
      .getByLabel(/^File/)
      .setInputFiles({ name: 'fish.csv', mimeType: 'text/csv', buffer: Buffer.from(catalogue) })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check before anything changes')
    await expect(page.getByRole('row', { name: /SJO-9002/ })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Apply 300 rows, leave out 1' }).click()
    await expect(page.getByText(/^fish\.csv, .* by Maja Holm$/)).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('a delivery option is saved and the legal texts are published', () =>
    prepareShop(page, { id: 'courier', name: 'Courier', countries: ['se'] }))

  await test.step('the shop is named and opened, so that visitors see it and applications are taken', () =>
    openShop(page, store))

  await test.step('a price is edited in its table cell', async () => {
    await page.goto('/office/products?q=Torsk')
    await page.getByRole('link', { name: 'Torsk Herring' }).click()
    const price = page.getByRole('textbox', { name: /^Price of .* from 1$/ })
    // The displayed value becomes a field when the cell has the focus.
    await price.click()
    await expect(price).toHaveValue('4.20')
    await price.fill('4,50')
    await price.press('Enter')
    await price.blur()
    await expect(price).toHaveValue('€4.50')
    await expectNoAxeViolations(page)
  })

  await test.step('a subcategory is added, the order of categories changes, and a product is moved', () =>
    keepCategories(page))

  await test.step('a company applies, and is approved with terms', async () => {
    const calls = await request.newContext({
      baseURL: store.url,
      extraHTTPHeaders: { 'x-publishable-api-key': 'pk_demo' },
      failOnStatusCode: true,
    })
    const data = { company_name: buyer.company, full_name: buyer.name, email: buyer.email }
    await calls.post('/store/customers/customer-request/register', { data })
    await calls.dispose()
    await page.goto('/office/applications')
    await page.getByRole('link', { name: new RegExp(buyer.company) }).click()
    // What is missing comes before the confirmation, and after a refusal it is led to again.
    const approve = page.getByRole('button', { name: 'Approve with terms' })
    await approve.click()
    await expect(page.getByLabel('Country')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByLabel('Country').selectOption('Sweden')
    const organisation = page.getByLabel('Organisation number')
    await organisation.fill('12')
    await approve.click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(organisation).toBeFocused()
    await expect(organisation).toHaveAttribute('aria-invalid', 'true')
    await organisation.fill('5561201234')
    await page.getByLabel('Days from order to due date').fill('14')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Approve with terms' }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText('Approved', { exact: true })).toBeVisible()
  })

  await test.step('its order is shipped by keyboard in two parcels; a double press ships one', async () => {
    await order(store)
    await seeToday(page)
    await packAll(page)
    await page.goto('/office/orders?q=Himmel')
    await page.getByRole('link', { name: /^\d+$/ }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Credit...' })).toHaveCount(0)
    await sendParcel(page, 'DHL', 10)
    await expect(page.getByText('10 of 24 shipped')).toBeVisible()
    await openDocuments(page)
    await sendParcel(page, 'UPS')
    await expect(page.getByText(/^Parcel \d$/).and(page.locator(':not(button *)'))).toHaveText(['Parcel 1', 'Parcel 2'])
    await expect(page.getByText(/^1 line · \d+ pieces$/)).toHaveText([
      '1 line · 24 pieces',
      '1 line · 10 pieces',
      '1 line · 14 pieces',
    ])
    await expect(page.getByRole('button', { name: 'Ship...' })).toHaveCount(0)
    await expectNoAxeViolations(page)
  })

  await test.step('a part is credited once by keyboard with a double press, and the buyer sees the reason', async () => {
    await refund(page, 3, 'Three jars broke.')
    await expect(page.getByText(/^€\S+ credited$/)).toHaveText(['€14.31 credited'])
    await expect(page.getByText('After credits')).toBeVisible()
    await expectNoAxeViolations(page)
    const mail = await newestMail(store, 'order_refunded', buyer.email)
    expect(mail.text.replaceAll(/\s+/g, ' ')).toMatch(
      /We deduct €14\.31 from the amount due.*Three jars broke\..*VAT 6% on €13\.50: €0\.81/,
    )
  })

  await test.step('the activity log has each step', async () => {
    await page.getByRole('link', { name: 'Activity' }).first().click()
    const done = page.getByRole('main')
    for (const action of [
      'joined the team',
      'imported the file',
      'changed the product',
      'added a category',
      'changed or moved a category',
      'approved the application',
      'shipped goods',
      'credited the order',
    ]) {
      await expect(done.getByText(new RegExp(`${maja.name} ${action}`)).first()).toBeVisible()
    }
    await expectNoAxeViolations(page)
  })

  await test.step('no page, printed document and e-mail of the office has a word or a figure of the demo', () =>
    expectOfficeWithoutDemo(page, store))

  await test.step('an ended session continues on the same page after sign-in', async () => {
    await page.getByRole('link', { name: 'Team' }).click()
    await page.getByRole('button', { name: 'Invite a colleague...' }).click()
    await page.getByLabel('Name').fill('Johan Berg')
    await page.getByLabel('Email').fill('johan@skafferi.example')
    await page.context().clearCookies({ name: 'skafferi_operator' })
    await page.getByRole('button', { name: 'Create link' }).click()
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('no page of the shop has a word, a picture or a figure of the demo', async () => {
    const eva = await Caller.of(store, buyer)
    const { products } = await eva.get<{ products: { id: string }[] }>('/store/products?q=Torsk')
    const { orders } = await eva.get<{ orders: { id: string }[] }>('/store/orders')
    await expectNothingOfTheDemo(page, buyer, { product: products[0]!.id, order: orders[0]!.id })
  })

  expect(problems).toEqual([])
})
