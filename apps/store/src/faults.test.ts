import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from './platform/db/postgres'
import { orders, variants } from './platform/db/schema'
import { addBuyers, type Buyer } from './testing/buyers'
import { fillCarts } from './testing/carts'
import { orderWithRetries, submitOrder } from './testing/ordering'
import { openShop, world } from './testing/shop'
import { openTcpProxy, type TcpProxy } from './testing/tcp-proxy'

// Real faults (full disk, killed server, promoted standby) are tested by `npm run drill`.

const fish = 'variant_01saltfish120'
const { id: other } = world.products.find(
  ({ market_limits, variants: own }) => market_limits.length === 0 && own[0]!.id !== fish,
)!.variants[0]!

let way: TcpProxy | undefined
let address = ''
const shop = await openShop(
  {},
  {
    serving: true,
    async through(direct) {
      const led = new URL(direct)
      way = await openTcpProxy(Number(led.port))
      led.port = String(way.port)
      address = led.href
      return address
    },
  },
)
const url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
const { db, backgroundDb, kind } = shop.database
const onPostgres = kind === 'postgres'

afterAll(async () => {
  await shop.close()
  await way?.close()
})

const run = async <Row>(statement: SQL, database = backgroundDb) =>
  ((await database.execute(statement)) as unknown as { rows: Row[] }).rows
const readiness = async () => {
  const answer = await fetch(`${url}/health/ready`)
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}
const reading = async ({ token }: Buyer) => {
  const headers = { 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${token}` }
  return (await fetch(`${url}/store/cart/info`, { headers })).status
}

/** Creates buyers with a cart of one piece each, from a stock of 1,000. */
async function createBuyers(count: number, ...articles: string[]): Promise<Buyer[]> {
  const buyers = await addBuyers(shop, count)
  await fillCarts(db, buyers, () => articles.map((id) => [id, 1]), shop.clock.now())
  await db.update(variants).set({ inventoryQuantity: 1000 }).where(inArray(variants.id, articles))
  return buyers
}

async function soldTo(buyers: readonly Buyer[]): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      inArray(
        orders.companyId,
        buyers.map(({ companyId }) => companyId),
      ),
    )
  return rows.map(({ id }) => id)
}

async function stockOf(id: string): Promise<number> {
  const [row] = await db.select().from(variants).where(eq(variants.id, id))
  return row!.inventoryQuantity
}

/** Connections to this database that wait for a lock. */
const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Makes the database read-only or writable for new connections. */
async function takeChanges(value: 'on' | 'off'): Promise<void> {
  const setting = `set default_transaction_read_only = ${value === 'on' ? 'off' : 'on'}`
  if (!onPostgres) return void (await run(sql.raw(setting)))
  const [row] = await run<{ name: string }>(sql`select current_database() as name`)
  await run(sql.raw(`begin; set transaction read write; alter database ${row!.name} ${setting}; commit`))
}

beforeEach(async () => {
  const [status] = await readiness()
  if (status !== 200) throw new Error('The test before left its fault behind.')
})

describe.each([
  ['is full', '53100', 'database_unwritable'],
  ['fails', '58030', 'database_unwritable'],
  ['is there, and no memory', '53200', 'busy'],
])('a database whose disk %s', (_, code, refusalCode) => {
  afterEach(() => run(sql`drop function if exists fail cascade`))

  it('leads to an accurate refusal, and repeating the same request afterwards creates one order', async () => {
    const [buyer] = (await createBuyers(1, fish)) as [Buyer]
    await run(
      sql.raw(
        `create function fail() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '${code}'; end $$`,
      ),
    )
    await run(sql`create trigger fail before insert on orders for each row execute function fail()`)
    expect(await submitOrder(url, buyer, 'one press')).toEqual({ status: 503, result: refusalCode, retryAfter: '5' })
    expect(await reading(buyer)).toBe(200)
    await run(sql`drop function fail cascade`)
    const placed = await submitOrder(url, buyer, 'one press')
    expect(placed.status).toBe(200)
    expect(await soldTo([buyer])).toEqual([placed.result])
    expect(await stockOf(fish)).toBe(999)
    expect(await readiness()).toEqual([200, undefined])
  })
})

it.runIf(onPostgres)(
  'a store with failed writes is not ready until they succeed again, even if others can read',
  async () => {
    const [buyer] = (await createBuyers(1, fish)) as [Buyer]
    const body = sql.raw(`begin raise exception 'full' using errcode = '53100'; end`)
    await run(sql`create function full_disk() returns trigger language plpgsql as $$ ${body} $$`)
    await run(sql`create function full_disk_too() returns event_trigger language plpgsql as $$ ${body} $$`)
    await run(sql`create trigger full_disk before insert on orders for each row execute function full_disk()`)
    await run(
      sql`create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS') execute function full_disk_too()`,
    )
    expect(await readiness()).toEqual([200, undefined])
    await submitOrder(url, buyer, 'one press')
    expect(await readiness()).toEqual([503, 'database_unwritable'])
    expect(await reading(buyer)).toBe(200)
    await run(sql`drop event trigger full_disk`)
    await run(sql`drop function full_disk_too`)
    expect(await readiness()).toEqual([200, undefined])
    await run(sql`drop function full_disk cascade`)
    expect((await submitOrder(url, buyer, 'one press')).status).toBe(200)
  },
)

