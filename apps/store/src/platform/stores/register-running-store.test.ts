import { hostname } from 'node:os'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { runningStores } from '../db/schema'
import { shopOfFile } from '../../testing/shop'
import { fingerprintsOf, registerRunningStore } from './index'

const shop = await shopOfFile()
const { db } = shop.database
const bucket = {
  endpoint: 'https://s3.example',
  bucket: 'shop',
  region: 'auto',
  accessKeyId: 'id',
  secretAccessKey: 'secret',
}
const key = 'k'.repeat(32)
const fingerprints = await fingerprintsOf({ s3: bucket, dataFolder: '/nowhere' }, key)

beforeEach(async () => void (await db.delete(runningStores)))

it('stores with the same key and file store run together and leave no rows behind', async () => {
  const unregisterAll = [await registerRunningStore(db, fingerprints), await registerRunningStore(db, fingerprints)]
  expect(await db.$count(runningStores)).toBe(2)
  for (const unregister of unregisterAll) await unregister()
  expect(await db.$count(runningStores)).toBe(0)
})

it.each([
  [
    'another key',
    { s3: bucket, dataFolder: '/nowhere' },
    'another'.repeat(5),
    'hashes codes with another key: give all stores the same CODE_KEY',
  ],
  [
    'another bucket',
    { s3: { ...bucket, bucket: 'other' }, dataFolder: '/nowhere' },
    key,
    'stores its files in another place: give all stores the same S3_ENDPOINT and S3_BUCKET, or one shared folder',
  ],
])('a store with %s is refused while others run, and accepted afterwards', async (_, config, codeKey, sentence) => {
  const unregister = await registerRunningStore(db, fingerprints)
  const other = await fingerprintsOf(config, codeKey)
  await expect(registerRunningStore(db, other)).rejects.toThrow(
    `Another store of this shop, on ${hostname()}, ${sentence}, or start 30 seconds after that one has ended.`,
  )
  await unregister()
  await (
    await registerRunningStore(db, other)
  )()
})

it('a killed store blocks others for half a minute at most', async () => {
  await registerRunningStore(db, fingerprints)
  const other = await fingerprintsOf({ s3: bucket, dataFolder: '/nowhere' }, 'another'.repeat(5))
  await db.update(runningStores).set({ lastSeenAt: sql`now() - interval '29 seconds'` })
  await expect(registerRunningStore(db, other)).rejects.toThrow('CODE_KEY')
  await db.update(runningStores).set({ lastSeenAt: sql`now() - interval '31 seconds'` })
  await (
    await registerRunningStore(db, other)
  )()
})

it('neither the key nor credentials are in the database', async () => {
  await registerRunningStore(db, fingerprints)
  expect(JSON.stringify(await db.select().from(runningStores))).not.toMatch(/kkk|secret|s3\.example/)
})
