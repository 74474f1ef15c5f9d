import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShopClient, unwrap, type ShopClient } from '@skafferi/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { socketPathIn } from '../local-admin'
import { addressIn } from '../testing/buyers'
import { codeAt } from '../testing/operators'
import { world } from '../testing/shop'
import { makeFilledFolder } from '../testing/filled-folder'
import { createProcesses, type StoreProcess } from '../testing/store-process'
import { allCommands } from './commands'
import { runCommandLine } from './run'
import { storeAt } from './store'

const processes = createProcesses()
let parent: string
let folder: string
let store: StoreProcess
let visitor: ShopClient

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'skafferi-cli-'))
  folder = join(parent, 'data')
  await makeFilledFolder(folder)
  store = await processes.start({ DATA_DIR: folder })
  visitor = createShopClient({ baseUrl: store.url, publishableKey: 'pk_demo' })
})
afterAll(() => {
  processes.killAll()
  rmSync(parent, { recursive: true, force: true })
})

const never = () => Promise.reject(new Error('The store runs.'))

/** What a command reads from its standard input. */
const faqFile = {
  blocks: [
    {
      id: 'more',
      kind: 'text',
      on: true,
      starts_at: null,
      ends_at: null,
      content: { en: { title: 'Hello <b>there</b>', text: 'Ask us.' } },
    },
  ],
}

/** Runs a command on the running store through its socket. */
async function run(...argv: string[]) {
  const printed: string[] = []
  const complained: string[] = []
  const written = new Map<string, string>()
  const code = await runCommandLine(allCommands({ restore: never, seed: never }), argv, {
    storeAs: async (name) => storeAt(socketPathIn(folder), name),
    read: async () => JSON.stringify(faqFile),
    write: async (file, content) => void written.set(file, Buffer.from(content).toString()),
    progress: () => undefined,
    print: (text) => printed.push(text),
    printError: (text) => complained.push(text),
  })
  return { code, text: printed.join('\n'), error: complained.join('\n'), written }
}

async function runJson<Data>(...argv: string[]): Promise<Data> {
  const { text, error } = await run(...argv, '--json')
  if (error) throw new Error(error)
  return JSON.parse(text) as Data
}

async function signIn(email: string, password: string): Promise<ShopClient> {
  const { token } = await unwrap(visitor.POST('/auth/customer/emailpass', { body: { email, password } }))
  return createShopClient({ baseUrl: store.url, publishableKey: 'pk_demo', getToken: () => token })
}

const { customer, password } = world.customers.kiosk

