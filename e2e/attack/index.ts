/**
 * `npm run attack`: sends known malicious inputs to every operation of both contracts, against the built store on a
 * temporary PostgreSQL with the demo world, while a buyer uses the shop. Kinds of inputs run one after the other, so
 * that delays of the buyer have a known cause. It sends nothing outside this machine, and ends by itself: each kind has
 * a share of the time.
 *
 *   npm run attack [-- --only <operationId>] [-- --seconds 300]
 *
 * Exits with 1 if less than 99 % of the buyer's requests were answered with 200, a response was a 5xx other than a
 * documented 503, the store ended, or the time was not enough for all inputs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { adminContract } from '../../apps/store/src/platform/http/admin/contract'
import { storeContract } from '../../apps/store/src/platform/http/contract'
import { freshDatabase, startPostgres } from '../../apps/store/src/testing/postgres'
import { startStore } from '../drill/shop'
import { idsOf } from '../scan/shop'
import { startBuyer, type Share } from './buyer'
import { signInAll } from './callers'
import { inputsOf, type Input } from './inputs'
import { hangUp, pipeline, send, type Outcome } from './send'

const { only, seconds } = parseArgs({
  options: { only: { type: 'string' }, seconds: { type: 'string', default: '300' } },
}).values
const end = performance.now() + Number(seconds) * 1000

/** Concurrent requests. */
const concurrency = 6
/** Time to observe the buyer after each kind, in ms: files are processed after the response. */
const after = 1_500
const minShare = 0.99
/** Maximum number of printed findings; others are only counted. */
const maxFindings = 40
const pipelined = 'pipelined, unread'

type Headers = Awaited<ReturnType<typeof signInAll>>

/** The result of a kind of input. */
interface Row {
  kind: string
  sent: number
  of: number
  statuses: Map<Outcome['status'], number>
  slowest: { milliseconds: number; at: string }
  share: Share
}

const findings: string[] = []
const note = (finding: string) => void (findings.includes(finding) || findings.push(finding))

/** True for a 5xx other than a 503 with a code of the store. */
function isFault({ status, responseText }: Outcome): boolean {
  return typeof status === 'number' && status >= 500 && !(status === 503 && /"code":"[a-z_]+"/.test(responseText))
}

