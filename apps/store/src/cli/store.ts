import { request as send, type IncomingMessage } from 'node:http'
import { unwrap } from '@skafferi/api'
import { createAdminClient, type AdminClient } from '@skafferi/api/admin'
import { saidNameHeader } from '../http/machine'
import type { AskMachine } from '../machine/calls'

/** The store, as its own machine reaches it. */
export interface Store {
  /** The calls of those who run the shop. */
  admin: AdminClient
  /** The calls that only the machine can make. */
  machine: AskMachine
}

/** A backup of a large shop takes its time; whoever waits can end the command. */
const patience = 24 * 60 * 60 * 1000

async function toResponse(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = []
  for await (const part of answer as AsyncIterable<Buffer>) parts.push(part)
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Response(Buffer.concat(parts), { status: answer.statusCode, headers })
}

/** Sends a request through a socket. */
async function sendThrough(socketPath: string, request: Request, own: Record<string, string>): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer())
  const { pathname, search } = new URL(request.url)
  const headers = { ...Object.fromEntries(request.headers), ...own, 'content-length': body.byteLength }
  return new Promise((resolve, reject) => {
    const call = send(
      { socketPath, agent: false, method: request.method, path: `${pathname}${search}`, headers },
      (answer) => {
        toResponse(answer).then(resolve, reject)
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

/**
 * Reaches a store through its socket. Calls reject with an `ApiError` unless the answer is 2xx.
 * @param name what whoever asks says of themselves, for the activity
 */
export function storeAt(socketPath: string, name?: string): Store {
  const own: Record<string, string> = name === undefined ? {} : { [saidNameHeader]: encodeURIComponent(name) }
  const admin = createAdminClient({
    baseUrl: 'http://localhost',
    fetch: (request) => sendThrough(socketPath, request, own),
    timeout: patience,
  })
  const machine = (call: string, given: unknown) =>
    unwrap(admin.POST(`/machine/${call}` as never, { body: given } as never))
  return { admin, machine: machine as AskMachine }
}