describe('the command line', () => {
  it('invites operators and deactivates them by e-mail', async () => {
    const { text } = await run('operators', 'add', 'maja@shop.example', '--name', 'Maja Holm', '--role', 'orders')
    const [, token] =
      /^Send this link to Maja Holm .*\nhttp:\/\/localhost:\d+\/office\/welcome#(oi_\S+)$/s.exec(text) ?? []
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const accept = (init: RequestInit) => fetch(`${store.url}/admin/invites/accept`, { ...init, headers })
    const { authenticator } = (await (await accept({})).json()) as { authenticator: { secret: string } }
    const body = { password: 'a long sentence nobody guesses', code: codeAt(authenticator.secret, new Date()) }
    const accepted = await accept({ method: 'POST', body: JSON.stringify(body) })
    expect(accepted.status).toBe(200)
    const cookie = accepted.headers.get('set-cookie')!.split(';')[0]!
    const session = () => fetch(`${store.url}/admin/session`, { headers: { cookie } })
    expect((await session()).status).toBe(200)
    expect((await run('operators', 'list')).text).toMatch(/maja@shop\.example +Maja Holm +orders +active/)
    expect((await run('operators', 'disable', 'maja@shop.example')).text).toBe('Maja Holm is deactivated.')
    expect((await session()).status).toBe(401)
    expect((await run('operators', 'add', 'nobody@shop.example', '--name', 'Nobody', '--role', 'chief')).code).toBe(2)
  })

  it('creates and revokes API keys under the name given with --as', async () => {
    const { api_key: key, token } = await runJson<{ api_key: { id: string }; token: string }>(
      'keys',
      'add',
      'Warehouse',
      '--scopes',
      'see',
      '--days',
      '30',
      '--as',
      'Maja Holm',
    )
    const activities = () =>
      fetch(`${store.url}/admin/activities?subject_id=${key.id}`, { headers: { authorization: `Bearer ${token}` } })
    expect(await (await activities()).json()).toMatchObject({
      activities: [{ action: 'api_key.created', actor: { kind: 'operator', id: null, name: 'Maja Holm' } }],
    })
    expect((await run('keys', 'list')).text).toMatch(/Warehouse +ak_\S{5}… +see .* active/)
    expect((await run('keys', 'revoke', key.id)).text).toBe('The API key Warehouse is revoked.')
    expect((await activities()).status).toBe(401)
    expect(await run('keys', 'add', 'Warehouse', '--scopes', 'everything')).toMatchObject({ code: 2 })
    expect(await run('keys', 'list', '--as', ' ')).toMatchObject({ code: 2 })
  })

  it('lists all commands', async () => {
    const { code, text } = await run('--help')
    expect(code).toBe(0)
    expect(text).toContain('applications approve')
    expect(text).toContain('restore')
  })

  it.each(allCommands({ restore: never, seed: never }).map(({ name, examples }) => ({ name, examples })))(
    'shows help for `$name` with examples that begin with it',
    async ({ name, examples }) => {
      const { code, text } = await run(...name.split(' '), '--help')
      expect(code).toBe(0)
      expect(examples.filter((example) => !example.startsWith(name) || !text.includes(example))).toEqual([])
    },
  )

  it('shows help for a group of commands', async () => {
    const { code, text } = await run('orders', '--help')
    expect(code).toBe(0)
    expect(text).toContain('Usage: npm run store -- orders <command>')
    expect(text).toMatch(/orders list .*\n +orders show .*\n +orders set-status/)
    expect(text).not.toContain('reviews')
  })

  it.each([
    [['--json', 'orders', 'list', '--status', 'pending', '--limit', '1']],
    [['--limit', '1', '--status=pending', 'orders', '--json', 'list']],
  ])('accepts options before the command: %j', async (argv) => {
    expect(await run(...argv)).toEqual(await run('orders', 'list', '--status', 'pending', '--limit', '1', '--json'))
  })

  it.each([
    [['--help', 'orders', 'list']],
    [['orders', '-h', 'list']],
    [['--status', 'pending', 'orders', 'list', '--help']],
  ])('shows help wherever it is requested: %j', async (argv) => {
    expect(await run(...argv)).toEqual(await run('orders', 'list', '--help'))
  })

  it('defines each option with the same type in all commands, because options are parsed before the command is known', () => {
    const types = new Map<string, Set<string>>()
    for (const { options = {} } of allCommands({ restore: never, seed: never })) {
      for (const [name, { type }] of Object.entries(options)) types.set(name, (types.get(name) ?? new Set()).add(type))
    }
    expect([...types].filter(([, found]) => found.size > 1)).toEqual([])
  })

  it.each([
    [
      'an unknown command',
      ['orders', 'delete'],
      /There is no command "orders delete"\. `orders` can be followed by: list, show, set-status, mark-parcel, close-rest, undo, correct-parcel, backorder, replace, note, ledger-report\./,
    ],
    ['help on an unknown command', ['orders', 'delete', '--help'], /There is no command "orders delete"/],
    ['nothing but options', ['--json'], /No command is named/],
    ['a missing word', ['orders', 'show'], /<order> is missing/],
    ['a word too many', ['orders', 'show', '1001', '1002'], /"1002" is one word too many/],
    ['an unknown option', ['orders', 'list', '--everything'], /--everything/],
    ['a status that there is not', ['orders', 'list', '--status', 'lost'], /must be one of pending, shipping/],
    ['a number that is none', ['orders', 'list', '--limit', 'ten'], /--limit must be a number/],
    ['a number as programs write it', ['orders', 'list', '--limit', '1e2'], /--limit must be a number/],
    ['half a number of rows', ['orders', 'list', '--limit', '2.5'], /--limit must be a whole number above 0/],
  ])('does nothing for %s and exits with 2', async (_what, argv, sentence) => {
    const { code, error, text } = await run(...argv)
    expect({ code, text }).toEqual({ code: 2, text: '' })
    expect(error).toMatch(sentence)
  })

  it('exits with 1 and a message if the store refuses', async () => {
    expect(await run('orders', 'show', '999999')).toMatchObject({ code: 1, error: 'Order not found', text: '' })
  })

  it('prints one line for each row, whatever user texts contain', async () => {
    const body = { name: 'A', email: 'a@b.example', subject: 'Red \u001B[31m\nalert', message: 'x' }
    await unwrap(visitor.POST('/store/contact-messages', { body }))
    const { text } = await run('messages', 'list')
    expect(text).toContain('Red [31m alert')
    expect(text).not.toContain('\u001B')
  })
})

