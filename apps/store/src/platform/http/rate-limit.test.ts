import { beforeEach, expect, it } from 'vitest'
import { rateHits } from '../db/schema'
import { shopOfFile } from '../../testing/shop'
import { StoreError } from './errors'
import { enforceRateLimit } from './rate-limit'

const shop = await shopOfFile()

beforeEach(async () => {
  await shop.database.db.delete(rateHits)
})

const hit = (key = '10.0.0.1', scope = 'test_calls') =>
  enforceRateLimit(shop.database.db, { scope, key, limit: 3, windowSeconds: 60, now: shop.clock.now() })

async function hits(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await hit()
}

async function waitOf(call: Promise<void>): Promise<number> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof StoreError)) throw new Error('The call was not refused.')
  expect(error).toMatchObject({ status: 429, refusal: { code: 'too_many_attempts' } })
  return Number(error.headers['retry-after'])
}

it('lets requests up to the limit through, and tells the next one how long to wait', async () => {
  await hit()
  shop.clock.advance(20_000)
  await hits(2)
  expect(await waitOf(hit())).toBe(40)
})

it('does not count refused requests', async () => {
  await hits(3)
  shop.clock.advance(59_000)
  expect(await waitOf(hit())).toBe(1)
  shop.clock.advance(1000)
  await hits(3)
  expect(await waitOf(hit())).toBe(60)
})

it('counts callers and scopes separately', async () => {
  await hits(3)
  await hit('10.0.0.2')
  await hit('10.0.0.1', 'other_calls')
  await waitOf(hit())
})

it('lets no more concurrent requests through than the limit', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => hit()))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

it('stores no readable caller, and deletes what no longer counts', async () => {
  await hits(3)
  shop.clock.advance(60_000)
  await hit('10.0.0.2')
  const rows = await shop.database.db.select().from(rateHits)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('10.0.0.2')
})
