import { eq, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { deleteExpiredKeys } from '../db/keyed-requests'
import { applications, cartItems, contactMessages, keyedRequests, uploads } from '../db/schema'
import * as schema from '../db/schema'
import { questionToken } from '../../modules/customers/registrations/status-link'
import { addUpload, registrationForm } from '../../modules/customers/registrations/testing/forms'
import { adminRequests, apply, prepareAdmin } from '../../testing/admin-requests'
import { addKey, addOperator, sendAdmin } from '../../testing/operators'
import { addOwner, sendBy, validRequests, type Owner, type RequestParts } from '../../testing/requests'
import { openShop, shopOfFile } from '../../testing/shop'
import { type AdminOperationId, adminContract } from './admin/contract'
import { storeContract, type OperationId } from './contract'
import { acceptsIdempotencyKey } from './idempotency'

const shop = await shopOfFile()
const records = await prepareAdmin(shop)
const { db } = shop.database

type Parts = RequestParts & { headers?: Record<string, string> }

let keys = 0
/** Returns a new key, longer than the 32 characters that requests without a session require. */
const newKey = () => `key-${String((keys += 1)).padStart(40, '0')}`

/** Tables with counters and keys, and those that the background check of an import writes. */
const excludedTables = ['rate_hits', 'imports', 'import_rows', 'keyed_requests']

const tables = Object.values(schema as Record<string, unknown>)
  .filter((entry) => is(entry, PgTable))
  .filter((table) => getTableConfig(table).schema === undefined && !excludedTables.includes(getTableName(table)))

/** Returns a row count and a hash of every table. A sum of hashes needs no sorting. */
async function contents(): Promise<unknown> {
  const parts = tables.map(
    (table) =>
      sql`select ${getTableName(table)} as name, count(*) as rows, sum(hashtextextended(t::text, 0)) as hash from ${table} as t`,
  )
  const counted = sql`select 'imports' as name, count(*) as rows, 0 as hash from imports`
  const all = sql.join([...parts, counted], sql` union all `)
  return ((await db.execute(sql`${all} order by name`)) as unknown as { rows: unknown }).rows
}

const keyed = <Id extends string>({
  endpoints,
  ...read
}: { endpoints: readonly { operation: { operationId: Id; parameters?: never[] } }[] } & Pick<
  typeof storeContract,
  'resolve'
>) =>
  endpoints
    .filter(({ operation }) => acceptsIdempotencyKey(operation as never, read))
    .map(({ operation }) => operation.operationId)

const storeCalls = keyed(storeContract as never) as OperationId[]
const adminCalls = keyed(adminContract as never) as AdminOperationId[]

/** A prepared request of either contract. */
interface Call {
  parts: Parts
  send: (parts: Parts, key: string) => ReturnType<typeof sendAdmin>
}

/** Valid parts of a call; an application needs a licence that was uploaded, an answer a question that was asked. */
async function partsOf(operationId: OperationId, owner: Owner): Promise<Parts> {
  if (operationId === 'registerCompany') return { body: registrationForm(await addUpload(shop)) }
  if (operationId !== 'answerApplicationQuestion') return validRequests[operationId](owner)
  const id = await apply(shop)
  const askedAt = shop.clock.now()
  await db.update(applications).set({ question: 'Which licence?', askedAt }).where(eq(applications.id, id))
  const token = questionToken(shop.context.secret, id, askedAt)
  return { body: { token, ...registrationForm(await addUpload(shop)) } }
}

async function storeCall(operationId: OperationId, owner: Owner): Promise<Call> {
  const isForVisitors = storeContract.endpointById
    .get(operationId)!
    .operation.security.every((schemes) => !('customerToken' in schemes))
  const parts = await partsOf(operationId, owner)
  const headers = {
    'x-publishable-api-key': 'pk_demo',
    ...(!isForVisitors && { authorization: `Bearer ${owner.token}` }),
  }
  const send = (sent: Parts, key: string) =>
    sendBy(storeContract, shop, operationId, { parts: sent, headers: { ...headers, 'idempotency-key': key } })
  return { parts, send }
}

const operator = await addOperator(shop, 'owner')

async function adminCall(operationId: AdminOperationId): Promise<Call> {
  const parts = await adminRequests[operationId](records)
  const { token } = operator
  return {
    parts,
    send: (sent, key) => sendAdmin(shop, operationId, sent, { token, headers: { 'idempotency-key': key } }),
  }
}

const calls: [name: string, make: () => Promise<Call>][] = [
  ...storeCalls.map((id): [string, () => Promise<Call>] => [id, async () => storeCall(id, await addOwner(shop))]),
  ...adminCalls.map((id): [string, () => Promise<Call>] => [id, () => adminCall(id)]),
]

/** Returns variants of the request in which one value differs. */
function variations(parts: Parts): Parts[] {
  const changed = (value: unknown): unknown[] => {
    const others: Record<string, string> = { terms: 'privacy', faq: 'about', packed: 'completed' }
    if (typeof value === 'string' && others[value]) return [others[value]]
    if (typeof value === 'string') return [`${value}x`, `${value.slice(0, -1)}${value.endsWith('7') ? '8' : '7'}`]
    if (typeof value === 'number') return [value + 1]
    if (typeof value === 'boolean') return [!value]
    if (Array.isArray(value)) return value.flatMap((entry, at) => changed(entry).map((next) => value.with(at, next)))
    if (typeof value !== 'object' || value === null) return []
    const fields = Object.entries(value).filter(([name]) => name !== 'version' && name !== 'seen')
    return fields.flatMap(([name, entry]) => changed(entry).map((next) => ({ ...value, [name]: next })))
  }
  if (parts.files)
    return [
      {
        ...parts,
        files: parts.files.map((file) => ({ ...file, bytes: Buffer.concat([file.bytes, Buffer.from('\n')]) })),
      },
    ]
  if (parts.body !== undefined) return changed(parts.body).map((body) => ({ ...parts, body }))
  return changed(parts.path).map((path) => ({ ...parts, path: path as Record<string, string> }))
}

describe.each(calls)('%s', (_name, make) => {
  it('is executed once for each key, and repeats its response', async () => {
    const { parts, send } = await make()
    const key = newKey()
    const first = await send(parts, key)
    expect([first.statusCode, first.body]).toEqual([200, expect.any(String)])
    const before = await contents()
    const second = await send(parts, key)
    expect([second.statusCode, second.headers.etag]).toEqual([200, first.headers.etag])
    expect(second.json()).toEqual(first.json())
    expect(await contents()).toEqual(before)
  })

  it('refuses a different request under the same key', async () => {
    const { parts, send } = await make()
    const key = newKey()
    expect((await send(parts, key)).statusCode).toBe(200)
    const before = await contents()
    const codes: unknown[] = []
    for (const other of variations(parts)) {
      const answer = await send(other, key)
      expect(answer.statusCode).not.toBe(200)
      codes.push(answer.json().code)
    }
    expect(codes).toContain('idempotency_key_reused')
    expect(await contents()).toEqual(before)
  })

  it('gives two concurrent requests the same response', async () => {
    const { parts, send } = await make()
    const key = newKey()
    const [first, second] = await Promise.all([send(parts, key), send(parts, key)])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
  })
})

/** Starts the same request several times at once, under one key or several. */
const atOnce = (count: number, send: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)))

