import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { invalidFields } from './errors'

/** In which header the command line says who uses it, percent-encoded. It counts on the machine's own socket alone. */
export const saidNameHeader = 'x-said-name'

/** Whoever calls from the store's own machine, as the account that runs it. */
export interface MachineCaller {
  /** What they say of themselves; undefined where they say nothing. */
  name: string | undefined
}

const own = new WeakSet<IncomingMessage>()

/** Notes of a request that it came over the machine's own socket: nothing that is sent can say so. */
export function noteAsOwn(request: IncomingMessage): void {
  own.add(request)
}

/** Whether a request came over the machine's own socket. */
export const isOwn = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => own.has(raw)

/** Whether a name can stand in the activity: 1 to 60 characters on one line, without any that steer a terminal. */
export const isSaidName = (name: string): boolean => name.trim() === name && /^\P{Control}{1,60}$/u.test(name)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Who calls from the machine itself; undefined for all others. @throws StoreError 400 where the name is none */
export function machineCallerOf(request: Pick<FastifyRequest, 'raw' | 'headers'>): MachineCaller | undefined {
  if (!isOwn(request)) return undefined
  const given = request.headers[saidNameHeader]
  if (given === undefined) return { name: undefined }
  const name = decoded(String(given))
  if (!isSaidName(name)) throw invalidFields({ [saidNameHeader]: 'must be a name of 1 to 60 characters' })
  return { name }
}
