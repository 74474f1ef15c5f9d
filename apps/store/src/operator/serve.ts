import { chmod, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import { actAs } from '../db/events'
import { StoreError } from '../http/errors'
import type { OperatorActions } from './actions'
import type { OperatorAnswer, OperatorRequest } from './socket'

/** More than any banner or address list needs. */
const maxRequestBytes = 1024 * 1024

async function readRequest(request: IncomingMessage): Promise<OperatorRequest> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxRequestBytes) throw new Error('The request is too long.')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString()) as OperatorRequest
}

/** Performs one action; a fault becomes a sentence, since whoever asks cannot see the store's log. */
export async function perform(actions: OperatorActions, { action, args, as }: OperatorRequest): Promise<OperatorAnswer> {
  try {
    if (!Object.hasOwn(actions, action)) {
      const message = `This store does not know "${action}". Is it another version than the command?`
      throw new StoreError(404, { type: 'not_found', code: 'unknown_action', message })
    }
    const act = actions[action as keyof OperatorActions] as (...values: unknown[]) => Promise<unknown>
    return { result: (await actAs({ saidName: as }, () => act(...args))) ?? null }
  } catch (error) {
    if (error instanceof StoreError) return { status: error.status, refusal: error.refusal }
    const message = error instanceof Error ? error.message : String(error)
    return { status: 500, refusal: { type: 'unexpected_state', code: 'fault', message } }
  }
}

/** Binds the socket so that nobody but its owner can ever connect, not even between making it and closing it off. */
async function bind(server: Server, path: string): Promise<void> {
  const before = process.umask(0o177)
  try {
    server.listen(path)
  } finally {
    process.umask(before)
  }
  await once(server, 'listening')
  await chmod(path, 0o600)
}

/**
 * Listens for the operator's command line. Whoever may open the socket is the operator: it belongs to the account that
 * runs the store.
 * @returns closes the socket, once what is under way has been answered
 */
export async function serveOperator(path: string, actions: OperatorActions): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    readRequest(request)
      .then((asked) => perform(actions, asked))
      .then(
        (answer) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
        () => response.writeHead(400).end(),
      )
  })
  // A store that was killed leaves its socket behind; the folder's lock says that no other one listens there.
  await rm(path, { force: true })
  await bind(server, path)
  return async () => {
    server.close()
    server.closeIdleConnections()
    await once(server, 'close')
  }
}
