import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { adminContract, type AdminOperationId } from '../platform/http/admin/contract'
import { endpoints, type OperationId } from '../platform/http/contract'
import { adminRequests, prepareAdmin } from '../testing/admin-requests'
import { addOperator, sendAdmin } from '../testing/operators'
import { addOwner, send, validRequests, type RequestParts } from '../testing/requests'
import { shopOfFile } from '../testing/shop'
import type { Cost, Message } from '../testing/validation-cost'

const program = fileURLToPath(new URL('../testing/validation-cost.ts', import.meta.url))

/** Time, in ms, after which validation is considered endless. It usually takes microseconds. */
const endlessMilliseconds = 5000

/**
 * Maximum growth of time for ten times the input: twice linear, to allow for noise, garbage collection and compilation.
 */
const maxGrowth = 20

/** Below this CPU time, in ms, noise dominates; 20 times as much is still harmless. */
const floor = 5

interface Measured {
  costs: Cost[]
  /** The case during which the process was killed, because it did not end. */
  endless?: { index: number; name: string }
}

/** Measures the cases from this index on, in a separate process that can be killed. */
function measureFrom(index: number): Promise<Measured> {
  const child = fork(program, [String(index)], { execArgv: ['--import', 'tsx'] })
  const measured: Measured = { costs: [] }
  let underWay: Measured['endless']
  let timer: NodeJS.Timeout | undefined
  child.on('message', (message: Message) => {
    clearTimeout(timer)
    if ('cost' in message) {
      underWay = undefined
      measured.costs.push(message.cost)
    } else {
      underWay = { index: message.startedAt, name: message.name }
      timer = setTimeout(() => child.kill('SIGKILL'), endlessMilliseconds)
    }
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      if (code === 0) resolve(measured)
      else if (signal === 'SIGKILL' && underWay) resolve({ ...measured, endless: underWay })
      else reject(new Error(`Measuring ended with ${code ?? signal} at ${underWay?.name}.`))
    })
  })
}

const growsTooFast = ({ small, large }: Cost): boolean => large > maxGrowth * Math.max(small, floor)

/** Returns the costs of all cases, and those that did not end; stops after five of them. */
async function measureAll(): Promise<{ costs: Cost[]; endless: string[] }> {
  const costs: Cost[] = []
  const endless: string[] = []
  for (let from: number | undefined = 0; from !== undefined && endless.length < 5;) {
    const measured: Measured = await measureFrom(from)
    costs.push(...measured.costs)
    if (measured.endless) endless.push(measured.endless.name)
    from = measured.endless && measured.endless.index + 1
  }
  return { costs, endless }
}

describe('validating a request of either contract', async () => {
  const { costs, endless } = await measureAll()

  it('takes at most 20 times as long for 200 kB as for 20 kB, for a malicious text in any field', () => {
    expect(endless).toEqual([])
    expect(costs.filter(growsTooFast)).toEqual([])
    expect(costs.length).toBeGreaterThan(2500)
  })

  it('returns a short refusal', () => {
    expect(costs.filter(({ answered }) => answered > 4000)).toEqual([])
  })

  it('is measured with requests that are valid except for the malicious field', () => {
    expect(costs.filter(({ isReached }) => !isReached)).toEqual([])
  })
})

/** Returns the body with its first text replaced. */
function withText(body: unknown, text: string): unknown {
  if (typeof body === 'string') return text
  if (typeof body !== 'object' || body === null) return body
  let isReplaced = false
  const entries = Object.entries(body).map(([name, value]) => {
    const replaced = isReplaced ? value : withText(value, text)
    isReplaced ||= replaced !== value
    return [name, replaced] as const
  })
  if (!isReplaced) return body
  return Array.isArray(body) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

/** Returns a request with a malicious text in its body or, if it has no text, in its query. */
function hostile(valid: RequestParts, size: number): RequestParts {
  const text = '1 '.repeat(size / 2)
  const body = withText(valid.body, text)
  if (body !== valid.body) return { ...valid, body }
  // Node refuses URLs longer than 16 kB.
  const [value, others] = [text.slice(0, size / 40), 'n=1&'.repeat(size / 80)]
  return { ...valid, query: `${valid.query ?? ''}&limit=${encodeURIComponent(value)}&${others}` }
}

describe('a malicious request', async () => {
  const shop = await shopOfFile()
  const [owner, admin, operator] = [await addOwner(shop), await prepareAdmin(shop), await addOperator(shop, 'owner')]

  type Sent = { statusCode: number; payload: string }

  /** Returns what is wrong with the responses to a short and a long request. */
  async function faultsOf(valid: RequestParts, sendParts: (parts: RequestParts) => Promise<Sent>): Promise<string[]> {
    const costs: number[] = []
    const faults: string[] = []
    for (const size of [20_000, 200_000]) {
      const before = process.cpuUsage()
      const { statusCode, payload } = await sendParts(hostile(valid, size))
      const { user, system } = process.cpuUsage(before)
      costs.push((user + system) / 1000)
      if (statusCode >= 500) faults.push(`answers ${statusCode}`)
      if (statusCode >= 400 && payload.length > 4000) faults.push(`answers ${payload.length} characters`)
    }
    const [small = 0, large = 0] = costs
    // The measured time includes other work of the request, e.g. queries.
    if (large > maxGrowth * Math.max(small, 4 * floor)) faults.push(`costs ${small} ms, then ${large} ms`)
    return faults
  }

  it.each(endpoints.map(({ operation }) => operation.operationId).filter((id) => id !== 'signOut'))(
    'of a customer to %s takes linear time and gets a short refusal',
    async (operationId: OperationId) => {
      const valid = validRequests[operationId](owner)
      expect(await faultsOf(valid, (parts) => send(shop, operationId, parts, { token: owner.token }))).toEqual([])
    },
  )

  it.each(
    adminContract.endpoints.map(({ operation }) => operation).filter(({ operationId }) => operationId !== 'signOut'),
  )('of an operator to $operationId takes linear time and gets a short refusal', async ({ operationId, security }) => {
    const valid = await adminRequests[operationId as AdminOperationId](admin)
    const isInvited = security.some((schemes) => 'inviteToken' in schemes)
    const sender = isInvited ? { bearer: admin.inviteToken } : { token: operator.token }
    expect(await faultsOf(valid, (parts) => sendAdmin(shop, operationId, { ...valid, ...parts }, sender))).toEqual([])
  })
})
