import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSecurityHeaders } from './headers'
import { settingsIn } from '@skafferi/domain/rules/settings/shop-settings'
import { neutralBrand } from '@skafferi/domain/rules/brand/brand'
import { serveOffice } from './office-app'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'skafferi-office-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><head><!--settings--></head></html>')
  writeFileSync(join(folder, 'assets/main-12345678.js'), 'export {}')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function appOf(isOpen: boolean) {
  const app = Fastify()
  await addSecurityHeaders(app, { linkHosts: [], contactFormUrl: undefined })
  serveOffice(app, {
    folder,
    isOpen,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    demoOperator: false,
    brand: () => neutralBrand,
  })
  return app
}

it('The invitation page sends no referrer, and is available while the office is closed', async () => {
  const app = await appOf(false)
  const page = await app.inject({ url: '/office/welcome' })
  expect(page.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  })
  expect(page.payload).toContain('&quot;isOpen&quot;:false')
  const others = await Promise.all(
    ['/office', '/office/orders'].map(async (url) => (await app.inject({ url })).statusCode),
  )
  expect(others).toEqual([404, 404])
})

it('An open office answers every path with its document, and its files are cached for ever', async () => {
  const app = await appOf(true)
  const statuses = await Promise.all(
    ['/office', '/office/orders/1', '/office/assets/none.js'].map(
      async (url) => (await app.inject({ url })).statusCode,
    ),
  )
  expect(statuses).toEqual([200, 200, 404])
  const script = await app.inject({ url: '/office/assets/main-12345678.js' })
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  })
})

it('The document has the time zone of the shop as it is now', async () => {
  const app = Fastify()
  let timeZone = 'Europe/Stockholm'
  serveOffice(app, {
    folder,
    isOpen: true,
    locale: 'en-IE',
    get timeZone() {
      return timeZone
    },
    demoOperator: false,
    brand: () => neutralBrand,
  })
  const zoneOf = async () =>
    (settingsIn((await app.inject({ url: '/office' })).payload, 'office-settings') as { timeZone: string }).timeZone
  expect(await zoneOf()).toBe('Europe/Stockholm')
  timeZone = 'Europe/Helsinki'
  expect(await zoneOf()).toBe('Europe/Helsinki')
})

it('The document is compressed once for each appearance, and answered with 304 if it is unchanged', async () => {
  const app = await appOf(true)
  const sent: unknown[] = []
  app.addHook('onSend', async (_request, _reply, payload) => {
    sent.push(payload)
    return payload
  })
  const ask = (tag = '') => app.inject({ url: '/office', headers: { 'accept-encoding': 'br', 'if-none-match': tag } })
  const [first] = [await ask(), await ask()]
  expect(first.headers['content-encoding']).toBe('br')
  expect(sent[1]).toBe(sent[0])
  expect((await ask(String(first.headers.etag))).statusCode).toBe(304)
})
