import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../apps/store/src/testing/postgres'
import { root } from '../scripts/lib/command.mjs'
import { Caller } from './support/caller'
import { anna } from './support/sign-in'
import { expect, test } from './support/test'

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' }
const ports = { listed: await freePort(), unlisted: await freePort() }
const servers: Server[] = []

/** Serves the example on a port. */
async function serveExample(port: number): Promise<string> {
  const server = createServer(async ({ url = '/' }, response) => {
    const name = url.startsWith('/front-end.js') ? 'front-end.js' : 'index.html'
    const content = await readFile(join(root, 'examples/front-end', name))
    response.setHeader('content-type', name.endsWith('.js') ? types.js : types.html).end(content)
  })
  servers.push(server.listen(port, '127.0.0.1'))
  await once(server, 'listening')
  return `http://localhost:${port}`
}

test.use({ operator: { host: '127.0.0.1', env: { STORE_ORIGINS: `http://localhost:${ports.listed}` } } })
test.afterEach(() => servers.splice(0).forEach((server) => server.close()))

test('a page on another origin lists, adds and orders with a token, and without cookies', async ({ page, store }) => {
  const address = await serveExample(ports.listed)
  const caller = await Caller.of(store)
  const countOrders = async () => (await caller.get<{ count: number }>('/store/orders?limit=1')).count
  const before = await countOrders()
  await page.goto(`${address}/?store=${store.url}`, { waitUntil: 'load' })
  await page.getByLabel('Email').fill(anna.email)
  await page.getByLabel('Password').fill(anna.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const status = page.getByRole('status')
  await expect(status).toHaveText(/^\d+ products$/)
  await page
    .getByRole('button', { name: /^Add 1 ×/ })
    .first()
    .click()
  await expect(status).toHaveText(/^Cart: \d+ lines, €[\d,.]+ with VAT$/)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(status).toHaveText(/^Order \d+ is placed\.$/)
  expect(await countOrders()).toBe(before + 1)
  expect(await page.context().cookies()).toEqual([])
})

test('a page on an origin that is not listed reads no answer', async ({ page, store }) => {
  const address = await serveExample(ports.unlisted)
  const refusals: string[] = []
  page.on('console', (message) => message.type() === 'error' && refusals.push(message.text()))
  await page.goto(`${address}/?store=${store.url}`, { waitUntil: 'load' })
  await page.getByLabel('Email').fill(anna.email)
  await page.getByLabel('Password').fill(anna.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status')).toHaveText('Failed to fetch')
  expect(refusals.join()).toContain('blocked by CORS policy')
  expect(await page.context().cookies()).toEqual([])
})