it('a read-only database, e.g. after a failover, serves reads; orders succeed once it is writable, without a restart', async () => {
  const [buyer] = (await createBuyers(1, fish)) as [Buyer]
  expect(await reading(buyer)).toBe(200)
  // So that the session's last use is due to be recorded.
  shop.clock.advance(3_600_000)
  await takeChanges('off')
  // Like a proxy that switches to another server: existing connections are closed.
  way?.disconnect()
  way?.lead()
  await expect.poll(() => readiness()).toEqual([503, 'database_unwritable'])
  await expect
    .poll(() => submitOrder(url, buyer, 'one press'))
    .toMatchObject({ status: 503, result: 'database_unwritable' })
  expect(await reading(buyer)).toBe(200)
  await takeChanges('on')
  await expect.poll(() => readiness()).toEqual([200, undefined])
  expect((await orderWithRetries(url, buyer, 'one press')).status).toBe(200)
  expect(await soldTo([buyer])).toHaveLength(1)
})

describe.runIf(onPostgres)('a PostgreSQL server', () => {
  it('that ends one of two deadlocked transactions leads to a "busy" refusal, and the buyer can order again', async () => {
    const [buyer] = (await createBuyers(1, fish, other)) as [Buyer]
    const [first, second] = [fish, other].sort() as [string, string]
    let submitted: ReturnType<typeof submitOrder> | undefined
    await backgroundDb.transaction(async (tx) => {
      // This transaction checks for deadlocks late, so that the other one is ended.
      await tx.execute(sql`set local deadlock_timeout = '1min'`)
      await tx.select().from(variants).where(eq(variants.id, second)).for('update')
      submitted = submitOrder(url, buyer, 'one press')
      await expect.poll(() => run(waiting)).not.toEqual([])
      await tx.select().from(variants).where(eq(variants.id, first)).for('update')
    })
    expect(await submitted).toEqual({ status: 503, result: 'busy', retryAfter: '5' })
    expect((await submitOrder(url, buyer, 'one press')).status).toBe(200)
    expect(await stockOf(fish)).toBe(999)
  })

  it('that cancels a statement at its timeout leads to "busy", not to an internal error', async () => {
    const [buyer] = (await createBuyers(1, fish)) as [Buyer]
    await backgroundDb.transaction(async (tx) => {
      await tx.select().from(variants).where(eq(variants.id, fish)).for('update')
      const submitted = submitOrder(url, buyer, 'one press')
      await expect.poll(() => run(sql`select pg_cancel_backend(pid) from (${waiting}) as waiting`)).not.toEqual([])
      expect(await submitted).toEqual({ status: 503, result: 'busy', retryAfter: '5' })
    })
    expect((await submitOrder(url, buyer, 'one press')).status).toBe(200)
  })

  it('that cannot be reached under forty orders keeps the acknowledged ones, and takes the others when it is back', async () => {
    const buyers = await createBuyers(40, fish)
    const statuses = new Set<string>()
    let answers = 0
    const placing = Promise.all(
      buyers.map((buyer) =>
        orderWithRetries(url, buyer, buyer.companyId, ({ status, result }) => {
          if (status !== 200) statuses.add(`${status} ${result}`)
          if (status === 200 && (answers += 1) === 10) way!.disconnect()
        }),
      ),
    )
    await expect.poll(() => statuses).toContain('503 database_unavailable')
    expect(await readiness()).toEqual([503, 'database_unavailable'])
    way!.lead()
    const placed = await placing
    expect([...statuses].filter((what) => !['503 database_unavailable', '503 busy'].includes(what))).toEqual([])
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await soldTo(buyers)).sort()).toEqual(placed.map(({ result }) => result).sort())
    expect(await stockOf(fish)).toBe(960)
    expect(await readiness()).toEqual([200, undefined])
  })

  it('that closes a connection at the begin of a transaction does not shrink the pool', async () => {
    const single = await openPostgres(address, { poolSize: 1, timeoutMs: 2_000 })
    await single.db.execute(sql`select 1`)
    for (let times = 0; times < 3; times += 1) {
      const pending = single.db.transaction((tx) => tx.execute(sql`select 1`))
      way!.disconnect()
      await expect(pending).rejects.toThrow()
      way!.lead()
      expect(await run(sql`select 1 as one`, single.db)).toEqual([{ one: 1 }])
    }
    await single.close()
  })
})
