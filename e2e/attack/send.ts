import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Input } from './inputs'

/** What came of a request. */
export interface Outcome {
  /** Of the answer; `cut off` where the connection ended without one, `no answer` where none came in time. */
  status: number | 'cut off' | 'no answer'
  milliseconds: number
  /** The first kB of the answer. */
  said: string
}

/** How long a sender waits, in ms. */
const patience = 20_000

const agent = new Agent({ keepAlive: true })

/** Calls come from everywhere: limits of one network's calls would save the store from most of them. */
const anyAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`

/** Sends a request and reads its answer. Never rejects. */
export function send(
  store: string,
  { method, address, headers, body: make }: Pick<Input, 'method' | 'address' | 'headers' | 'body'>,
): Promise<Outcome> {
  const body = make?.()
  const begun = performance.now()
  return new Promise((resolve) => {
    let status: number | undefined
    let said = ''
    const end = (without: 'cut off' | 'no answer') => {
      clearTimeout(late)
      resolve({ status: status ?? without, milliseconds: performance.now() - begun, said })
    }
    const { hostname, port } = new URL(store)
    const call = request({
      agent,
      hostname,
      port,
      method,
      path: address,
      headers: { 'x-forwarded-for': anyAddress(), ...headers, ...(body && { 'content-length': body.length }) },
    })
    const late = setTimeout(() => {
      end('no answer')
      call.destroy()
    }, patience)
    call.on('error', () => end('cut off'))
    call.on('response', (answer) => {
      status = answer.statusCode
      answer.on('data', (part: Buffer) => (said.length < 1_000 ? (said += part.toString()) : undefined))
      answer.on('end', () => end('cut off'))
      answer.on('error', () => end('cut off'))
    })
    call.end(body)
  })
}

/**
 * Sends many requests over each of some connections, reads none of their answers for a while, and leaves.
 * @returns how many were sent in all
 */
export async function pipeline(
  store: string,
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
  each: number,
  milliseconds: number,
): Promise<number> {
  const { hostname, port } = new URL(store)
  const sockets: Socket[] = []
  for (const address of addresses) {
    const head = [
      `GET ${address} HTTP/1.1`,
      `host: ${hostname}:${port}`,
      `x-forwarded-for: ${anyAddress()}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    await Promise.race([once(socket, 'connect').catch(() => undefined), delay(patience)])
    socket.pause()
    socket.write(`${head.join('\r\n')}\r\n\r\n`.repeat(each))
    sockets.push(socket)
  }
  await delay(milliseconds)
  for (const socket of sockets) socket.destroy()
  return sockets.length * each
}

/** Ends the connections that are still open. */
export const hangUp = () => agent.destroy()
