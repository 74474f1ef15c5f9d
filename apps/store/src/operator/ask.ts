import { request } from 'node:http'
import { StoreError } from '../http/errors'
import type { Ask } from './actions'
import type { OperatorAnswer, OperatorRequest } from './socket'

/** No store listens at the socket. */
export class StoreNotRunning extends Error {
  override readonly name = 'StoreNotRunning'
}

function send(path: string, asked: OperatorRequest): Promise<OperatorAnswer> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: path, method: 'POST', path: '/' }, async (response) => {
      try {
        const parts: Buffer[] = []
        for await (const part of response as AsyncIterable<Buffer>) parts.push(part)
        resolve(JSON.parse(Buffer.concat(parts).toString()) as OperatorAnswer)
      } catch {
        reject(new Error('The store ended before it had answered.'))
      }
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      const isNobody = error.code === 'ENOENT' || error.code === 'ECONNREFUSED'
      reject(isNobody ? new StoreNotRunning(error.message) : error)
    })
    call.end(JSON.stringify(asked))
  })
}

/** The result of an answer. @throws StoreError where the action was refused */
export function resultOf(answer: OperatorAnswer): unknown {
  if ('refusal' in answer) throw new StoreError(answer.status, answer.refusal)
  return answer.result
}

/**
 * Asks a running store through its socket. Rejects with `StoreNotRunning` where there is none.
 * @param as what whoever asks says of themselves, for the activity
 */
export function askThrough(path: string, as?: string): Ask {
  const ask = async (action: string, ...args: unknown[]) => resultOf(await send(path, { action, args, as }))
  return ask as Ask
}
