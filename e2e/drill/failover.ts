import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openRoundRobin } from '../../apps/store/src/testing/round-robin'
import { openTcpProxy } from '../../apps/store/src/testing/tcp-proxy'
import { ask, makeCluster, makeDatabase, makeStandby, promote } from './cluster'
import { booked, createTally, crowd, orderAll, readiness, startStore } from './shop'
import type { Step } from './step'

const count = 200
/** Number of answered orders after which the primary is killed. */
const killAfter = 60

/** The primary is killed during orders, and its synchronous standby takes over behind the same address. */
export const failover: Step = async ({ programs: { postgres: bin }, folder, report: say, expect, later }) => {
  const primary = await makeCluster(bin, join(folder, 'primary'), [
    'synchronous_standby_names=*',
    'synchronous_commit=on',
  ])
  later(() => primary.stop())
  const standby = await makeStandby(bin, primary, join(folder, 'standby'))
  later(() => standby.stop())
  while (ask(bin, primary, 'postgres', 'select count(*) from pg_stat_replication where sync_state = $$sync$$') !== '1')
    await delay(100)
  makeDatabase(bin, primary, 'shop')
  const way = await openTcpProxy(primary.port)
  later(() => way.close())
  const url = `postgres://postgres@127.0.0.1:${way.port}/shop`
  const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') }
  const first = await startStore(env)
  later(() => first.stop())
  const second = await startStore(env)
  later(() => second.stop())
  const front = await openRoundRobin([first.url, second.url])
  later(() => front.close())
  const buyers = await crowd(url, count, 1000)

  const tally = createTally()
  const promised = new Set<string>()
  const timestamps: number[] = []
  let died = Number.POSITIVE_INFINITY
  let takeover: Promise<void> | undefined
  async function takeOver(): Promise<void> {
    await primary.kill()
    died = performance.now()
    say(
      `Primary killed after ${promised.size} answered orders; readiness while nobody leads: ${await readiness(first.url)}`,
    )
    promote(bin, standby)
    way.disconnect()
    way.lead(standby.port)
    say(`Standby promoted ${((performance.now() - died) / 1000).toFixed(1)} s after the kill`)
  }
  const outcomes = await orderAll(front.url, buyers, 20, (outcome) => {
    tally.add(outcome)
    if (outcome.status !== 200) return
    timestamps.push(performance.now())
    if (died === Number.POSITIVE_INFINITY) promised.add(outcome.result)
    if (promised.size === killAfter) takeover ??= takeOver()
  })
  await takeover

  const { orderIds, stock } = await booked(standby.urlOf('shop'), buyers)
  const ids = new Set(orderIds)
  const firstAfter = Math.min(...timestamps.filter((timestamp) => timestamp > died))
  say(`Answers: ${tally.text()}`)
  say(`From the kill to the next order: ${((firstAfter - died) / 1000).toFixed(1)} s`)
  expect(
    [...promised].every((id) => ids.has(id)),
    `${promised.size} orders acknowledged before the kill: every one is on the promoted standby`,
  )
  expect(
    outcomes.every(({ result }) => ids.has(result)) && ids.size === count && orderIds.length === count,
    `${count} buyers pressed until they were answered: ${orderIds.length} orders, none lost, none twice`,
  )
  expect(stock === 1000 - count, `stock ${stock} of 1000`)
  expect(
    tally
      .names()
      .every((name) => ['200', '503 database_unavailable', '503 busy', '503 database_unwritable'].includes(name)),
    'buyers heard nothing but orders and 503 with a code',
  )
  expect(
    first.child.exitCode === null && second.child.exitCode === null && (await readiness(first.url)) === '200',
    'both stores are ready, without a restart',
  )
}
