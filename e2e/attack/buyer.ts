import { Agent, get } from 'node:http'
import { signIn } from '../scan/shop'

/** The demo's other customer, whom nobody attacks. */
const buyer = { email: 'bjorn@grocer.example', password: 'skafferi-demo-2' }

/** What a buyer opens, one after the other: list, search, product, cart, a page. */
const addresses = [
  '/store/products?limit=24&facets=1',
  '/store/products?q=mint&limit=24',
  '/store/products/prod_01dark70',
  '/store/cart/info',
  '/products',
]

/** How often something is asked for, whatever became of what was before, and how long each answer is waited for; both in ms. */
const pace = 150
const patience = 5_000

/** What came of a call: how long it took, in ms, and its status; undefined where no answer came in time. */
interface Answered {
  begun: number
  milliseconds: number
  status: number | undefined
}

/** Figures of some calls. */
export interface Share {
  calls: number
  /** Answered 200, of 1. */
  answered: number
  p50: number
  p95: number
  max: number
}

/** A signed-in buyer who goes on opening things until told to stop. */
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
    const begun = performance.now()
    return new Promise((resolve) => {
      const end = (status: number | undefined) => {
        clearTimeout(late)
        resolve({ begun, milliseconds: performance.now() - begun, status })
      }
      const call = get(store + address, { agent, headers }, (answer) =>
        answer.resume().on('end', () => end(answer.statusCode)),
      )
      call.on('error', () => end(undefined))
      const late = setTimeout(() => {
        end(undefined)
        call.destroy()
      }, patience)
    })
  }

  let turn = 0
  const timer = setInterval(() => calls.push(ask(addresses[turn++ % addresses.length]!)), pace)

  /** Figures of the calls that were begun since a time of `performance.now()`. Waits for their answers. */
  async function shareSince(time: number): Promise<Share> {
    const all = (await Promise.all(calls)).filter(({ begun }) => begun >= time)
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
