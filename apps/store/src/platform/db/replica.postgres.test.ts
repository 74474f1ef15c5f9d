import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShopClient, unwrap } from '@skafferi/api'
import { createFolderStore } from '../files/folder-store'
import { createMetrics } from '../http/metrics'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createApp } from '../../app'
import { freshDatabase, startEmbeddedPostgres } from '../../testing/postgres'
import { fetchFrom, testConfig, world } from '../../testing/shop'
import { runOn, startStandby } from '../../testing/standby'
import { openTcpProxy } from '../../testing/tcp-proxy'
import { openPostgres, openReplica } from './postgres'
import { compareReplica } from './replica'
import { products } from './schema'
import { seedDemo } from '../../seed'

const primary = await startEmbeddedPostgres()
const { url } = await freshDatabase(primary.url)
const database = await openPostgres(url)
await database.migrate(testConfig.folders.migrations)
await seedDemo(database.db, new Date())
const standby = await startStandby(primary)
const way = await openTcpProxy(standby.port)

/** Returns the database address with this port. */
function shopOn(port: number): string {
  const there = new URL(url)
  there.port = String(port)
  return there.href
}

const replica = openReplica(shopOn(way.port))
const folder = mkdtempSync(join(tmpdir(), 'skafferi-replica-'))
const metrics = createMetrics()
const files = createFolderStore(folder)
const app = await createApp({
  database: { ...database, replica },
  files,
  config: testConfig,
  metrics,
  validateResponses: true,
  catalogueMaxAgeMs: 0,
})
const client = (token?: string) =>
  createShopClient({
    baseUrl: 'http://store.test',
    publishableKey: 'pk_demo',
    getToken: () => token,
    fetch: fetchFrom(app, '127.0.0.1'),
    timeout: 60_000,
  })
const { customer, password } = world.customers.kiosk
const { token } = await unwrap(client().POST('/auth/customer/emailpass', { body: { email: customer.email, password } }))
const anna = client(token)

afterAll(async () => {
  await app.close()
  await replica.close()
  await way.close()
  await standby.stop()
  await database.close()
  await primary.stop()
  rmSync(folder, { recursive: true, force: true })
})

const list = async () => (await unwrap(anna.GET('/store/products', { params: { query: { limit: 100 } } }))).products

/** Returns how many reads a server has answered. */
async function answeredBy(server: 'primary' | 'replica'): Promise<number> {
  const [, count = '0'] = new RegExp(`late_reads_total\\{server="${server}"\\} (\\d+)`).exec(await metrics.text()) ?? []
  return Number(count)
}

/** True if the replica answers the list. */
async function comesFromReplica(): Promise<boolean> {
  const before = await answeredBy('replica')
  await list()
  return (await answeredBy('replica')) > before
}

async function untilReplicaReads(): Promise<void> {
  await expect.poll(comesFromReplica).toBe(true)
}
const pauseReplay = () => runOn(standby.url, 'select pg_wal_replay_pause()')
const resumeReplay = () => runOn(standby.url, 'select pg_wal_replay_resume()')

it('Neither the primary itself nor a standby of another database is accepted as a replica', async () => {
  expect(await compareReplica(database.db, database.db)).toBe('foreign')
  const other = openReplica(standby.url)
  expect(await compareReplica(database.db, other.db)).toBe('foreign')
  await other.close()
  await expect.poll(() => compareReplica(database.db, replica.db)).toBe('current')
})

it('Lists are read from a replica that is up to date, with the same result', async () => {
  const fromPrimary = await list()
  await untilReplicaReads()
  expect(await list()).toEqual(fromPrimary)
})

it('A customer sees their own change in lists at once, even if the replica does not have it yet', async () => {
  const [{ id }] = (await list()) as [Awaited<ReturnType<typeof list>>[number]]
  const isInWishlist = async () => (await list()).find((card) => card.id === id)!.is_in_wishlist
  for (let readLate = false; !readLate;) {
    await resumeReplay()
    await untilReplicaReads()
    await pauseReplay()
    const expected = !(await isInWishlist())
    await unwrap(anna.POST('/store/customer/wishlist/toggle', { body: { product_id: id } }))
    const before = await answeredBy('replica')
    expect(await isInWishlist()).toBe(expected)
    readLate = (await answeredBy('replica')) > before
  }
  await resumeReplay()
})

it('A lagging replica is not used until it has caught up, so that changes remain visible', async () => {
  await untilReplicaReads()
  await pauseReplay()
  const [{ id }] = (await list()) as [Awaited<ReturnType<typeof list>>[number]]
  await database.db.update(products).set({ archivedAt: new Date() }).where(eq(products.id, id))
  await expect.poll(async () => (await list()).some((card) => card.id === id)).toBe(false)
  expect(await comesFromReplica()).toBe(false)
  await resumeReplay()
  await untilReplicaReads()
  expect((await list()).some((card) => card.id === id)).toBe(false)
})

it('Reads fall back to the primary if the replica is unreachable', async () => {
  await untilReplicaReads()
  way.disconnect()
  expect((await list()).length).toBeGreaterThan(0)
  expect(await comesFromReplica()).toBe(false)
  expect((await app.inject('/health/ready')).statusCode).toBe(200)
  way.lead()
  await untilReplicaReads()
})

it('A replica that was promoted to a primary is not used any more', async () => {
  await untilReplicaReads()
  await runOn(standby.url, 'select pg_promote()')
  await expect.poll(comesFromReplica).toBe(false)
  await expect.poll(() => compareReplica(database.db, replica.db)).toBe('foreign')
  expect(await comesFromReplica()).toBe(false)
})
