import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Input } from './inputs'

/** The outcome of a request. */
export interface Outcome {
  /** Status of the response; `cut off` if the connection was closed without one, `no answer` after the timeout. */
  status: number | 'cut off' | 'no answer'
  milliseconds: number
  /** The first kB of the response. */
  responseText: string
}

/** Timeout of a request, in ms. */
const timeoutMs = 20_000

const agent = new Agent({ keepAlive: true })

/** Returns a random IP address; otherwise network limits would refuse most requests. */
const anyAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`

/** Sends a request and reads its response. Never rejects. */
export function send(
  store: string,
  { method, address, headers, body: make }: Pick<Input, 'method' | 'address' | 'headers' | 'body'>,
): Promise<Outcome> {
  const body = make?.()
  const startedAt = performance.now()
  return new Promise((resolve) => {
    let status: number | undefined
    let responseText = ''
    const end = (without: 'cut off' | 'no answer') => {
      clearTimeout(timeout)
      resolve({ status: status ?? without, milliseconds: performance.now() - startedAt, responseText })
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
    const timeout = setTimeout(() => {
      end('no answer')
      call.destroy()
    }, timeoutMs)
    call.on('error', () => end('cut off'))
    call.on('response', (answer) => {
      status = answer.statusCode
      answer.on('data', (part: Buffer) => (responseText.length < 1_000 ? (responseText += part.toString()) : undefined))
      answer.on('end', () => end('cut off'))
      answer.on('error', () => end('cut off'))
    })
    call.end(body)
  })
}

/**
 * Sends many requests on several connections without reading responses, then disconnects.
 * @returns the number of requests
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
    await Promise.race([once(socket, 'connect').catch(() => undefined), delay(timeoutMs)])
    socket.pause()
    socket.write(`${head.join('\r\n')}\r\n\r\n`.repeat(each))
    sockets.push(socket)
  }
  await delay(milliseconds)
  for (const socket of sockets) socket.destroy()
  return sockets.length * each
}

/** Closes all open connections. */
export const hangUp = () => agent.destroy()
