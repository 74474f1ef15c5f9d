import type { Locator, Page } from '@playwright/test'
import { Caller } from './support/caller'
import { beSignedIn } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 }, operator: { host: '127.0.0.1', env: { DRAWING_LIMIT: '99999' } } })

const listing = '/products?view=shelf'

/** Counts the hydrated elements: React stores a property on each. */
const answering = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('#app *')]
    return (
      all.filter((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))).length / all.length
    )
  })

const heartOf = (card: Locator) => card.getByRole('button', { name: 'Wishlist' })

/** Returns the number of products on the customer's wishlist. */
const saved = async (caller: Caller) => (await caller.get<{ count: number }>('/store/customer/wishlist')).count

test('content outside the viewport is hydrated when it comes near', async ({ page, store }) => {
  const caller = await Caller.of(store)
  const before = await saved(caller)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await beSignedIn(page)
  for (const address of ['/', listing]) {
    await page.goto(address)
    // Near content is hydrated at once. The rest would have been hydrated by then.
    await page.waitForTimeout(1_000)
    const share = await answering(page)
    expect(share, address).toBeGreaterThan(0.1)
    // The shelf of the home page fills the first window.
    expect(share, address).toBeLessThan(address === '/' ? 0.6 : 0.5)
  }
  await page.goto(listing)
  const last = page.getByRole('article').last()
  await heartOf(last).click()
  await expect(heartOf(last)).toHaveAttribute('aria-pressed', 'true')
  expect(await saved(caller)).toBe(before + 1)
  expect(faults).toEqual([])
})

test('changes also appear in parts that are not hydrated, without rendering them again', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(listing)
  const cards = page.getByRole('article')
  await expect(heartOf(cards.first())).toBeEnabled()
  await cards.last().evaluate((card) => card.setAttribute('data-seen-before', ''))
  expect(await answering(page)).toBeLessThan(0.5)
  await heartOf(cards.first()).click()
  await expect(heartOf(cards.first())).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => answering(page)).toBeGreaterThan(0.9)
  await expect(cards.last()).toHaveAttribute('data-seen-before', '')
})

test('a press during hydration is not lost, anywhere on the page', async ({ page, store }) => {
  const caller = await Caller.of(store)
  const before = await saved(caller)
  await beSignedIn(page)
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const hearts = (target as Element).querySelectorAll<HTMLElement>('article button[aria-pressed]')
        if ((target as Element).id === 'app') hearts[hearts.length - 1]?.click()
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrating'] })
  })
  await page.goto(listing)
  await expect.poll(() => saved(caller)).toBe(before + 1)
})
