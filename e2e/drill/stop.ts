import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { submitOrder } from '../../apps/store/src/testing/ordering'
import { makeCluster, makeDatabase } from './cluster'
import { booked, createTally, crowd, startStore } from './shop'
import type { Step } from './step'

const buyersCount = 100
/** Number of slow clients of each kind. */
const slowCount = 30
/** Maximum duration of a shutdown, in ms. */
const limit = 5_000

/** Sends the beginning of a request and then a byte every 100 ms until the connection closes. */
async function dawdle(url: string, beginning: string, address: string) {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
  const received = {
    text: '',
    error: '',
    closed: new Promise<void>((resolve) => socket.once('close', () => resolve())),
  }
  socket.on('data', (part) => (received.text += String(part)))
  socket.on('error', ({ message }) => (received.error = message))
  await once(socket, 'connect')
  socket.write(beginning.replace('ADDRESS', address))
  const timer = setInterval(() => socket.write('x'), 100)
  socket.once('end', () => {
    clearInterval(timer)
    socket.end()
  })
  socket.once('close', () => clearInterval(timer))
  return received
}

const slowHeaders = 'GET /health/live HTTP/1.1\r\nhost: shop\r\nx-forwarded-for: ADDRESS\r\nx-slow: '
const slowBody =
  'POST /auth/customer/emailpass HTTP/1.1\r\nhost: shop\r\nx-forwarded-for: ADDRESS\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{'

/** The shop's only store is stopped while buyers order and slow clients send. */
export const stopUnderLoad: Step = async ({ programs: { postgres: bin }, folder, report: say, expect, later }) => {
  const cluster = await makeCluster(bin, join(folder, 'postgres'))
  later(() => cluster.stop())
  makeDatabase(bin, cluster, 'shop')
  const url = cluster.urlOf('shop')
  const store = await startStore({ DATABASE_URL: url, DATA_DIR: join(folder, 'data') })
  later(() => store.stop())
  const buyers = await crowd(url, buyersCount, 1000)
  const strangers = await Promise.all(
    Array.from({ length: slowCount * 2 }, (_, index) =>
      dawdle(store.url, index % 2 ? slowBody : slowHeaders, `10.9.${index}.1`),
    ),
  )

  const tally = createTally()
  const codes = new Set<string>()
  const promised: string[] = []
  let sent = 0
  const left = buyers.values()
  async function order(): Promise<void> {
    for (const buyer of left) {
      sent += 1
      const outcome = await submitOrder(store.url, buyer, buyer.companyId, (code) => codes.add(code))
      if (outcome.status === 0) return
      tally.add(outcome)
      if (outcome.status === 200) promised.push(outcome.result)
    }
  }
  const work = Promise.all(Array.from({ length: 20 }, order))
  while (promised.length < 20) await delay(5)
  const ended = once(store.child, 'exit')
  const since = performance.now()
  store.child.kill('SIGTERM')
  const [code] = await ended
  const took = performance.now() - since
  await work
  await Promise.all(strangers.map((stranger) => stranger.closed))

  const { orderIds, stock } = await booked(url, buyers)
  say(`${sent} orders sent; answers: ${tally.text()}; then ${[...codes].join(', ') || 'none left to send'}`)
  expect(code === 0 && took < limit, `ended with ${code} after ${(took / 1000).toFixed(1)} s`)
  expect(
    [...codes].every((one) => one === 'ECONNREFUSED'),
    'no buyer lost a connection that was taken',
  )
  expect(
    tally.names().every((name) => ['200', '503 not_ready', '503 busy'].includes(name)),
    'buyers heard nothing but orders and 503 not_ready or busy',
  )
  expect(
    orderIds.length === promised.length && promised.every((id) => orderIds.includes(id)),
    `${promised.length} orders acknowledged, ${orderIds.length} there, stock ${stock} of 1000`,
  )
  const notReady = strangers.filter(({ text }) => text.startsWith('HTTP/1.1 503 ') && text.includes('not_ready')).length
  const reset = strangers.filter(({ error }) => error !== '').length
  expect(
    notReady === strangers.length && reset === 0,
    `${slowCount} slow headers and ${slowCount} slow bodies: ${notReady} heard 503 not_ready, ${reset} were reset`,
  )
}
