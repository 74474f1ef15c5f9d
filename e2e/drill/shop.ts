import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createShopClient } from '@skafferi/api'
import { eq, inArray } from 'drizzle-orm'
import { openPostgres } from '../../apps/store/src/platform/db/postgres'
import { orders, variants } from '../../apps/store/src/platform/db/schema'
import { addBuyers, type Buyer } from '../../apps/store/src/testing/buyers'
import { fillCarts } from '../../apps/store/src/testing/carts'
import { orderWithRetries, type Outcome } from '../../apps/store/src/testing/ordering'
import { freePort } from '../../apps/store/src/testing/postgres'
import { root } from '../../scripts/lib/command.mjs'

/** A store in its own process. */
export interface Store {
  url: string
  child: ChildProcess
  stop: () => Promise<void>
}

const article = 'variant_01saltfish120'
const builtHere = join(root, 'apps/store/dist/server.js')

/**
 * Starts a built store and waits until it is ready.
 * @throws Error with its output if it ends before
 */
export async function startStore(env: Record<string, string>, server = builtHere): Promise<Store> {
  const port = String(await freePort())
  const { DATABASE_URL: _, SMTP_URL: __, NODE_ENV: ___, ...own } = process.env
  const child = spawn(process.execPath, [server], {
    env: { ...own, SEED: 'demo', PORT: port, TRUSTED_PROXIES: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-5_000)))
  while (!output.includes('Ready: ')) {
    if (child.exitCode !== null) throw new Error(`A store ended:\n${output}`)
    await delay(50)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Creates buyers, each with one piece of the same article in the cart, and sets the article's stock. */
export async function crowd(databaseUrl: string, count: number, stock: number): Promise<Buyer[]> {
  const database = await openPostgres(databaseUrl)
  const clock = { now: () => new Date() }
  const client = () => createShopClient({ baseUrl: 'http://nowhere.test', publishableKey: 'pk_demo' })
  const buyers = await addBuyers({ database, clock, client }, count)
  await fillCarts(database.db, buyers, () => [[article, 1]], clock.now())
  await database.db.update(variants).set({ inventoryQuantity: stock }).where(eq(variants.id, article))
  await database.close()
  return buyers
}

/** Returns the orders of some buyers, and the remaining stock of the article. */
export async function booked(
  databaseUrl: string,
  buyers: readonly Buyer[],
): Promise<{ orderIds: string[]; stock: number }> {
  const database = await openPostgres(databaseUrl)
  const own = inArray(
    orders.companyId,
    buyers.map(({ companyId }) => companyId),
  )
  const rows = await database.db.select({ id: orders.id }).from(orders).where(own)
  const [variant] = await database.db.select().from(variants).where(eq(variants.id, article))
  await database.close()
  return { orderIds: rows.map(({ id }) => id), stock: variant?.inventoryQuantity ?? Number.NaN }
}

/** Places the orders of buyers with limited concurrency. Repeats each request until it is accepted or refused. */
export async function orderAll(
  url: string,
  buyers: readonly Buyer[],
  atOnce: number,
  onAnswer: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const left = buyers.entries()
  const work = async () => {
    for (const [index, buyer] of left) outcomes[index] = await orderWithRetries(url, buyer, buyer.companyId, onAnswer)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}

/** Counts responses by status and code. */
export function createTally() {
  const counts = new Map<string, number>()
  return {
    add({ status, result }: Outcome): void {
      const name = status === 200 ? '200' : `${status} ${result}`.trim()
      counts.set(name, (counts.get(name) ?? 0) + 1)
    },
    names: () => [...counts.keys()],
    text: () =>
      [...counts]
        .sort()
        .map(([name, count]) => `${count} × ${name}`)
        .join(', '),
  }
}

/** Returns the readiness status of a store. */
export async function readiness(url: string): Promise<string> {
  const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
  if (!answer) return 'no answer'
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
  return code === undefined ? String(answer.status) : `${answer.status} ${code}`
}
