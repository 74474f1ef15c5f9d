import { builtScript } from './support/built-script'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ isReadOnly: true })

const title = { name: 'This page could not be loaded' }

test('a page whose script failed to load shows an error, and loads when the connection is back', async ({
  page,
  context,
}) => {
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  const words = page.getByRole('heading', title)
  await expect(words).toBeFocused()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(words).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ Section' })).toBeVisible()
  await expect(page).toHaveURL(/\/faq$/)
})

test('a document whose files were replaced by a new release is reloaded once', async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const documents: string[] = []
  page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())))
  await page.route(builtScript('routes/faq.tsx'), (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible()
  expect(documents).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('a menu whose script failed to load shows an error, and opens at the next try', async ({ page }) => {
    await signIn(page)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const file = builtScript('header/MenuSheet.tsx')
    await page.route(file, (route) => route.abort())
    await page.getByRole('button', { name: 'Menu' }).click()
    const words = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' })
    await expect(words).toBeVisible()
    await expect(heading).toBeVisible()
    await page.unroute(file)
    await words.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(words).toHaveCount(0)
  })
})
