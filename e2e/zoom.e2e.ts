import type { Page } from '@playwright/test'
import { Caller } from './support/caller'
import { beSignedIn } from './support/sign-in'
import { expect, test } from './support/test'

/** The viewport of a window of 1280 × 1024 at 400 % zoom. */
const window = { width: 320, height: 256 }

/** Pages with a bottom bar, or with scrollable rows. */
const addresses = ['/', '/products?view=list', '/products/prod_01saltfish', '/cart', '/checkout']

/** Maximum number of Tab stops to check on a page. */
const stops = 50

/** Returns the focused element if it is hidden: its centre is outside the viewport or covered. */
async function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, top, width, height } = focused.getBoundingClientRect()
    const middle = left + width / 2
    // A field may be higher than the viewport.
    const isVisible = [top + 2, top + height / 2, top + height - 2].some((y) => {
      const hit = document.elementFromPoint(middle, y)
      return hit !== null && (focused.contains(hit) || hit.contains(focused))
    })
    return isVisible
      ? undefined
      : `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent}`
  })
}

test('at 400 % zoom no page scrolls horizontally, and the focused element is never hidden', async ({ page, store }) => {
  await (await Caller.of(store)).add('variant_01saltfish120', 60)
  await page.setViewportSize(window)
  await beSignedIn(page)
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.locator('#content h1')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(window.width)
      const hidden: string[] = []
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab')
        hidden.push(...[await hiddenFocus(page)].filter((each) => each !== undefined))
      }
      expect(hidden, address).toEqual([])
    })
  }
})