async function sendKind(
  store: string,
  kind: string,
  inputs: readonly Input[],
  headers: Headers,
  until: number,
): Promise<Omit<Row, 'share'>> {
  const row: Omit<Row, 'share'> = {
    kind,
    sent: 0,
    of: inputs.length,
    statuses: new Map(),
    slowest: { milliseconds: 0, at: '' },
  }
  const left = inputs.values()
  const work = async () => {
    for (const input of left) {
      const own = headers[input.who]
      // Malicious cookies follow the session cookie.
      const cookie = [own.cookie, input.headers.cookie].filter(Boolean).join('; ')
      const outcome = await send(store, { ...input, headers: { ...own, ...input.headers, ...(cookie && { cookie }) } })
      row.sent += 1
      row.statuses.set(outcome.status, (row.statuses.get(outcome.status) ?? 0) + 1)
      if (outcome.milliseconds > row.slowest.milliseconds)
        row.slowest = { milliseconds: outcome.milliseconds, at: `${input.at} (${input.who})` }
      if (isFault(outcome))
        note(`${outcome.status} for ${kind} at ${input.at} (${input.who}): ${outcome.responseText.slice(0, 200)}`)
      if (performance.now() > until) return
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return row
}

/** Waits until uploaded files are processed, or the time is up. */
async function untilRead(store: string, headers: Headers, until: number): Promise<void> {
  while (performance.now() < until) {
    const answer = await send(store, { method: 'GET', address: '/admin/imports?limit=1', headers: headers.owner })
    if (answer.status !== 200 || !/"state":"(waiting|running)"/.test(answer.responseText)) return
    await delay(250)
  }
}

/** Sends all kinds of requests pipelined, without reading responses. */
async function sendPipelined(
  store: string,
  addresses: readonly string[],
  headers: Headers,
): Promise<Omit<Row, 'share'>> {
  const each = 100
  const startedAt = performance.now()
  const sent = await pipeline(store, addresses, headers.customer, each, 8_000)
  return {
    kind: pipelined,
    sent,
    of: sent,
    statuses: new Map(),
    slowest: { milliseconds: performance.now() - startedAt, at: `${addresses.length} connections` },
  }
}

/** Groups inputs by kind. Each kind alternates between operations, so that all are covered if time runs out. */
function byKind(inputs: readonly Input[]): Map<string, Input[]> {
  const kinds = new Map<string, Input[]>()
  for (const input of inputs) kinds.set(input.kind, [...(kinds.get(input.kind) ?? []), input])
  for (const [kind, list] of kinds) {
    const counts = new Map<string, number>()
    const turns = list.map((input) => {
      const call = input.method + input.at.split(':')[0]
      counts.set(call, (counts.get(call) ?? 0) + 1)
      return { input, turn: counts.get(call)! }
    })
    kinds.set(
      kind,
      turns.sort((a, b) => a.turn - b.turn).map(({ input }) => input),
    )
  }
  return kinds
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const waits = ({ p50, p95, max }: Share) => `${p50} / ${p95} / ${max}`

function print({ kind, sent, of, statuses, slowest, share }: Row): void {
  const answers = [...statuses]
    .sort(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
  console.log(
    `  ${kind.padEnd(40)} ${(sent < of ? `${sent} of ${of}` : String(sent)).padStart(12)}  buyer ${percent(share.answered).padStart(7)} of ${share.calls}, ${waits(share)} ms` +
      `\n      ${answers || 'unread'}; slowest ${Math.round(slowest.milliseconds)} ms: ${slowest.at}`,
  )
}

async function attack(store: string, hasEnded: () => boolean): Promise<void> {
  const headers = await signInAll(store)
  const both = { ...headers.customer, cookie: `${headers.customer.cookie}; ${headers.owner.cookie}` }
  const inputs = [
    ...inputsOf(storeContract, await idsOf(store, both, storeContract), only),
    ...inputsOf(adminContract, await idsOf(store, both, adminContract), only),
  ]
  if (inputs.length === 0) throw new Error(`There is no operation ${only}.`)
  const kinds = byKind(inputs)
  const reading = [
    ...new Set(
      inputs.filter(({ method, kind }) => method === 'GET' && kind === 'other headers').map(({ address }) => address),
    ),
  ]
  console.log(
    `  ${inputs.length} inputs of ${kinds.size} kinds; then ${reading.length} × 100 reads at once whose answers nobody reads\n`,
  )
  const buyer = await startBuyer(store)
  const startedAt = performance.now()
  await delay(after)
  const calm = await buyer.shareSince(startedAt)
  console.log(`  before: buyer ${percent(calm.answered)} of ${calm.calls}, ${waits(calm)} ms (half / 95 % / slowest)`)
  const attacked = performance.now()
  let unsent = 0
  // Few files take as long as many requests.
  const weightOf = (list: readonly Input[]) => Math.max(list.length, 60)
  let weights = [...kinds.values()].reduce((sum, list) => sum + weightOf(list), weightOf([]))
  for (const [kind, list] of [...kinds, ...(reading.length > 0 ? [[pipelined, []] as const] : [])]) {
    const time = performance.now()
    const until = time + Math.max(1_000, ((end - time) * weightOf(list)) / weights - after)
    weights -= weightOf(list)
    const row =
      kind === pipelined
        ? await sendPipelined(store, reading, headers)
        : await sendKind(store, kind, list, headers, until)
    if (list.some(({ at }) => at.startsWith('createImport'))) await untilRead(store, headers, until)
    await delay(after)
    print({ ...row, share: await buyer.shareSince(time) })
    unsent += row.of - row.sent
    if (hasEnded()) {
      note(`The store ended during: ${kind}`)
      break
    }
  }
  if (unsent > 0) note(`${unsent} of ${inputs.length} inputs were not sent: there was no time for them, see --seconds`)
  const share = await buyer.shareSince(attacked)
  buyer.stop()
  hangUp()
  console.log(
    `\n  Buyer beside it: ${share.calls} calls, ${percent(share.answered)} answered 200, half in ${share.p50} ms, 95 % in ${share.p95} ms, the slowest in ${share.max} ms`,
  )
  if (share.answered < minShare)
    note(`${percent(share.answered)} of the buyer's calls were answered, less than ${percent(minShare)}`)
}

const cleanups: (() => unknown)[] = []

async function clearUp(): Promise<void> {
  for (const work of cleanups.splice(0).reverse()) await work()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void clearUp().finally(() => process.exit(1)))

const folder = mkdtempSync(join(tmpdir(), 'skafferi-attack-'))
cleanups.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
try {
  const server = await startPostgres()
  cleanups.push(() => server.stop())
  const { url } = await freshDatabase(server.url)
  const store = await startStore({ DATABASE_URL: url, DATA_DIR: join(folder, 'data'), OFFICE: '1' })
  cleanups.push(() => store.child.kill('SIGKILL'))
  console.log(
    `Attack of ${new Date().toISOString().slice(0, 16)}Z, Node ${process.versions.node}, ${seconds} s${only === undefined ? '' : `, ${only} alone`}`,
  )
  await attack(store.url, () => store.child.exitCode !== null || store.child.signalCode !== null)
  for (const finding of findings.slice(0, maxFindings)) console.log(`  FOUND   ${finding}`)
  console.log(
    findings.length === 0 ? '  holds   the buyer was answered, and nothing failed' : `  ${findings.length} findings`,
  )
  if (findings.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await clearUp()
}