describe('concurrent requests under one key', () => {
  it('add to the cart once, even in two store processes', async () => {
    const owner = await addOwner(shop)
    const other = await openShop({ database: shop.database })
    const key = newKey()
    const headers = {
      'x-publishable-api-key': 'pk_demo',
      authorization: `Bearer ${owner.token}`,
      'idempotency-key': key,
    }
    const parts = validRequests.addCartItems(owner)
    const answers = await atOnce(10, (index) =>
      sendBy(storeContract, index % 2 ? { ...shop, app: other.app } : shop, 'addCartItems', { parts, headers }),
    )
    expect(answers.map((answer) => (answer as { statusCode: number }).statusCode)).toEqual(Array(10).fill(200))
    const [line] = await db
      .select()
      .from(cartItems)
      .where(sql`${cartItems.id} = ${owner.itemId}`)
    expect(line!.quantity).toBe(3)
    await other.app.close()
  })

  it('create a message and an upload once', async () => {
    const owner = await addOwner(shop)
    for (const [operationId, table] of [
      ['sendContactMessage', contactMessages],
      ['uploadLicense', uploads],
    ] as const) {
      const { parts, send } = await storeCall(operationId, owner)
      const [before, key] = [await db.$count(table), newKey()]
      await atOnce(5, () => send(parts, key))
      expect(await db.$count(table)).toBe(before + 1)
    }
  })
})

