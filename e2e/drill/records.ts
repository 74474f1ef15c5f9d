import { isDeepStrictEqual } from 'node:util'
import { maja } from '../support/office'

/** A caller of a store's admin API with the demo operator's session. */
interface Office {
  get: (path: string) => Promise<unknown>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<unknown>
  tagOf: (path: string) => Promise<string>
}

/**
 * Signs in as the demo's operator.
 * @throws Error if a call is refused
 */
async function openOffice(url: string): Promise<Office> {
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { ...init, headers: { origin: url, ...init.headers } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const json = { 'content-type': 'application/json' }
  const { email, password } = maja
  const session = await send('/admin/session', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const cookie = session.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return {
    get: async (path) => (await send(path, { headers: { cookie } })).json(),
    post: async (path, body, headers) =>
      (
        await send(path, { method: 'POST', headers: { cookie, ...json, ...headers }, body: JSON.stringify(body) })
      ).json(),
    tagOf: async (path) => (await send(path, { headers: { cookie } })).headers.get('etag') ?? '',
  }
}

interface Listed {
  [list: string]: { id: string; sku?: string }[]
}

/**
 * Makes records whose stored values are strings of the program: activity of every area, a webhook, an e-mail in the
 * outbox, choices of notifications, an applied import, answers.
 * @param url address of a store with the demo's data, without a mail server, and with `WEBHOOKS_TO_LOOPBACK`
 */
export async function makeRecords(url: string): Promise<void> {
  const office = await openOffice(url)
  const first = async (path: string, list: string) => ((await office.get(path)) as Listed)[list]![0]!
  const changed = async (path: string, body: unknown) =>
    office.post(path, body, { 'if-match': await office.tagOf(path) })
  await office.post('/admin/webhooks', { url: 'http://127.0.0.1:9/hook', events: ['order.placed', 'mail.failed'] })
  await office.post('/admin/session/notices', { notices: [{ kind: 'low_stock', timing: 'at_once' }] })
  await office.post('/admin/api-keys', { title: 'Warehouse', scopes: ['see', 'orders'] })
  await office.post('/admin/promotions', { code: 'DRILL', type: 'percentage', value: 10 })
  await office.post('/admin/product-categories', { name: 'Drill' })
  const { id: company } = await first('/admin/companies', 'companies')
  await changed(`/admin/companies/${company}`, { payment_terms_days: 14 })
  const { id: product } = await first('/admin/products?status=published', 'products')
  await changed(`/admin/products/${product}`, { brand: 'Drill' })
  const { product: full } = (await office.get(`/admin/products/${product}`)) as {
    product: { variants: { sku: string }[] }
  }
  const { sku } = full.variants[0]!
  await office.post('/admin/stock', { rows: [{ sku, inventory_quantity: 500 }] })
  await office.post('/admin/prices', { rows: [{ sku, min_quantity: 50, amount: 0.5 }] })
  const application = await first('/admin/applications?status=pending', 'applications')
  await office.post(`/admin/applications/${application.id}/ask`, { question: 'Which licence?', seen: null })
  const order = await first('/admin/orders?status=pending', 'orders')
  const { version } = (await office.get(`/admin/orders/${order.id}`)) as { version: number }
  await office.post(`/admin/orders/${order.id}/shipments`, { carrier: 'DHL', version })
  const complaint = await first('/admin/complaints?status=open', 'complaints')
  await office.post(`/admin/complaints/${complaint.id}/answers`, { text: 'We send a new bag.', seen: 0 })
}

const lists: readonly (readonly [path: string, list: string, details?: string])[] = [
  ['/admin/activities?limit=100', 'activities'],
  ['/admin/webhooks', 'webhooks'],
  ['/admin/mails?limit=100', 'mails'],
  ['/admin/session/notices', 'notices'],
  ['/admin/users', 'operators'],
  ['/admin/api-keys', 'api_keys'],
  ['/admin/imports', 'imports', '/admin/imports'],
  ['/admin/applications?limit=20', 'applications', '/admin/applications'],
  ['/admin/complaints?limit=20', 'complaints', '/admin/complaints'],
  ['/admin/messages?limit=20', 'messages', '/admin/messages'],
  ['/admin/orders?limit=20', 'orders', '/admin/orders'],
  ['/admin/companies?limit=20', 'companies', '/admin/companies'],
  ['/admin/products?limit=20', 'products', '/admin/products'],
  ['/admin/promotions', 'promotions'],
  ['/admin/flash-sales', 'flash_sales'],
  ['/admin/product-categories', 'product_categories'],
]

/** Reads the lists and details of all areas, by path. */
export async function readRecords(url: string): Promise<Record<string, unknown>> {
  const office = await openOffice(url)
  const records: Record<string, unknown> = {}
  for (const [path, list, details] of lists) {
    const answer = (await office.get(path)) as Listed
    records[path] = answer
    for (const { id } of details ? (answer[list] ?? []).slice(0, 5) : [])
      records[`${details}/${id}`] = await office.get(`${details}/${id}`)
  }
  return records
}

/** Values that differ between two readings without any change. */
const volatile = new Set(['last_used_at', 'expires_at', 'next_try_at', 'tries', 'failure', 'etag'])

/**
 * Lists what another version reads differently: values that are missing or not the same. Fields that only the other
 * version has are allowed.
 * @param before read through the version that stored them
 */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (typeof before !== 'object' || before === null)
    return isDeepStrictEqual(before, after)
      ? []
      : [`${path}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`]
  if (Array.isArray(before) && (!Array.isArray(after) || after.length !== before.length))
    return [`${path}: another number of entries`]
  return Object.entries(before)
    .filter(([name]) => !volatile.has(name))
    .flatMap(([name, value]) =>
      differences(value, (after as Record<string, unknown> | null)?.[name], `${path}/${name}`),
    )
}
