import { Agent, get } from 'node:http'
import { signIn } from '../scan/shop'

/** The demo's other customer, whose account is not attacked. */
const buyer = { email: 'bjorn@grocer.example', password: 'skafferi-demo-2' }

/** The buyer's requests, one after the other: list, search, product, cart, page. */
const addresses = [
  '/store/products?limit=24&facets=1',
  '/store/products?q=mint&limit=24',
  '/store/products/prod_01dark70',
  '/store/cart/info',
  '/products',
]

/** Interval of the requests, whether or not earlier ones were answered, and their timeout; in ms. */
const pace = 150
const timeoutMs = 5_000

/** The outcome of a request: its duration in ms, and its status; undefined after the timeout. */
interface Answered {
  startedAt: number
  milliseconds: number
  status: number | undefined
}

/** Statistics of some requests. */
export interface Share {
  calls: number
  /** Share of responses with status 200, from 0 to 1. */
  answered: number
  p50: number
  p95: number
  max: number
}

/** Starts a signed-in buyer who sends requests until stopped. */
export async function startBuyer(store: string) {
  const headers = {
    cookie: (await signIn(store, '/auth/customer/emailpass', buyer)).join('; '),
    'x-publishable-api-key': 'pk_demo',
    origin: store,
    'x-forwarded-for': '192.0.2.7',
  }
  const agent = new Agent({ keepAlive: true })
  const calls: Promise<Answered>[] = []

  function ask(address: string): Promise<Answered> {
    const startedAt = performance.now()
    return new Promise((resolve) => {
      const end = (status: number | undefined) => {
        clearTimeout(timeout)
        resolve({ startedAt, milliseconds: performance.now() - startedAt, status })
      }
      const call = get(store + address, { agent, headers }, (answer) =>
        answer.resume().on('end', () => end(answer.statusCode)),
      )
      call.on('error', () => end(undefined))
      const timeout = setTimeout(() => {
        end(undefined)
        call.destroy()
      }, timeoutMs)
    })
  }

  let turn = 0
  const timer = setInterval(() => calls.push(ask(addresses[turn++ % addresses.length]!)), pace)

  /** Returns statistics of the requests since a time of `performance.now()`, after waiting for their responses. */
  async function shareSince(time: number): Promise<Share> {
    const all = (await Promise.all(calls)).filter(({ startedAt }) => startedAt >= time)
    const times = all.map(({ milliseconds }) => Math.round(milliseconds)).sort((a, b) => a - b)
    const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
    return {
      calls: all.length,
      answered: all.filter(({ status }) => status === 200).length / (all.length || 1),
      p50: at(0.5),
      p95: at(0.95),
      max: at(1),
    }
  }

  return {
    shareSince,
    stop() {
      clearInterval(timer)
      agent.destroy()
    },
  }
}
