import type { Page } from '@playwright/test'
import { Caller } from './support/caller'
import { beSignedIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

const fish = 'variant_01saltfish120'
const fishTitle = 'Sältan Salt Liquorice Fish'

interface CartAnswer {
  cart: { items: { quantity: number }[] }
}

const quantityOf = (page: Page) => page.getByRole('spinbutton', { name: `Quantity of ${fishTitle}` })

const phone = 'Mozilla/5.0 (Linux; Android 16) Mobile'

for (const [place, width, userAgent] of [
  ['at the desk', 1280, undefined],
  ['on a phone', 390, phone],
] as const) {
  test.describe(place, () => {
    test.use({ viewport: { width, height: 900 }, userAgent })

    test(`a line’s quantity can be typed, and changed by cartons and to the next price tier`, async ({
      page,
      store,
    }) => {
      const anna = await Caller.of(store)
      await anna.add(fish, 30)
      const pieces = async () => (await anna.get<CartAnswer>('/store/cart/info')).cart.items[0]?.quantity
      await beSignedIn(page)
      await page.goto('/cart')
      const stock = page.getByRole('group', { name: `Stock Amount of ${fishTitle}` })

      await test.step('the cart has the typed quantity', async () => {
        await quantityOf(page).fill('26')
        await quantityOf(page).press('Enter')
        await expect.poll(pieces).toBe(26)
        await expectNoAxeViolations(page)
      })

      await test.step('it is increased and decreased by a carton', async () => {
        await stock.getByLabel('Step').selectOption('carton')
        await stock.getByRole('button', { name: 'Add 24' }).click()
        await expect(quantityOf(page)).toHaveValue('50')
        await expect.poll(pieces).toBe(50)
        await stock.getByRole('button', { name: 'Subtract 24' }).click()
        await expect.poll(pieces).toBe(26)
      })

      await test.step('it is increased to the next price tier', async () => {
        await stock.getByLabel('Step').selectOption('tier')
        await stock.getByRole('button', { name: 'Add up to 50' }).click()
        await expect(quantityOf(page)).toHaveValue('50')
        await expect.poll(pieces).toBe(50)
      })

      await test.step('an invalid quantity stays in its field, is reported, and prevents ordering', async () => {
        await quantityOf(page).fill('2.5')
        await page.getByRole('button', { name: 'Proceed to Checkout' }).filter({ visible: true }).click()
        await expect(page.getByText('Please select a valid quantity.')).toBeVisible()
        await expect(quantityOf(page)).toHaveValue('2.5')
        await expect(page).toHaveURL(/\/cart$/)
        expect(await pieces()).toBe(50)
      })
    })
  })
}
