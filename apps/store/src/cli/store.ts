import { request as send, type IncomingMessage } from 'node:http'
import { unwrap } from '@skafferi/api'
import { createAdminClient, type AdminClient } from '@skafferi/api/admin'
import { actorNameHeader } from '../platform/http/local-admin'
import type { CallLocalAdmin } from '../local-admin/calls'

/** A store reached through its local admin socket. */
export interface Store {
  /** The admin API. */
  admin: AdminClient
  /** Operations of the local admin socket only. */
  localAdmin: CallLocalAdmin
}

/** Timeout in ms. A backup of a large shop takes long, and the user can abort the command. */
const timeoutMs = 24 * 60 * 60 * 1000

async function toResponse(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = []
  for await (const part of answer as AsyncIterable<Buffer>) parts.push(part)
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Response(Buffer.concat(parts), { status: answer.statusCode, headers })
}

/** Sends a request through a Unix socket. */
async function sendThrough(
  socketPath: string,
  request: Request,
  callerHeaders: Record<string, string>,
): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer())
  const { pathname, search } = new URL(request.url)
  const headers = { ...Object.fromEntries(request.headers), ...callerHeaders, 'content-length': body.byteLength }
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
 * Creates clients for a store's socket. They reject with an `ApiError` unless the status is 2xx.
 * @param name the actor, for activity entries
 */
export function storeAt(socketPath: string, name?: string): Store {
  const headers: Record<string, string> = name === undefined ? {} : { [actorNameHeader]: encodeURIComponent(name) }
  const admin = createAdminClient({
    baseUrl: 'http://localhost',
    fetch: (request) => sendThrough(socketPath, request, headers),
    timeout: timeoutMs,
  })
  const localAdmin = (call: string, input: unknown) =>
    unwrap(admin.POST(`/machine/${call}` as never, { body: input } as never))
  return { admin, localAdmin: localAdmin as CallLocalAdmin }
}