describe('the command line on a running store', () => {
  it('imports a catalogue file, corrects failed rows and shows the result', async () => {
    const file = join(parent, 'assortment.csv')
    writeFileSync(
      file,
      'sku,product,category,brand,price EUR,tax_class\nCLI-1,Zwompel,Zwompels,Zwomp,1.20,food\nCLI-2,,Zwompels,Zwomp,1,food',
    )
    const { code, text, written } = await run('catalog', 'import', file)
    expect(code).toBe(1)
    expect(text).toMatch(
      /^created 1, updated 0, unchanged 0, failed 1\ncategories created: Zwompels\nfailed: row 3 CLI-2: product is missing/,
    )
    expect(written.get(`${file}.failed.csv`)).toContain(
      'CLI-2,,Zwompels,Zwomp,1,food,product is missing: a new product needs one',
    )
    const { id } = await runJson<{ id: number }>('catalog', 'import', file, '--background')
    await expect
      .poll(async () => (await run('imports', 'show', String(id))).text)
      .toMatch(/^assortment\.csv: done, 2 of 2 rows\ncreated 0, updated 0, unchanged 1, failed 1/)
    expect((await run('imports', 'list')).text).toMatch(
      /NUMBER .*\n\d+ +\S+ \S+ +assortment\.csv +command line +done +2 of 2 /,
    )
    expect(await run('imports', 'show', 'one')).toMatchObject({ code: 2 })
    expect((await run('imports', 'end', String(id))).text).toBe(
      `Import ${id} (assortment.csv) had ended already: done.`,
    )
    expect(await run('imports', 'end', '99999')).toMatchObject({
      code: 1,
      error: expect.stringContaining('Import not found'),
    })
    expect(await run('imports', 'end', 'one')).toMatchObject({ code: 2 })
    const { text: checked } = await run('catalog', 'check', file, '--failed', join(parent, 'mend.csv'))
    const [, checkCode = ''] = /--checked (\w+)/.exec(checked) ?? []
    writeFileSync(file, 'sku,stock\nCLI-1,4')
    expect(await run('catalog', 'import', file, '--checked', checkCode)).toMatchObject({
      code: 1,
      error: expect.stringContaining('Check it again'),
    })
    expect((await run('catalog', 'template', 'new.xlsx')).written.get(join(process.cwd(), 'new.xlsx'))).toMatch(/^PK/)
    expect((await run('prices', 'planned')).text).toBe('No prices that begin later.')
  })

  it('approves a company, which then chooses a password and signs in', async () => {
    const email = 'eva@torget.example'
    const body = { company_name: 'Torget AB', full_name: 'Eva Ek', email }
    await unwrap(visitor.POST('/store/customers/customer-request/register', { body }))
    const [application] = await runJson<{ id: string; email: string }[]>('applications', 'list', '--status', 'pending')
    expect(application?.email).toBe(email)
    const { code: refused, error } = await run('applications', 'approve', application!.id)
    expect(refused).toBe(1)
    const [, command = ''] = /npm run store -- (.*)/.exec(error) ?? []
    const completed = command.replace(/<se\|[^>]*>/, 'se').split(' ')
    expect(completed).toContain('--country')
    // Optional, because not every company has one.
    expect(await run(...completed, '--organisation-number', '5590000018')).toMatchObject({ code: 0, error: '' })

    await unwrap(visitor.POST('/auth/customer/emailpass/reset-password', { body: { identifier: email } }))
    const mails = await runJson<{ id: string; recipient: string; kind: string }[]>('outbox', 'list', '--pending')
    const kinds = mails.filter(({ recipient }) => recipient === email).map(({ kind }) => kind)
    expect(kinds).toEqual(['password_code', 'application_approved', 'application_received'])
    const { text } = await run('outbox', 'show', mails[0]!.id)
    const code = /\b\d{5}\b/.exec(text)![0]
    const { token } = await unwrap(visitor.POST('/auth/customer/otp/verify', { body: { email, code } }))
    const chosen = 'a long sentence nobody guesses'
    const withToken = createShopClient({ baseUrl: store.url, publishableKey: 'pk_demo', getToken: () => token })
    await unwrap(withToken.POST('/auth/customer/emailpass/update', { body: { password: chosen } }))
    const { customer: eva } = await unwrap((await signIn(email, chosen)).GET('/store/customers/me'))
    expect(eva).toMatchObject({ first_name: 'Eva', last_name: 'Ek', company_name: 'Torget AB' })
  })

  it('approves a second customer of a company with the command that the refusal suggests', async () => {
    const body = { company_name: 'Kiosk', full_name: 'Siv Ek', email: 'siv@kiosk.example' }
    await unwrap(visitor.POST('/store/customers/customer-request/register', { body }))
    const [application] = await runJson<{ id: string }[]>('applications', 'list', '--status', 'pending')
    const known = ['--country', 'se', '--organisation-number', world.companies.kiosk.organisation_number]
    const { code, error } = await run('applications', 'approve', application!.id, ...known)
    expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining('has this organisation number already') })
    const [, command = ''] = /npm run store -- (.*)/.exec(error) ?? []
    expect(await run(...command.split(' '))).toMatchObject({ code: 0, error: '' })
    const [siv] = await runJson<{ company_name: string }[]>('customers', 'list', '--q', body.email)
    expect(siv).toMatchObject({ company_name: customer.company_name })
  })

  it('ships an order, and the customer sees the tracking link', async () => {
    const client = await signIn(customer.email, password)
    const [article] = world.products.filter(
      ({ market_limits, variants }) =>
        variants.length === 1 && variants[0]!.inventory_quantity > 5 && market_limits.length === 0,
    )
    const items = [{ variant_id: article!.variants[0]!.id, quantity: 2 }]
    await unwrap(client.POST('/store/cart/items/add', { body: { items } }))
    await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
    await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
    const { order_id: id, display_id: number } = await unwrap(client.POST('/store/cart/complete', { body: {} }))
    const url = 'https://carrier.example/track/1'
    const shipping = ['--fulfillment', 'shipped', '--carrier', 'DHL', '--tracking-url', url]
    const move = (...options: string[]) => run('orders', 'set-status', String(number), ...options)
    expect(await move('--payment', 'refunded')).toMatchObject({
      code: 1,
      error: expect.stringContaining('becomes refunded once all of it was credited'),
    })
    const before = `Version 1 of order ${number} was pending, goods not_fulfilled, payment authorized.`
    expect((await move(...shipping)).text).toBe(
      `${before} Order ${number} is shipping, goods shipped, payment authorized.`,
    )
    expect(await move('--payment', 'captured', '--version', '1')).toMatchObject({
      code: 1,
      error: expect.stringContaining('has changed this order'),
    })
    expect((await move('--payment', 'captured', '--version', '2')).text).toBe(
      `Order ${number} is shipping, goods shipped, payment captured.`,
    )
    const { order } = await unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))
    expect(order.shipments).toMatchObject([{ carrier: 'DHL', tracking_url: url }])
    const mails = await runJson<{ kind: string; subject_id: string }[]>('outbox', 'list')
    expect(mails.filter((mail) => mail.subject_id === id).map(({ kind }) => kind)).toEqual([
      'order_shipped',
      'order_confirmation',
    ])
    const mark = (...options: string[]) => run('orders', 'mark-parcel', String(number), ...options)
    expect(await mark('1')).toMatchObject({
      code: 1,
      error: expect.stringContaining('--state handed_over or --state delivered'),
    })
    expect(await mark('2', '--state', 'delivered')).toMatchObject({
      code: 1,
      error: expect.stringContaining('has 1 parcels'),
    })
    expect((await mark('1', '--state', 'delivered')).text).toBe(
      `Order ${number} is delivered, goods delivered, payment captured.`,
    )
    const undo = (...options: string[]) => run('orders', 'undo', String(number), ...options)
    expect(await undo('--step', 'parcel', '--parcel', '1')).toMatchObject({
      code: 1,
      error: expect.stringContaining('Undo that one first'),
    })
    expect((await undo('--step', 'delivered', '--parcel', '1')).text).toBe(
      `Order ${number} is shipping, goods shipped, payment captured.`,
    )
    expect((await undo('--step', 'paid')).text).toBe(`Order ${number} is shipping, goods shipped, payment authorized.`)
    expect((await move('--payment', 'captured', '--paid-amount', '1.5')).text).toMatch(
      /payment authorized\. [\d.]+ EUR is due\.$/,
    )
    expect((await run('orders', 'ledger-report')).text).toBe('All orders agree with their ledger.')
    expect((await run('orders', 'note', String(number), 'Call before delivery.')).text).toContain('1 in all')
    const close = (...options: string[]) => run('orders', 'close-rest', String(number), ...options)
    expect(await close()).toMatchObject({ code: 1, error: expect.stringContaining('--reason') })
    expect(await close('--reason', 'Discontinued.')).toMatchObject({
      code: 1,
      error: expect.stringContaining('Everything in this order has been shipped'),
    })
  })

  it('blocks a customer at once, and unblocks them', async () => {
    const client = await signIn(customer.email, password)
    expect(await run('customers', 'block', customer.email)).toMatchObject({ code: 0 })
    await expect(unwrap(client.GET('/store/customers/me'))).rejects.toMatchObject({ status: 401 })
    await expect(signIn(customer.email, password)).rejects.toMatchObject({ status: 401 })
    expect(await run('customers', 'unblock', customer.email)).toMatchObject({ code: 0 })
    await signIn(customer.email, password)
  })

  it('changes a company’s terms, and shows the terms of an order', async () => {
    const set = (...options: string[]) => run('companies', 'set-terms', customer.email, ...options)
    const agreed = await set('--days', '30', '--po-required', 'yes')
    expect(agreed.text).toBe('Kiosk & Co AB pays within 30 days and orders only with a PO number.')
    const client = await signIn(customer.email, password)
    const { cart } = await unwrap(client.GET('/store/cart/info'))
    expect(cart).toMatchObject({ po_required: true, payment: { terms_days: 30 } })
    expect((await set('--days', '60', '--po-required', 'no')).text).toContain('with or without a PO number')
    expect(await set('--po-required', 'maybe')).toMatchObject({ code: 2 })
    expect(await set()).toMatchObject({
      code: 1,
      error: expect.stringContaining('Give days, or whether a PO number is required'),
    })
    const [order] = await runJson<{ display_id: number }[]>('orders', 'list', '--q', 'PO-4698')
    const { text } = await run('orders', 'show', String(order!.display_id))
    expect(text).toMatch(/^po_number +PO-4698$/m)
    expect(text).toMatch(/^payment\n( +\w+ +\S+\n)* +due_date +\d{4}-\d\d-\d\d$/m)
    expect(text).toMatch(/^note +Please ring at the back door/m)
  })

  it('judges a VAT number, under the name given with --as', async () => {
    const set = (...options: string[]) => run('companies', 'set-vat-id', customer.email, ...options)
    expect((await set('--number', 'DK 12 34 56 78', '--status', 'valid', '--by', 'Eva Ek')).text).toBe(
      'The VAT number DK12345678 of Kiosk & Co AB is valid.',
    )
    expect(await set('--status', 'perhaps', '--by', 'Eva Ek')).toMatchObject({ code: 2 })
    expect(await set('--status', 'valid', '--by', ' ')).toMatchObject({ code: 2 })
    expect(await set('--number', 'twelve', '--status', 'valid', '--by', 'Eva Ek')).toMatchObject({
      code: 1,
      error: expect.stringContaining('is not written like a VAT number'),
    })
    const { token } = await runJson<{ token: string }>('keys', 'add', 'Bookkeeping', '--scopes', 'see')
    const list = await fetch(`${store.url}/admin/activities?limit=5`, { headers: { authorization: `Bearer ${token}` } })
    const { activities } = (await list.json()) as { activities: { action: string }[] }
    expect(activities.find(({ action }) => action === 'company.vat_id_set')).toMatchObject({
      actor: { name: 'Eva Ek' },
      after: { by: 'Eva Ek' },
    })
  })

  it('reads complaints and messages with their files, decides and closes them', async () => {
    const [complaint] = await runJson<{ display_id: number }[]>(
      'complaints',
      'list',
      '--status',
      'open',
      '--limit',
      '1',
    )
    const details = await runJson<{ images: string[]; status: string }>(
      'complaints',
      'show',
      `#${complaint!.display_id}`,
    )
    expect(details).toMatchObject({ display_id: complaint!.display_id, status: 'open', images: expect.any(Array) })
    expect((await run('complaints', 'close', String(complaint!.display_id), '--note', 'Sent anew')).text).toBe(
      `Case ${complaint!.display_id} is closed.`,
    )
    const [message] = await runJson<{ id: string }[]>('messages', 'list', '--limit', '1')
    expect(await runJson('messages', 'show', message!.id)).toMatchObject({
      id: message!.id,
      message: expect.any(String),
    })
    const [application] = await runJson<{ id: string }[]>(
      'applications',
      'list',
      '--status',
      'approved',
      '--limit',
      '1',
    )
    expect((await run('applications', 'show', application!.id)).text).toMatch(/^company_name +\S/m)
  })

  it('creates and ends a promo code', async () => {
    expect(await run('promo', 'add', 'spring', '--type', 'percentage')).toMatchObject({ code: 2 })
    expect(await run('promo', 'add', 'spring', '--type', 'percentage', '--value', '12')).toMatchObject({ code: 0 })
    expect((await run('promo', 'list')).text).toMatch(/^SPRING +12 %/m)
    const winter = ['promo', 'add', 'winter', '--type', 'percentage', '--value', '5', '--ends']
    const { code, error } = await run(...winter, '2099-02-30')
    expect({ code, error }).toEqual({
      code: 1,
      error: expect.stringContaining('2099-02-30, a date that no calendar has'),
    })
    expect(await run(...winter, '2099-02-28')).toMatchObject({ code: 0 })
    expect(await run('promo', 'end', 'spring')).toMatchObject({ code: 0 })
  })

  it('schedules and ends a flash sale, and removes one that has not begun', async () => {
    const week = ['flash-sale', 'add', 'Fish week', '--ends', '2099-12-31', '--off']
    expect(await run(...week, 'SAL-0120')).toMatchObject({ code: 2 })
    expect(await run('flash-sale', 'add', 'Fish week', '--off', 'SAL-0120=20')).toMatchObject({ code: 2 })
    expect(await run(...week, 'SAL-012=20')).toMatchObject({
      code: 1,
      error: expect.stringContaining('There is no article SAL-012.'),
    })
    expect(await run(...week, 'SAL-0120=20, SAL-0124=10')).toMatchObject({ code: 0 })
    expect((await run('flash-sale', 'list')).text).toMatch(/  Fish week  .*  2         running$/m)
    const { id } = (await runJson<{ id: string; title: string }[]>('flash-sale', 'list')).find(
      ({ title }) => title === 'Fish week',
    )!
    expect((await run('flash-sale', 'end', id)).text).toBe('Fish week has ended.')
    const { id: planned } = await runJson<{ id: string }>(...week, 'SAL-0120=20', '--starts', '2099-12-01')
    expect((await run('flash-sale', 'end', planned)).text).toBe('Fish week was removed: it had not begun.')
    expect((await runJson<{ id: string }[]>('flash-sale', 'list')).map((sale) => sale.id)).not.toContain(planned)
  })

  it('archives and restores a product by one of its SKUs', async () => {
    const client = await signIn(customer.email, password)
    const found = async () =>
      (await unwrap(client.GET('/store/products', { params: { query: { q: 'SAL-0124' } } }))).products.map(
        ({ title }) => title,
      )
    const [title] = await found()
    expect(await run('catalog', 'archive', 'SAL-012')).toMatchObject({
      code: 1,
      error: expect.stringContaining('There is no article SAL-012.'),
    })
    expect((await run('catalog', 'archive', 'SAL-0124')).text).toBe(`${title} is archived.`)
    await expect.poll(found).not.toContain(title)
    expect(await run('catalog', 'archive', 'SAL-0124')).toMatchObject({
      code: 1,
      error: expect.stringContaining('This product is already archived.'),
    })
    expect((await run('catalog', 'restore', 'SAL-0124')).text).toBe(`${title} is sold again.`)
    await expect.poll(found).toContain(title)
  })

  it('adds and removes synonyms', async () => {
    const { id } = await runJson<{ id: string }>('synonyms', 'add', 'Fnurp, lingonberry')
    expect((await run('synonyms', 'list')).text).toContain(`${id}  Fnurp, lingonberry`)
    const client = await signIn(customer.email, password)
    const found = async () => (await unwrap(client.GET('/store/products', { params: { query: { q: 'fnurp' } } }))).count
    expect(await found()).toBeGreaterThan(0)
    expect(await run('synonyms', 'set', id, 'fnurp')).toMatchObject({
      code: 1,
      error: expect.stringContaining('must be 2 to 40'),
    })
    expect((await run('synonyms', 'set', id, 'fnurp, snarf')).text).toBe(`${id} is now: fnurp, snarf`)
    expect(await found()).toBe(0)
    expect((await run('synonyms', 'remove', id)).text).toBe(`${id} was removed. It was: fnurp, snarf`)
  })

  it('publishes a page', async () => {
    expect((await run('content', 'list')).text).toMatch(/faq +3 +1 /)
    expect((await run('content', 'get', 'faq')).text).toContain('Becoming a customer')
    expect((await run('content', 'publish', 'faq', '-')).text).toBe('faq was published as version 2.')
    const { page_content } = await unwrap(visitor.GET('/store/content/get', { params: { query: { page: 'faq' } } }))
    expect(page_content.blocks).toEqual([
      { id: 'more', kind: 'text', content: { title: 'Hello <b>there</b>', text: 'Ask us.' } },
    ])
  })

  it('exports a customer’s data', async () => {
    const { written } = await run('export-customer', customer.email, 'anna.json')
    expect(JSON.parse(written.get('anna.json')!)).toMatchObject({ customer: { email: customer.email } })
  })

  it('erases a customer only with a second confirmation', async () => {
    expect((await run('erase-customer', customer.email)).text).toContain('Nothing was done')
    await signIn(customer.email, password)
  })

  it('uses a socket that no other user of the machine can open', () => {
    expect((statSync(socketPathIn(folder)).mode & 0o777).toString(8)).toBe('600')
  })
})

