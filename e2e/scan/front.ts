import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { adminContract } from '../../apps/store/src/platform/http/admin/contract'
import { validateResponse } from '../../apps/store/src/platform/http/validate-response'
import { storeContract, type ReadContract } from '../../apps/store/src/platform/http/contract'

/** A proxy between the scanners and the store. */
export interface Front {
  url: string
  /** Number of responses by status. */
  statuses: Map<number, number>
  /** Operations that were answered. */
  reached: Set<string>
  /** Violations, each kind once. */
  findings: Set<string>
  close: () => void
}

const contracts = [storeContract, adminContract] as unknown as ReadContract<string>[]
const calls = contracts.flatMap((described) =>
  described.endpoints.map((endpoint) => ({
    ...endpoint,
    described,
    pattern: new RegExp(`^${endpoint.path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  })),
)
const isBusy = ({ code }: { code?: unknown }) => code === 'busy' || code === 'overloaded'

/** Returns what is wrong with a response; undefined if it is valid. */
function faultOf(
  method: string,
  path: string,
  status: number,
  type: string,
  text: string,
  reached: Set<string>,
): string | undefined {
  const call = calls.find((one) => one.method === method && one.pattern.test(path))
  const name = call ? `${call.method} ${call.path}` : `${method} ${path.slice(0, 60)}`
  const isJson = type.startsWith('application/json')
  if (call) reached.add(name)
  if (status >= 500 && !(status === 503 && isJson && isBusy(JSON.parse(text))))
    return `${name}: ${status} ${text.slice(0, 200)}`
  if (!call || status === 304) return undefined
  if (!isJson) return status === 200 ? undefined : `${name}: ${status} is no JSON but ${type || 'nothing'}`
  try {
    validateResponse(call.operation, status, JSON.parse(text), call.described)
    return undefined
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300)
  }
}

/**
 * Starts a proxy that signs in every request, gives each its own IP address, so that network limits do not interfere,
 * and validates responses against the contracts.
 */
export async function openFront(store: string, signedIn: OutgoingHttpHeaders): Promise<Front> {
  const statuses = new Map<number, number>()
  const reached = new Set<string>()
  const findings = new Set<string>()
  let count = 0

  function judge(incoming: IncomingMessage, answer: IncomingMessage, bytes: Buffer): void {
    const { method = '', url = '' } = incoming
    const status = answer.statusCode ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const fault = faultOf(
      method,
      url.split('?')[0] ?? '',
      status,
      answer.headers['content-type'] ?? '',
      bytes.toString(),
      reached,
    )
    if (fault) findings.add(fault)
  }

  const server = createServer((incoming, outgoing) => {
    count += 1
    const network = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
    const { 'accept-encoding': _, ...headers } = incoming.headers
    const onward = request(store, {
      method: incoming.method,
      path: incoming.url,
      headers: { ...headers, ...signedIn, host: new URL(store).host, 'x-forwarded-for': network },
    })
    onward.once('response', (answer) => {
      const parts: Buffer[] = []
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () => judge(incoming, answer, Buffer.concat(parts)))
      answer.pipe(outgoing)
    })
    onward.once('error', (error) => {
      if (!incoming.destroyed)
        findings.add(`${incoming.method} ${incoming.url?.slice(0, 60)}: no answer, ${error.message}`)
      outgoing.destroy()
    })
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    reached,
    findings,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
