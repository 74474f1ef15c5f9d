import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { makeCluster, makeDatabase } from './cluster'
import { booked, createTally, crowd, orderAll, readiness, startStore } from './shop'
import type { Step } from './step'

/** Offsets of the store's clock, one after another. */
const jumps = ['+0', '+3h', '-25h', '+20d', '+0']

/** The store's clock jumps forwards and backwards. */
export const clockJumps: Step = async ({
  programs: { postgres: bin, faketime },
  folder,
  report: say,
  expect,
  later,
}) => {
  const cluster = await makeCluster(bin, join(folder, 'postgres'))
  later(() => cluster.stop())
  makeDatabase(bin, cluster, 'shop')
  const url = cluster.urlOf('shop')
  const file = join(folder, 'clock')
  writeFileSync(file, '+0')
  const store = await startStore({
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    LD_PRELOAD: faketime,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  later(() => store.stop())
  const buyers = await crowd(url, jumps.length * 20, 1000)
  const tally = createTally()
  for (const [index, jump] of jumps.entries()) {
    writeFileSync(file, jump)
    // Node caches the `Date` header for a second.
    await delay(1_200)
    const answer = await fetch(`${store.url}/health/live`)
    const off = (new Date(answer.headers.get('date') ?? '').getTime() - Date.now()) / 3_600_000
    await orderAll(store.url, buyers.slice(index * 20, (index + 1) * 20), 10, (outcome) => tally.add(outcome))
    say(`Clock at ${jump} (the store says ${off.toFixed(1)} h): readiness ${await readiness(store.url)}`)
  }
  const { orderIds, stock } = await booked(url, buyers)
  expect(
    tally.names().every((name) => name === '200'),
    `answers: ${tally.text()}`,
  )
  expect(
    orderIds.length === buyers.length && stock === 1000 - buyers.length,
    `${orderIds.length} orders, stock ${stock} of 1000`,
  )
}
