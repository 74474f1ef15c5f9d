import type { Page } from '@playwright/test'
import { enterOffice, goTo, maja } from './support/office'
import { signIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

/** The shop's time zone, regardless of the machine's. */
const timeZone = 'Europe/Stockholm'

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1', TIME_ZONE: timeZone } } })

const day = 24 * 60 * 60 * 1000

/** Returns a date in the shop's time zone, in the format of a date field. */
const inDays = (days: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now() + days * day)

/** A product that is in no sale, its price, and its price reduced by 40 percent. */
const fish = { sku: 'SAL-0120', title: 'Sältan Salt Liquorice Fish', usual: '€1.85', less: '€1.11' }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const fishRow = (page: Page) => page.getByRole('row', { name: new RegExp(fish.title) })

test('a flash sale starts at once, applies to an order, and is ended', async ({ page, context }) => {
  test.slow()
  const problems: string[] = []
  context.on('weberror', (problem) => problems.push(problem.error().message))
  const shop = await context.newPage()

  await test.step('an operator creates a sale that starts now; a double press creates one', async () => {
    await enterOffice(page)
    await goTo(page, 'Promotions')
    await expect(heading(page)).toHaveText('Promotions')
    await expect(page.getByRole('link', { name: 'Three days in the pantry' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'New sale' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Fish week')
    await page.getByLabel('Begins', { exact: true }).fill(inDays(0))
    // It ends before the demo's sale: the home page shows the sale that ends first.
    await page.getByLabel('Ends', { exact: true }).fill(inDays(1))
    await page.getByRole('button', { name: 'Add products...' }).click()
    const adding = page.getByRole('dialog', { name: 'Add products' })
    await adding.getByRole('searchbox').fill(fish.sku)
    await adding.getByRole('searchbox').press('Enter')
    await adding.getByRole('button', { name: `Add ${fish.title}`, exact: true }).click()
    await expectNoAxeViolations(page)
    await adding.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('textbox', { name: `Discount on ${fish.title} (%)` }).fill('40')
    await expect(page.getByRole('region', { name: 'On the home page' })).toContainText(fish.less)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
    await expect(heading(page)).toHaveText('Fish week')
    await expect(page.getByText('Running', { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('a buyer finds it on the home page, at its price', async () => {
    await signIn(shop)
    const card = shop.getByLabel('Flash Sales', { exact: true }).getByRole('article', { name: fish.title })
    // The store checks for changes of the catalogue twice a second.
    await expect(async () => {
      await shop.goto('/')
      await expect(card).toContainText(fish.less, { timeout: 20_000 })
    }).toPass()
    await card.getByRole('link', { name: fish.title }).first().click()
    await expect(heading(shop)).toContainText(fish.title)
    await expect(shop.getByText(fish.less, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  })

  const product = shop.url()

  const number = await test.step('the buyer orders it', async () => {
    await shop.getByRole('button', { name: 'Add to Cart' }).click()
    await shop.getByRole('link', { name: 'Cart, 1 item', exact: true }).click()
    await expect(heading(shop)).toHaveText(/^Shopping Cart/)
    await expect(fishRow(shop)).toContainText(fish.less)
    await shop.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(shop.getByRole('region', { name: 'Delivery Address' }).getByText('Linnégatan 14')).toBeVisible()
    await shop.getByRole('button', { name: 'Place Order' }).click()
    await expect(shop.getByText('Thanks for Ordering')).toBeVisible()
    return (await shop.getByRole('definition').filter({ hasText: /^\d+$/ }).textContent())!.trim()
  })

  await test.step('the order has the sale price', async () => {
    await page.goto(`/office/orders?q=${number}`)
    await page.getByRole('link', { name: number, exact: true }).click()
    await expect(heading(page)).toHaveText(`Order ${number}`)
    await expect(fishRow(page)).toContainText(fish.less)
    await expectNoAxeViolations(page)
  })

  await test.step('the operator ends the sale, and the regular price applies', async () => {
    await goTo(page, 'Promotions')
    await expect(page.getByRole('link', { name: 'Fish week' })).toHaveCount(1)
    await page.getByRole('link', { name: 'Fish week' }).click()
    await page.getByRole('button', { name: 'End sale...' }).click()
    const question = page.getByRole('dialog', { name: 'End Fish week?' })
    await expect(question).toBeVisible()
    await expectNoAxeViolations(page)
    await question.getByRole('button', { name: 'End sale' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByText('This sale has ended and cannot be changed.')).toBeVisible()
    await expectNoAxeViolations(page)
    await expect(async () => {
      await shop.goto(product)
      await expect(shop.getByText(fish.usual, { exact: true }).filter({ visible: true }).first()).toBeVisible({
        timeout: 20_000,
      })
      expect(await shop.getByText(fish.less, { exact: true }).count()).toBe(0)
    }).toPass()
  })

  await test.step('the order keeps its price', async () => {
    await shop.goto('/profile')
    const newest = shop.getByRole('table', { name: 'Order History' }).getByRole('row').nth(1)
    await expect(newest).toContainText(number)
    await newest.getByRole('link').first().click()
    await expect(heading(shop)).toHaveText(new RegExp(`^Order ${number} · `))
    await expect(fishRow(shop)).toContainText(fish.less)
  })

  await test.step('the activity log has the sale', async () => {
    await goTo(page, 'Activity')
    const done = page.getByRole('main').getByRole('listitem')
    for (const action of ['planned a flash sale Fish week', 'ended a flash sale Fish week']) {
      await expect(done.filter({ hasText: `${maja.name} ${action}` })).toHaveCount(1)
    }
    await expectNoAxeViolations(page)
  })

  expect(problems).toEqual([])
})
