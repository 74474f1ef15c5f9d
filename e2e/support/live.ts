import { expect, type Page } from '@playwright/test'

/** The page while nothing handles what its reader does. */
export const hydrating = (page: Page) => page.locator('#app[data-hydrating]')

/** Waits until the page handles what its reader does. */
export const beLive = (page: Page) => expect(hydrating(page)).toHaveCount(0)
