import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createShopClient, unwrap } from '@skafferi/api'
import { firstDeliveryDay } from '@skafferi/domain/rules/delivery/delivery'
import { demoDelivery } from '@skafferi/domain/rules/delivery/delivery-settings'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeAt } from './cli/store'
import { readConfig } from './platform/config/config'
import { toDelivery } from './modules/shop/settings/check-delivery'
import { createReceivers } from './modules/team/webhooks/receiver'
import { socketPathIn } from './local-admin'
import { startStore, type RunningStore } from './start'
import { openMailServer, type MailServer } from './testing/mail-server'
import { pdf, uploadLicense } from './testing/uploads'

const document = fileURLToPath(new URL('../../../docs/operating.md', import.meta.url))

/** Returns the settings in the documentation's table with their descriptions. */
function readDocumented(): Map<string, string> {
  const [, section = ''] = /^## Settings\n(.*?)(?=^## )/ms.exec(readFileSync(document, 'utf8')) ?? []
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  return new Map(
    rows.flatMap((row) => {
      const [, names = '', , meaning = ''] = row.split('|')
      return Array.from(names.matchAll(/`(\w+)`/g), ([, name = '']) => [name, meaning] as const)
    }),
  )
}

const documented = readDocumented()
/** Starts a server that records all requests. */
async function openRecorder() {
  const calls: { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }[] = []
  const server = createServer(async (request, response) => {
    calls.push({ method: request.method!, path: request.url!, headers: request.headers, body: await buffer(request) })
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Writes a built web app whose only document shows its settings. */
function writeWebApp(web: string): string {
  mkdirSync(join(web, '.vite'), { recursive: true })
  writeFileSync(
    join(web, '.vite/pages.json'),
    JSON.stringify({ appDocument: 'app.html', pages: [{ path: '*', file: 'app.html' }] }),
  )
  writeFileSync(join(web, 'app.html'), '<head><!--settings--></head>')
  writeFileSync(join(web, 'index.html'), '<head><!--settings--></head>')
  return web
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Returns a time zone in which the current date differs from the default time zone's. */
function temporaryFolder(): string {
  const dayIn = (timeZone: string) => new Date().toLocaleDateString('sv-SE', { timeZone })
  return ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => dayIn(zone) !== dayIn('Europe/Stockholm'))!
}

const folder = mkdtempSync(join(tmpdir(), 'skafferi-settings-'))
const dataFolder = join(folder, 'data')
const port = await freePort()
const metricsPort = await freePort()
const url = `http://localhost:${port}`
const timeZone = temporaryFolder()
const secret = 'the secret access key'
const codeKey = 'c'.repeat(64)
const printed: string[] = []
let s3: Awaited<ReturnType<typeof openRecorder>>
let vies: Awaited<ReturnType<typeof openRecorder>>
let mail: MailServer
let store: RunningStore

/** Starts a store that must fail, and returns the error. */
function startAndFail(env: Record<string, string>): Promise<unknown> {
  const config = readConfig({ DATA_DIR: join(folder, 'other'), SEED: 'none', ...env })
  return startStore(config, () => undefined).catch((error: Error) => error.message)
}

const client = createShopClient({ baseUrl: url, publishableKey: 'pk_other' })
const policy = async () => (await fetch(`${url}/health/live`)).headers.get('content-security-policy')
const sendMessage = (caller: string) =>
  fetch(`${url}/store/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-publishable-api-key': 'pk_other', 'x-forwarded-for': caller },
    body: JSON.stringify({ name: 'A', email: 'a@b.example', subject: 'B', message: 'C' }),
  })

/** Uploads a licence; returns the request to the file store and its expected signature. */
async function upload() {
  await uploadLicense(client, { name: 'licence.pdf', bytes: pdf })
  const { method, path, headers, body } = s3.calls.at(-1)!
  const datetime = String(headers['x-amz-date'])
  const credentials = { accessKeyId: 'the-key', secretAccessKey: secret, region: 'eu-north-1', service: 's3', datetime }
  const signedHeaders = { 'content-type': String(headers['content-type']) }
  const signer = new AwsV4Signer({
    method,
    url: `${s3.url}${path}`,
    headers: signedHeaders,
    body: new Uint8Array(body),
    ...credentials,
  })
  return { path, signature: headers.authorization, expected: (await signer.sign()).headers.get('authorization') }
}

/** Opens the shop, which begins empty and closed, with a name, a product and delivery options. */
async function openShop(): Promise<void> {
  const { admin } = storeAt(socketPathIn(dataFolder), 'Eva Ek')
  const { profile, delivery, opening } = await unwrap(admin.GET('/admin/settings'))
  const named = { ...profile.value, name: 'Lakritsverket' }
  await unwrap(admin.POST('/admin/settings/profile', { body: { version: profile.version, value: named } }))
  const delivering = { ...delivery.value, options: toDelivery(demoDelivery).options }
  await unwrap(admin.POST('/admin/settings/delivery', { body: { version: delivery.version, value: delivering } }))
  const variants = [{ sku: 'COIN-120', options: [], inventory_quantity: 1, prices: [{ min_quantity: 1, amount: 2.1 }] }]
  await unwrap(admin.POST('/admin/product-categories', { body: { name: 'Candy' } }))
  const names = { title: 'Salt liquorice coins', category: 'Candy', brand: 'Sältan' }
  const product = { ...names, tax_class: 'confectionery' as const, published: true, variants }
  await unwrap(admin.POST('/admin/products', { body: product }))
  await unwrap(admin.POST('/admin/settings/opening', { body: { version: opening.version, value: { open: true } } }))
}

/** Waits for this many e-mails to an address. */
async function mailsTo(email: string, count: number) {
  const mails = () => mail.received.filter(({ recipients }) => recipients[0] === email)
  await expect.poll(() => mails().length).toBe(count)
  return mails()
}

/** Approves an applicant and returns the approval's e-mail. */
async function approve(name: string) {
  const email = `${name}@new.example`
  const body = { company_name: `${name} AB`, full_name: 'Eva Ek', email }
  await unwrap(client.POST('/store/customers/customer-request/register', { body }))
  const { admin } = storeAt(socketPathIn(dataFolder))
  const { applications } = await unwrap(admin.GET('/admin/applications'))
  const path = { id: applications[0]!.id }
  await unwrap(
    admin.POST('/admin/applications/{id}/approve', {
      params: { path },
      body: { country_code: 'se', organisation_number: name },
    }),
  )
  const [, welcome] = await mailsTo(email, 2)
  return welcome!
}

/** Approves an applicant who chooses a password, and returns their client. */
async function signInNew(name: string) {
  const [email] = (await approve(name)).recipients
  await unwrap(client.POST('/auth/customer/emailpass/reset-password', { body: { identifier: email! } }))
  const [, , reset] = await mailsTo(email!, 3)
  const [code] = /\b\d{5}\b/.exec(reset!.text)!
  const as = (token: string) => createShopClient({ baseUrl: url, publishableKey: 'pk_other', getToken: () => token })
  const verified = await unwrap(client.POST('/auth/customer/otp/verify', { body: { email: email!, code } }))
  const password = 'liquorice before breakfast'
  await unwrap(as(verified.token).POST('/auth/customer/emailpass/update', { body: { password } }))
  const { token } = await unwrap(client.POST('/auth/customer/emailpass', { body: { email: email!, password } }))
  return as(token)
}

/** Returns the delivery date of a new customer's order. */
const readShippingDate = async (name: string) => unwrap((await signInNew(name)).GET('/store/cart/shipping-date'))

/** The expected delivery date in Sweden with these settings. */
function promised(): string {
  const delivery = { ...demoDelivery, timeZone, cutOff: '00:00', preparationDays: 5 }
  return firstDeliveryDay(new Date(), { delivery, seller: { country: 'dk' } }, 'se', 0)
}

/** Returns the cart of a new Swedish customer. */
const readCart = async (name: string) => (await unwrap((await signInNew(name)).GET('/store/cart/info'))).cart

/** Returns its VAT. */
const readTax = async (name: string) => (await readCart(name)).tax

/** Returns the published legal text of a kind. */
const readLegalText = async (kind: 'terms' | 'privacy' | 'cookies') =>
  (await unwrap(client.GET('/store/legal/get', { params: { query: { kind } } }))).legal_text

/** For each setting, a test of its effect. */
const settings: Record<string, () => Promise<void> | void> = {
  PORT: () => expect(printed).toContain(`Ready: ${url}`),
  HOST: async () => {
    // An address of TEST-NET-3 (RFC 5737), which no machine has.
    expect(await startAndFail({ HOST: '203.0.113.1' })).toContain('The store cannot listen on 203.0.113.1')
  },
  DATA_DIR: () => expect(existsSync(join(dataFolder, 'db'))).toBe(true),
  DATABASE_URL: async () => {
    const failure = await startAndFail({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/elsewhere' })
    expect(failure).toContain('The database at 127.0.0.1:1/elsewhere cannot be used')
  },
  DATABASE_REPLICA_URL: async () => {
    expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://localhost/shop' })).toThrow(
      'so DATABASE_URL is required too',
    )
    const failure = await startAndFail({
      DATABASE_URL: 'postgres://shop@127.0.0.1:1/elsewhere',
      DATABASE_REPLICA_URL: 'nowhere',
    })
    expect(failure).toContain('DATABASE_REPLICA_URL is not an address')
  },
  DATABASE_POOL_SIZE: () => {
    expect(readConfig({ DATABASE_POOL_SIZE: '25' }).poolSize).toBe(25)
    expect(() => readConfig({ DATABASE_POOL_SIZE: 'many' })).toThrow(
      'DATABASE_POOL_SIZE must be a number of connections',
    )
  },
  DRAWING_LIMIT: () => {
    expect(readConfig({ DRAWING_LIMIT: '0' }).renderLimitMs).toBe(0)
    expect(() => readConfig({ DRAWING_LIMIT: 'soon' })).toThrow('DRAWING_LIMIT must be a number of milliseconds')
  },
  METRICS_PORT: async () => {
    expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200)
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
  },
  DATABASE_PREPARED: () => {
    expect(() => readConfig({ DATABASE_PREPARED: 'perhaps' })).toThrow('DATABASE_PREPARED must be "on" or "off"')
    expect([readConfig({}), readConfig({ DATABASE_PREPARED: 'off' })].map((read) => read.databasePrepared)).toEqual([
      true,
      false,
    ])
  },
  SEED: () => expect(printed).not.toContain('Filling the empty shop with demo data …'),
  OFFICE: async () => {
    expect(readConfig({}).office).toBe(true)
    expect(readConfig({ NODE_ENV: 'production' }).office).toBe(false)
    expect(() => readConfig({ OFFICE: 'yes' })).toThrow('OFFICE must be "1" or "0"')
    expect(await (await fetch(`${url}/office`)).text()).toContain('isOpen&quot;:true')
  },
  PUBLISHABLE_KEY: async () => {
    expect(await (await fetch(url)).text()).toContain('pk_other')
    const statusWith = async (key: string) =>
      (await fetch(`${url}/store/product-categories`, { headers: { 'x-publishable-api-key': key } })).status
    expect([await statusWith('pk_other'), await statusWith('pk_demo')]).toEqual([200, 400])
  },
  LOCALE: async () => expect(await (await fetch(url)).text()).toContain('sv-SE'),
  PUBLIC_URL: async () => expect((await approve('5590000018')).text).toContain('https://shop.example/forgot-password'),
  TIME_ZONE: async () => {
    const today = new Date().toLocaleDateString('sv-SE', { timeZone })
    expect((await readCart('5590000042')).payment.due_date).toBe(today)
  },
  CUT_OFF: async () => expect((await readShippingDate('5590000059')).startDate).toBe(promised()),
  PREPARATION_DAYS: async () => expect((await readShippingDate('5590000091')).startDate).toBe(promised()),
  ORDER_MINIMUM: async () => expect((await readCart('5590000109')).order_minimum).toBe(120.5),
  // Goods from Denmark to Sweden are sold with the Danish VAT number and rates.
  SELLER_COUNTRY: async () =>
    expect(await readTax('5590000067')).toMatchObject({ treatment: 'domestic', explanation_code: 'vat_id_missing' }),
  SELLER_VAT_IDS: async () => expect((await readTax('5590000075')).seller_vat_id).toBe('DK12345678'),
  VIES_URL: async () => {
    const email = (await approve('5590000083')).recipients[0]!
    const { admin } = storeAt(socketPathIn(dataFolder), 'Eva Ek')
    const { companies } = await unwrap(admin.GET('/admin/companies', { params: { query: { q: email } } }))
    const company = { path: { id: companies[0]!.id } }
    const { response } = await admin.GET('/admin/companies/{id}', { params: company })
    const params = { ...company, header: { 'If-Match': response.headers.get('etag')! } }
    await unwrap(
      admin.POST('/admin/companies/{id}/vat-id', { params, body: { vat_id: 'SE559000008301', status: 'unchecked' } }),
    )
    await expect
      .poll(() => vies.calls.map(({ path, body }) => `${path} ${body.toString()}`))
      .toEqual(['/rest-api/check-vat-number {"countryCode":"SE","vatNumber":"559000008301"}'])
  },
  SMTP_URL: async () => expect((await approve('5590000026')).recipients).toEqual(['5590000026@new.example']),
  MAIL_FROM: async () =>
    expect((await approve('5590000034')).headers.get('from')).toEqual(['Other <shop@other.example>']),
  S3_ENDPOINT: async () => {
    const before = s3.calls.length
    await upload()
    expect(s3.calls.length).toBe(before + 1)
  },
  S3_BUCKET: async () => expect((await upload()).path).toMatch(/^\/the-bucket\/licences\//),
  S3_REGION: async () => expect((await upload()).signature).toContain('/eu-north-1/s3/'),
  S3_ACCESS_KEY_ID: async () => expect((await upload()).signature).toContain('Credential=the-key/'),
  S3_SECRET_ACCESS_KEY: async () => {
    const { signature, expected } = await upload()
    expect(signature).toBe(expected)
  },
  LINK_HOSTS: async () => expect(await policy()).toMatch(/img-src [^;]*https:\/\/cdn\.example/),
  STORE_ORIGINS: async () => {
    const allowed = async (origin: string) =>
      (await fetch(`${url}/store/product-categories`, { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      )
    expect(await allowed('https://orders.example')).toBe('https://orders.example')
    expect(await allowed('https://other.example')).toBeNull()
    expect(() => readConfig({ STORE_ORIGINS: '*' })).toThrow('STORE_ORIGINS must be origins such as')
  },
  CONTACT_FORM_URL: async () => expect(await policy()).toContain('frame-src https://forms.example'),
  TRUSTED_PROXIES: async () => {
    const statuses = []
    for (let sent = 0; sent < 11; sent += 1) statuses.push((await sendMessage('198.51.100.1')).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await sendMessage('198.51.100.2')).status).toBe(200)
  },
  WEBHOOKS_TO_LOOPBACK: async () => {
    const ask = (webhooksToLoopback: boolean) => createReceivers({ toLoopback: webhooksToLoopback }).check(`${s3.url}/`)
    expect(await ask(readConfig({ WEBHOOKS_TO_LOOPBACK: 'on' }).webhooksToLoopback)).toBe(`${s3.url}/`)
    await expect(ask(readConfig({}).webhooksToLoopback)).rejects.toThrow('does not begin with https')
    expect(() => readConfig({ WEBHOOKS_TO_LOOPBACK: 'perhaps' })).toThrow('WEBHOOKS_TO_LOOPBACK must be "on" or "off"')
  },
  SECURITY_CONTACT: async () =>
    expect(await (await fetch(`${url}/.well-known/security.txt`)).text()).toContain(
      'Contact: mailto:security@shop.example\n',
    ),
  SECURITY_POLICY_URL: async () =>
    expect(await (await fetch(`${url}/.well-known/security.txt`)).text()).toContain(
      'Policy: https://shop.example/security\n',
    ),
  TERMS_URL: async () => expect((await readLegalText('terms')).url).toBe('https://legal.example/terms'),
  PRIVACY_URL: async () => expect((await readLegalText('privacy')).url).toBe('https://legal.example/privacy'),
  COOKIES_URL: async () => expect((await readLegalText('cookies')).url).toBe('https://legal.example/cookies'),
  TERMS_SHA256: async () => expect((await readLegalText('terms')).sha256).toBe('a'.repeat(64)),
  PRIVACY_SHA256: async () => expect((await readLegalText('privacy')).sha256).toBe('b'.repeat(64)),
  COOKIES_SHA256: async () => expect((await readLegalText('cookies')).sha256).toBe('c'.repeat(64)),
  CODE_KEY: () => expect(existsSync(join(dataFolder, 'code-key'))).toBe(false),
}

beforeAll(async () => {
  s3 = await openRecorder()
  vies = await openRecorder()
  mail = await openMailServer()
  const env = {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataFolder,
    SEED: 'none',
    OFFICE: '1',
    PUBLISHABLE_KEY: 'pk_other',
    LOCALE: 'sv-SE',
    PUBLIC_URL: 'https://shop.example',
    TIME_ZONE: timeZone,
    CUT_OFF: '00:00',
    PREPARATION_DAYS: '5',
    ORDER_MINIMUM: '120.50',
    SELLER_COUNTRY: 'dk',
    SELLER_VAT_IDS: 'dk 12 34 56 78, DE123456789',
    VIES_URL: `${vies.url}/rest-api/`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Other <shop@other.example>',
    S3_ENDPOINT: s3.url,
    S3_BUCKET: 'the-bucket',
    S3_REGION: 'eu-north-1',
    S3_ACCESS_KEY_ID: 'the-key',
    S3_SECRET_ACCESS_KEY: secret,
    LINK_HOSTS: 'cdn.example',
    STORE_ORIGINS: 'https://orders.example, http://localhost:5173',
    CONTACT_FORM_URL: 'https://forms.example/7',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    CODE_KEY: codeKey,
    TERMS_URL: 'https://legal.example/terms',
    PRIVACY_URL: 'https://legal.example/privacy',
    COOKIES_URL: 'https://legal.example/cookies',
    TERMS_SHA256: 'a'.repeat(64),
    PRIVACY_SHA256: 'b'.repeat(64),
    COOKIES_SHA256: 'c'.repeat(64),
    SECURITY_CONTACT: 'security@shop.example',
    SECURITY_POLICY_URL: 'https://shop.example/security',
  }
  const config = readConfig(env)
  const web = writeWebApp(join(folder, 'web'))
  store = await startStore({ ...config, folders: { ...config.folders, web, office: web } }, (line) =>
    printed.push(line),
  )
  await openShop()
})
afterAll(async () => {
  await store?.stop()
  await mail?.close()
  s3?.close()
  vies?.close()
  rmSync(folder, { recursive: true, force: true })
})

it('every setting in docs/operating.md has a test', () => {
  const untested = [...documented.keys()].filter((name) => !(name in settings))
  const advice = untested.map(
    (name) => `${name} is in docs/operating.md: add to apps/store/src/settings.test.ts what it does.`,
  )
  expect(advice).toEqual([])
  expect(documented.size).toBeGreaterThan(15)
})

it('docs/operating.md documents every setting of the store', () => {
  const readNames = new Set<string>()
  const allSettings = {
    S3_ENDPOINT: 'https://s3.example',
    DATABASE_URL: 'postgres://localhost/shop',
    CODE_KEY: codeKey,
  }
  const others: Record<string, string> = {
    S3_BUCKET: 'a',
    S3_ACCESS_KEY_ID: 'b',
    S3_SECRET_ACCESS_KEY: 'c',
    ...allSettings,
  }
  readConfig(new Proxy({}, { get: (_, name: string) => (readNames.add(name), others[name]) }))
  // NODE_ENV belongs to Node; its effects are documented with the settings that it changes.
  const undocumented = [...readNames].filter((name) => name !== 'NODE_ENV' && !documented.has(name))
  expect(undocumented.map((name) => `${name} is read in config.ts: say in docs/operating.md what it does.`)).toEqual([])
})

it.each(Object.keys(settings))('%s has the documented effect', (name) => settings[name]!())
