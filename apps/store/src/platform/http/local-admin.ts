import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { fault, invalidFields } from './errors'

/**
 * The header with the name of the command line's user, percent-encoded. It is honoured on the local admin socket only.
 */
export const actorNameHeader = 'x-said-name'

/** A caller on the local admin socket, with the rights of the system account that runs the store. */
export interface LocalAdminCaller {
  /** The name that the caller gives; undefined if the caller gives none. */
  name: string | undefined
}

const adminRequests = new WeakSet<IncomingMessage>()

/**
 * Marks a request as received on the local admin socket. The mark is not part of the request, so callers cannot forge
 * it.
 */
export function markAdminSocket(request: IncomingMessage): void {
  adminRequests.add(request)
}

/** True if the request was received on the local admin socket. */
export const isOnAdminSocket = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => adminRequests.has(raw)

/** True if the name is valid for the activity log: 1 to 60 characters without control characters. */
export const isActorName = (name: string): boolean => name.trim() === name && /^\P{Control}{1,60}$/u.test(name)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/**
 * Returns the caller on the local admin socket; undefined for all others.
 * @throws StoreError 400 if the name is invalid
 */
export function localAdminCallerOf(request: Pick<FastifyRequest, 'raw' | 'headers'>): LocalAdminCaller | undefined {
  if (!isOnAdminSocket(request)) return undefined
  const given = request.headers[actorNameHeader]
  if (given === undefined) return { name: undefined }
  const name = decoded(String(given))
  if (!isActorName(name)) throw invalidFields({ [actorNameHeader]: fault('length', { least: 1, most: 60 }) })
  return { name }
}
