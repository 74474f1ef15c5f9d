import { beSignedIn } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ isReadOnly: true })

test('the company’s shelf and its bar fit into a window of 1280 × 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await beSignedIn(page)
  await page.goto('/')
  const bar = (await page.getByRole('region', { name: 'Order of your shelf' }).boundingBox())!
  expect(bar.y + bar.height).toBeLessThanOrEqual(900)
})

test('the home page on a phone is at most 4,500 px high, and at most a third of each product row is new', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await beSignedIn(page)
  await page.goto('/')
  const shelves = ['Flash Sales', 'Best Selling Products', 'Explore Our Products']
  for (const name of shelves) {
    const shelf = page
      .getByRole('list')
      .or(page.getByRole('region'))
      .and(page.getByLabel(name, { exact: true }))
    await expect(shelf.getByRole('article').first()).toBeVisible()
    const [cards, marked] = [
      await shelf.getByRole('article').count(),
      await shelf.getByText('NEW', { exact: true }).count(),
    ]
    expect(marked, name).toBeLessThanOrEqual(Math.floor(cards / 3))
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500)
})
