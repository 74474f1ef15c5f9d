import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openRoundRobin } from '../../apps/store/src/testing/round-robin'
import { freePort } from '../../apps/store/src/testing/postgres'
import { submitOrder } from '../../apps/store/src/testing/ordering'
import { makeCluster, makeDatabase, openFolder } from './cluster'
import { lentAccount } from './programs'
import { booked, createTally, crowd, readiness, startStore, type Store } from './shop'
import type { Stage, Step } from './step'

async function startPooler({ programs: { pgbouncer }, folder, later }: Stage, port: number): Promise<number> {
  const own = openFolder(join(folder, 'pooler'))
  const listen = await freePort()
  const file = join(own, 'pgbouncer.ini')
  writeFileSync(
    file,
    [
      '[databases]',
      `shop = host=127.0.0.1 port=${port} user=postgres connect_query='set jit = off'`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${listen}\nunix_socket_dir =`,
      'auth_type = any\npool_mode = transaction\ndefault_pool_size = 8\nmax_client_conn = 200',
    ].join('\n'),
    { mode: 0o644 },
  )
  const child = spawn(pgbouncer, ['-q', file], { ...lentAccount(), cwd: '/', stdio: 'ignore' })
  later(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
  })
  await delay(500)
  return listen
}

/** Reads of a signed-in customer, and a search: more statements than the pooler has connections. */
const reads = [
  '/store/cart/info',
  '/store/orders',
  '/store/products?facets=1&q=salt',
  '/store/shell',
  '/store/customer/wishlist',
]

/** @returns the failed requests by their response */
async function failuresOfReading(stores: readonly Store[], token: string): Promise<string[]> {
  const headers = { 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${token}` }
  const calls = Array.from(
    { length: 40 },
    (_, index) => `${stores[index % stores.length]?.url}${reads[index % reads.length]}`,
  )
  const answers = await Promise.all(
    calls.map(async (address) => `${(await fetch(address, { headers })).status} ${new URL(address).pathname}`),
  )
  return answers.filter((answer) => !answer.startsWith('200'))
}

/** Two stores share a pooler in transaction mode, in which each transaction may use another connection. */
export const pooler: Step = async (stage) => {
  const {
    programs: { postgres: bin },
    folder,
    report: say,
    expect,
    later,
  } = stage
  const cluster = await makeCluster(bin, join(folder, 'postgres'))
  later(() => cluster.stop())
  makeDatabase(bin, cluster, 'shop')
  const port = await startPooler(stage, cluster.port)
  const env = { DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/shop`, DATA_DIR: join(folder, 'data') }

  const stores = [
    await startStore({ ...env, DATABASE_PREPARED: 'off' }),
    await startStore({ ...env, DATABASE_PREPARED: 'off' }),
  ]
  const front = await openRoundRobin(stores.map(({ url }) => url))
  const buyers = await crowd(cluster.urlOf('shop'), 200, 50)
  const tally = createTally()
  await Promise.all(buyers.map(async (buyer) => tally.add(await submitOrder(front.url, buyer, buyer.companyId)))).then(
    () => undefined,
  )
  const failed = await failuresOfReading(stores, buyers[0]?.token ?? '')
  const { orderIds, stock } = await booked(cluster.urlOf('shop'), buyers)
  expect(
    orderIds.length === 50 && stock === 0,
    `DATABASE_PREPARED=off, 200 buyers of the last 50 pieces over 8 connections: ${orderIds.length} orders, stock ${stock}`,
  )
  expect(
    tally
      .names()
      .every((name) =>
        ['200', '409 insufficient_inventory', '503 busy', '503 overloaded'].includes(name.replace(/^200.*/, '200')),
      ),
    `answers: ${tally.text()}`,
  )
  expect(
    failed.length === 0,
    `40 reads of five kinds: ${failed.length} failed${failed.map((answer) => `, ${answer}`).join('')}; readiness ${await readiness(front.url)}`,
  )
  await front.close()
  for (const store of stores) await store.stop()

  const named = await startStore(env)
  let count = 0
  for (let round = 0; round < 10; round += 1)
    count += (await failuresOfReading([named], buyers[round]?.token ?? '')).length
  say(`For comparison, with prepared statements: ${count} of 400 reads failed`)
  await named.stop()
}