describe('an idempotency key', () => {
  it('belongs to its customer: two customers may use the same', async () => {
    const key = newKey()
    for (const owner of [await addOwner(shop), await addOwner(shop)]) {
      const { parts, send } = await storeCall('addCartItems', owner)
      const answer = await send(parts, key)
      expect(answer.json().cart.items[0].quantity).toBe(3)
    }
    const titles = { keyed: await addKey(shop, ['catalogue']) }
    const { parts } = await adminCall('createCategory')
    const byKey = await sendAdmin(shop, 'createCategory', parts, {
      bearer: titles.keyed.token,
      headers: { 'idempotency-key': key },
    })
    expect(byKey.statusCode).toBe(200)
  })

  it('expires after 24 hours and is then deleted', async () => {
    const open = await openShop()
    const owner = await addOwner(open)
    const headers = {
      'x-publishable-api-key': 'pk_demo',
      authorization: `Bearer ${owner.token}`,
      'idempotency-key': newKey(),
    }
    const add = async () =>
      (await sendBy(storeContract, open, 'addCartItems', { parts: validRequests.addCartItems(owner), headers })).json()
        .cart?.items[0].quantity as number
    const before = await open.database.db.$count(keyedRequests)
    expect([await add(), await add()]).toEqual([3, 3])
    open.clock.advance(24 * 60 * 60 * 1000)
    await open.database.db.execute(
      sql`update sessions set expires_at = expires_at + interval '30 days', ends_at = ends_at + interval '30 days'`,
    )
    expect(await add()).toBe(4)
    expect(await open.database.db.$count(keyedRequests)).toBe(before + 1)
    open.clock.advance(24 * 60 * 60 * 1000)
    await deleteExpiredKeys(open.database.db, open.clock.now())
    expect(await open.database.db.$count(keyedRequests)).toBe(0)
    await open.close()
  })

  it('still matches its request after the order was reloaded', async () => {
    const { parts, send } = await adminCall('createRefund')
    const key = newKey()
    const body = parts.body as { version: number }
    const first = await send(parts, key)
    const again = await send({ ...parts, body: { ...body, version: body.version + 1 } }, key)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  })

  it('can be used again after a refused request', async () => {
    const owner = await addOwner(shop)
    const { parts, send } = await storeCall('addCartItems', owner)
    const key = newKey()
    const [item] = (parts.body as { items: object[] }).items
    expect((await send({ body: { items: [{ ...item, variant_id: 'variant_none' }] } }, key)).statusCode).toBe(404)
    expect((await send(parts, key)).statusCode).toBe(200)
  })

  it.each(['registerCompany', 'requestAccess', 'uploadLicense', 'sendContactMessage'] as const)(
    'of a visitor must be unguessable: %s refuses a short one',
    async (operationId) => {
      const { parts, send } = await storeCall(operationId, await addOwner(shop))
      const answer = await send(parts, 'k'.repeat(31))
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['idempotency-key']])
    },
  )

  it('answers 409 if the request was executed but its response was not stored', async () => {
    const owner = await addOwner(shop)
    const { parts, send } = await storeCall('addCartItems', owner)
    for (const answer of ['', null]) {
      const key = newKey()
      await send(parts, key)
      await db.update(keyedRequests).set({ answer })
      const again = await send(parts, key)
      expect([again.statusCode, again.json().code]).toEqual([409, 'answer_not_stored'])
    }
  })

  it('is not readable in the database, and neither is its response, which may contain a secret', async () => {
    const { parts, send } = await adminCall('createApiKey')
    const key = newKey()
    const { token } = (await send(parts, key)).json() as { token: string }
    const rows = JSON.stringify(await db.select().from(keyedRequests))
    expect(token).toMatch(/^ak_/)
    expect([rows.includes(token), rows.includes(key)]).toEqual([false, false])
  })

  it('returns the current cart, not the stored one', async () => {
    const owner = await addOwner(shop)
    const { parts, send } = await storeCall('addCartItems', owner)
    const key = newKey()
    await send(parts, key)
    await send(parts, newKey())
    expect((await send(parts, key)).json().cart.items[0].quantity).toBe(4)
  })
})