describe('the data of a shop', () => {
  const cli = (env: Record<string, string>, ...argv: string[]) => processes.run(env, 'cli', argv)

  it('can be backed up while the store runs, but restored only into a stopped one', async () => {
    const file = join(parent, 'shop.backup')
    const here = { DATA_DIR: folder }
    expect(await cli(here, 'backup', file)).toMatchObject({ code: 0, errors: [] })
    expect(await cli(here, 'backup', file)).toMatchObject({
      code: 1,
      errors: [`${file} exists already. Choose another name.`],
    })
    const refused = await cli(here, 'restore', file, '--replace')
    expect(refused.code).toBe(1)
    expect(refused.errors.join()).toContain(`is in use by another store (process ${store.child.pid})`)
    expect((await fetch(`${store.url}/health/ready`)).status).toBe(200)

    const there = { DATA_DIR: join(parent, 'other') }
    expect(await cli(there, 'restore', file)).toMatchObject({ code: 0, errors: [] })
    const { lines } = await cli(there, 'customers', 'list', '--q', 'torget', '--json')
    expect(JSON.parse(lines.join('\n'))).toMatchObject([{ email: 'eva@torget.example' }])
  })

  it('is reported as missing if there is none', async () => {
    const missingFolder = join(parent, 'nowhere')
    const { code, errors } = await cli({ DATA_DIR: missingFolder }, 'orders', 'list')
    expect({ code, errors }).toEqual({
      code: 1,
      errors: [`There is no shop in ${missingFolder} yet. Start it once with npm start, or name another DATA_DIR.`],
    })
  })

  it('is exported to a file that only its owner can read', async () => {
    const file = join(parent, 'anna.json')
    await cli({ DATA_DIR: folder }, 'export-customer', customer.email, file)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ customer: { id: customer.id } })
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  })
})
