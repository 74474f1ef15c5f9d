import type { Page, Route } from '@playwright/test'
import { anna, beSignedIn } from './support/sign-in'
import { Caller } from './support/caller'
import { expect, test } from './support/test'

interface CartAnswer {
  cart: { items: { variant_sku: string; quantity: number }[] }
}

/** Drops a number of responses after the store has processed the requests. @returns the idempotency keys of the requests */
async function loseAnswers(
  page: Page,
  address: string,
  count: number,
  isMeant: (route: Route) => boolean = () => true,
): Promise<string[]> {
  const keys: string[] = []
  await page.route(address, async (route) => {
    if (!isMeant(route)) return route.continue()
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    const response = await route.fetch()
    return keys.length > count ? route.fulfill({ response }) : route.abort('connectionreset')
  })
  return keys
}

test('a request whose response is lost is processed once, and the page shows its outcome', async ({ page, store }) => {
  const caller = await Caller.of(store, anna)
  const itemsNow = async () => (await caller.get<CartAnswer>('/store/cart/info')).cart.items

  await test.step('a message is sent once', async () => {
    const keys = await loseAnswers(page, '**/store/contact-messages', 2)
    await page.goto('/contact-us')
    const fields = {
      'Your name': 'Sofie Holm',
      Email: 'sofie@pallets.example',
      Subject: 'Pallets',
      Message: 'Do you deliver on pallets?',
    }
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Failed to send your message. Please try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thank you. Your message has been sent.')).toBeVisible()
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
    const messages = (await store.operate('messages', 'list')) as { email: string }[]
    expect(messages.filter(({ email }) => email === 'sofie@pallets.example')).toHaveLength(1)
  })

  await test.step('pieces are added once for each press', async () => {
    await beSignedIn(page)
    const keys = await loseAnswers(page, '**/store/cart/items/add', 1)
    await page.goto('/products?q=Tj%C3%A4rn%20Cool%20Mint')
    await page
      .getByRole('link', { name: /Tjärn Cool Mint/ })
      .first()
      .click()
    const add = async () => {
      await page
        .locator('label')
        .filter({ hasText: /^3 · 10 mg$/ })
        .click()
      await page
        .locator('label')
        .filter({ hasText: /^Single can$/ })
        .click()
      await page.getByRole('button', { name: 'Add to Cart' }).click()
    }
    await add()
    await expect(page.getByText('Item added to cart!').filter({ visible: true })).toBeVisible()
    const [line] = await itemsNow()
    expect(keys).toEqual([keys[0], keys[0]])
    await page.reload()
    await add()
    await expect.poll(() => keys.length).toBe(3)
    await expect.poll(async () => (await itemsNow())[0]?.quantity).toBe(2 * line!.quantity)
    expect(keys[2]).not.toBe(keys[0])
  })

  await test.step('a bulk upload is applied once, with its original report', async () => {
    const keys = await loseAnswers(
      page,
      '**/store/cart/items/bulk',
      2,
      (route) => !(route.request().postData() ?? '').includes('preview'),
    )
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Bulk Upload' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bulk Upload Quantities' })
    await dialog.getByRole('radio', { name: 'SKU lines' }).check()
    await dialog.getByRole('textbox').fill('LJU-0028;60\nVID-1221;60')
    await dialog.getByRole('button', { name: 'Check quantities' }).click()
    await dialog.getByRole('button', { name: 'Apply 2 changes' }).click()
    await expect(dialog.getByRole('alert')).toContainText('We could not find out whether the changes were applied.')
    await expect(dialog.getByText('Nothing has changed yet')).toBeHidden()
    expect((await itemsNow()).filter(({ quantity }) => quantity === 60)).toHaveLength(2)
    await dialog.getByRole('button', { name: 'Apply 2 changes' }).click()
    await expect(dialog.getByText('Bulk update successful!')).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Changed 2' })).toBeVisible()
    expect(new Set(keys).size).toBe(1)
  })
})
