import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ isReadOnly: true })

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map((cookie) => cookie.name).sort()

const name = (page: Page) => page.getByRole('heading', { level: 1, name: 'Anna Lindqvist' })

test('a new tab is signed in at once, and signing out in one tab ends the session in every other', async ({
  page,
  context,
}) => {
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna')
  const second = await context.newPage()
  const visited: string[] = []
  second.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await second.goto('/profile')
  await expect(name(second)).toBeVisible()
  // The router may set the same address again, but no other.
  expect(new Set(visited)).toEqual(new Set(['/profile']))

  // Prerendered pages are for visitors. A customer gets their own page from the start.
  const document = await second.goto('/faq')
  expect(await document!.text()).not.toContain('Sign In')
  await expect(second.getByRole('button', { name: 'My account' })).toBeVisible()
  await second.goto('/profile')
  await expect(name(second)).toBeVisible()

  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/landing/)

  await expect(second).toHaveURL(/\/sign-in/)
  await expect(second.getByText('You were signed out. Sign in to go on.')).toBeVisible()
  await expect(name(second)).toBeHidden()
  await expect.poll(() => cookieNames(context)).toEqual(['skafferi_device'])
})

test('scripts cannot read a token', async ({ page, context }) => {
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna')
  const [readable, ...others] = await page.evaluate(() => [
    document.cookie,
    ...Object.values({ ...localStorage }),
    ...Object.values({ ...sessionStorage }),
  ])
  expect(decodeURIComponent(readable!)).toMatch(
    /^skafferi_user=\{"email":"anna@kiosk\.example","session":"[\w-]{8}"\}$/,
  )
  expect(others.join()).not.toContain('sk_')
  const cookies = (await context.cookies()).sort((one, other) => one.name.localeCompare(other.name))
  const [device, ...session] = cookies.map((cookie) => [cookie.name, cookie.httpOnly, cookie.sameSite, cookie.expires])
  expect(device).toEqual(['skafferi_device', true, 'Lax', expect.any(Number)])
  expect(session).toEqual([
    ['skafferi_session', true, 'Lax', -1],
    ['skafferi_user', false, 'Lax', -1],
  ])
})

test('signing out offline takes effect, and the next request ends the session', async ({ page, context }) => {
  await signIn(page)
  await page.goto('/profile')
  await expect(name(page)).toBeVisible()
  const stolen = await context.cookies()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(name(page)).toBeHidden()
  expect(await cookieNames(context)).toEqual(['skafferi_device', 'skafferi_session'])
  await context.setOffline(false)

  await page.goto('/cart')
  await expect(page).toHaveURL(/\/landing/)
  expect(await cookieNames(context)).toEqual(['skafferi_device'])
  await context.addCookies(stolen)
  const status = await page.evaluate(
    async () => (await fetch('/store/customers/me', { headers: { 'x-publishable-api-key': 'pk_demo' } })).status,
  )
  expect(status).toBe(401)
})

test('a cross-site page cannot send requests as the customer', async ({ page, context, store }) => {
  await signIn(page)
  await page.goto('/profile')
  await expect(name(page)).toBeVisible()

  // Another port is another origin of the same site, for which SameSite alone would send the cookie.
  const form = `<form method="post" enctype="text/plain" action="${store.url}/store/cart/complete"><button>Win a prize</button></form>`
  const evil = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(form))
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
  const { port } = evil.address() as AddressInfo
  const other = await context.newPage()
  await other.goto(`http://127.0.0.1:${port}/`)
  const sent = other.waitForResponse((answer) => answer.url().includes('/store/cart/complete'))
  await other.getByRole('button').click()
  const answer = await sent
  expect((await answer.request().allHeaders()).cookie).toContain('skafferi_session=')
  expect([answer.status(), await answer.json()]).toEqual([403, expect.objectContaining({ code: 'cross_site' })])

  // The form was sent to the shop; the page's scripts try too.
  await other.goto(`http://127.0.0.1:${port}/`)
  const written = await other.evaluate(async (url) => {
    const call = fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'x-publishable-api-key': 'pk_demo', 'content-type': 'application/json' },
      body: '{"items":[]}',
    })
    return call.then(
      () => 'answered',
      () => 'refused by the browser',
    )
  }, `${store.url}/store/cart/items/add`)
  expect(written).toBe('refused by the browser')
  evil.close()

  await page.reload()
  await expect(name(page)).toBeVisible()
})
