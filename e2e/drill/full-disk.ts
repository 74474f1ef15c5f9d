import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { submitOrder } from '../../apps/store/src/testing/ordering'
import { makeCluster, makeDatabase, openFolder } from './cluster'
import { mayMount } from './programs'
import { booked, createTally, crowd, orderAll, readiness, startStore } from './shop'
import type { Stage, Step } from './step'

/** Existing small disks, e.g. of a container's `--tmpfs`, which need no mounting. */
const readyDisks = (process.env['DRILL_DISKS'] ?? '').split(',').filter((disk) => disk !== '')

function empty(disk: string): void {
  for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true, force: true })
}

/** Returns a small disk: an existing one, or a new tmpfs of this size. */
function takeDisk({ later }: Stage, path: string, megabytes: number): string {
  const ready = readyDisks.shift()
  if (ready !== undefined) {
    later(() => empty(ready))
    return ready
  }
  openFolder(path)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', path])
  later(() => execFileSync('umount', [path]))
  return path
}

/**
 * Fills a disk completely.
 * @returns frees the space
 */
function fill(disk: string): () => void {
  const path = join(disk, 'filling')
  const file = openSync(path, 'w')
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size))
    } catch {
      // A smaller block may still fit.
    }
  }
  closeSync(file)
  return () => rmSync(path)
}

/** A disk fills up under a running shop and is freed again. */
async function onFullDisk(stage: Stage, name: string, log: string | undefined): Promise<void> {
  const {
    programs: { postgres: bin },
    folder,
    report: say,
    expect,
    later,
  } = stage
  const disk = takeDisk(stage, join(folder, name), 260)
  const cluster = await makeCluster(bin, join(disk, 'data'), ['min_wal_size=32MB', 'max_wal_size=64MB'], log)
  later(() => cluster.stop())
  makeDatabase(bin, cluster, 'shop')
  const store = await startStore({ DATABASE_URL: cluster.urlOf('shop'), DATA_DIR: join(folder, `${name}-store`) })
  later(() => store.stop())
  const buyers = await crowd(cluster.urlOf('shop'), 200, 1000)

  const promised = new Set<string>()
  const before = createTally()
  const press = async (tally = before) => {
    const outcomes = await Promise.all(buyers.map((buyer) => submitOrder(store.url, buyer, buyer.companyId)))
    for (const outcome of outcomes) {
      tally.add(outcome)
      if (outcome.status === 200) promised.add(outcome.result)
    }
  }
  const freeSpace = fill(disk)
  await press()
  const states = new Set([await readiness(store.url)])
  for (let tries = 0; tries < 10; tries += 1) {
    states.add(await readiness(store.url))
    await delay(200)
  }
  say(`${name}: while it is full: ${before.text()}; readiness ${[...states].join(', ')}`)
  expect(
    before.names().every((answer) => answer === '200' || /^503 (database_|busy)/.test(answer)) &&
      before.names().some((answer) => answer !== '200'),
    `${name}: what cannot be kept is answered 503 with a code`,
  )
  expect(
    [...states].some((state) => state.startsWith('503')),
    `${name}: readiness turns 503`,
  )

  freeSpace()
  if (!cluster.isRunning()) {
    say(
      `${name}: PostgreSQL itself had ended, for want of room for its log, and was started again, as its supervisor does`,
    )
    await cluster.start()
  }
  const after = createTally()
  const outcomes = await orderAll(store.url, buyers, 20, (outcome) => after.add(outcome))
  const { orderIds, stock } = await booked(cluster.urlOf('shop'), buyers)
  const ids = new Set(orderIds)
  say(`${name}: with room again: ${after.text()}`)
  expect(
    [...promised].every((id) => ids.has(id)),
    `${name}: all ${promised.size} orders acknowledged meanwhile are there`,
  )
  expect(
    outcomes.every(({ result }) => ids.has(result)) &&
      orderIds.length === buyers.length &&
      stock === 1000 - buyers.length,
    `${name}: ${orderIds.length} orders in the end, stock ${stock} of 1000`,
  )
  expect(
    (await readiness(store.url)) === '200' && store.child.exitCode === null,
    `${name}: ready again without a restart of the store`,
  )
}

/** Full disks: that of the data, and that of data and write-ahead log together. */
export const fullDisk: Step = async (stage) => {
  if (readyDisks.length === 0 && !mayMount()) {
    stage.report('Left out: only root may mount a small disk, and DRILL_DISKS names none.')
    return
  }
  await onFullDisk(stage, 'disk of the data', openFolder(join(stage.folder, 'log')))
  await onFullDisk(stage, 'disk of data and log', undefined)
}

/** A full disk under the embedded database. */
export const fullDiskEmbedded: Step = async (stage) => {
  const { folder, report: say, expect, later } = stage
  if (readyDisks.length === 0 && !mayMount()) {
    say('Left out: only root may mount a small disk, and DRILL_DISKS names none.')
    return
  }
  const disk = takeDisk(stage, join(folder, 'disk'), 200)
  const env = { DATA_DIR: join(disk, 'data') }
  let store = await startStore(env)
  later(() => store.stop())
  const headers = { 'content-type': 'application/json', 'x-publishable-api-key': 'pk_demo' }
  const body = JSON.stringify({ email: 'anna@kiosk.example', password: 'skafferi-demo-1' })
  const signIn = await fetch(`${store.url}/auth/customer/emailpass`, { method: 'POST', headers, body })
  const { token } = (await signIn.json()) as { token: string }
  const call = (path: string, payload: unknown) =>
    fetch(store.url + path, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify(payload),
    })
  const address = {
    first_name: 'A',
    last_name: 'B',
    address_1: 'Road 1',
    city: 'Gothenburg',
    province: 'VG',
    country_code: 'se',
    postal_code: '413 04',
  }
  const order = async () => {
    await call('/store/cart/items/add', { items: [{ variant_id: 'variant_01saltfish120', quantity: 1 }] })
    await call('/store/cart/address/add-shipping', address)
    await call('/store/cart/address/add-billing', address)
    const answer = await call('/store/cart/complete', {})
    const answered = (await answer.json().catch(() => ({}))) as { order_id?: string; code?: string }
    return { status: answer.status, result: answered.order_id ?? answered.code ?? '', retryAfter: null }
  }
  const promised = [(await order()).result]
  const freeSpace = fill(disk)
  const tally = createTally()
  for (let tries = 0; tries < 60; tries += 1) {
    const outcome = await order().catch(() => ({ status: 0, result: '', retryAfter: null }))
    tally.add(outcome)
    if (outcome.status === 200) promised.push(outcome.result)
  }
  say(`While it is full: ${tally.text()}; readiness ${await readiness(store.url)}`)
  freeSpace()
  await delay(500)
  const again = await order().catch(() => ({ status: 0, result: '', retryAfter: null }))
  say(
    `With room again: ${again.status} ${again.status === 200 ? '' : again.result}; readiness ${await readiness(store.url)}`,
  )
  if (again.status === 200) promised.push(again.result)
  else {
    say('It had to be started again.')
    await store.stop()
    store = await startStore(env)
  }
  const listed = await fetch(`${store.url}/store/orders?limit=100`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  const ids = new Set(((await listed.json()) as { orders: { id: string }[] }).orders.map(({ id }) => id))
  expect(
    promised.every((id) => ids.has(id)),
    `all ${promised.length} acknowledged orders are there`,
  )
}
