import type { Page } from '@playwright/test'

/**
 * Holds back requests for files.
 * @returns lets them continue
 */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(files, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}
