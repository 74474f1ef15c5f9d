import { newestMail } from './support/mail'
import { anna } from './support/sign-in'
import { expect, test } from './support/test'

test.use({
  operator: { host: 'shop.localhost', env: { PUBLISHABLE_KEY: 'pk_another-shop', LOCALE: 'de-DE' } },
})

test('a shop with a custom key, address and locale accepts orders', async ({ page, store }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))

  await test.step('a customer signs in', async () => {
    await page.goto('/sign-in?return_to=%2Fproducts%3Fq%3Dcool%2Bmint')
    await page.getByLabel('Email').fill(anna.email)
    await page.getByLabel('Password', { exact: true }).fill(anna.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/^http:\/\/shop\.localhost:\d+\/products\?q=cool\+mint/)
  })

  await test.step('searches, and sees prices in the locale’s format', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Products Found')
    await page
      .getByRole('link', { name: /Tjärn Cool Mint/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tjärn Cool Mint')
    await expect(
      page
        .getByText(/^\d+,\d{2}\s€$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })

  await test.step('orders', async () => {
    await page.getByText('3 · 10 mg', { exact: true }).click()
    await page.getByText('Single can', { exact: true }).click()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).click()
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    const delivery = page.getByRole('region', { name: 'Delivery Address' })
    await expect(delivery.getByText('Linnégatan 14')).toBeVisible()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByText('Thanks for Ordering')).toBeVisible()
  })

  await test.step('gets a link to the order at the shop’s public address', async () => {
    const { text } = await newestMail(store, 'order_confirmation', anna.email)
    expect(text).toContain(`${store.url}/profile/order/`)
  })

  await test.step('the contact page, with numbers in the locale’s format, has no errors', async () => {
    await page.goto('/contact-us')
    await expect(page.getByText('0/5.000')).toBeVisible()
  })

  expect(problems).toEqual([])
})
