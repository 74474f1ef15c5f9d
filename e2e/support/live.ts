import { expect, type Page } from '@playwright/test'

/** The page before hydration is complete. */
export const hydrating = (page: Page) => page.locator('#app[data-hydrating]')

/** Waits until the page is hydrated. */
export const beLive = (page: Page) => expect(hydrating(page)).toHaveCount(0)
