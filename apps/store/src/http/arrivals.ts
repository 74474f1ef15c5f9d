import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** How many bodies may be on their way at once. */
export interface Places {
  /** From one network, see `networkOf`: a slow sender keeps none of the others out. */
  perNetwork: number
  total: number
}

/** What of a request tells how far it has come. */
type Arriving = Pick<IncomingMessage, 'complete' | 'destroyed' | 'once'>

/** Whether a request carries something. */
export function hasBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** The bodies that are on their way. */
export function createArrivals({ perNetwork, total }: Places) {
  const arriving = new Map<Arriving, string>()

  // Of a small body nobody hears when it is there, before somebody reads it.
  const dropArrived = () => {
    for (const raw of arriving.keys()) if (raw.complete !== false || raw.destroyed) arriving.delete(raw)
  }

  return {
    /** Takes a place for a body; false where there is none. It is given back when the body is there, or nobody sends it any more. */
    enter(raw: Arriving, network: string): boolean {
      dropArrived()
      const same = Array.from(arriving.values()).filter((other) => other === network)
      if (arriving.size >= total || same.length >= perNetwork) return false
      arriving.set(raw, network)
      raw.once('close', () => arriving.delete(raw))
      return true
    },

    /** Whether a body is on its way. */
    has: (raw: Arriving): boolean => arriving.has(raw),

    /** How many there are. */
    count(): number {
      dropArrived()
      return arriving.size
    },
  }
}

/** Places that are kept from beginning to end: whoever has one may take memory for as long. */
export function createSlots({ perNetwork, total }: Places) {
  const taken = new Map<string, number>()
  let all = 0
  return {
    /** Takes a place; answers how to give it back, undefined where there is none. */
    enter(network: string): (() => void) | undefined {
      const own = taken.get(network) ?? 0
      if (all >= total || own >= perNetwork) return undefined
      taken.set(network, own + 1)
      all += 1
      return () => {
        all -= 1
        const left = (taken.get(network) ?? 1) - 1
        if (left === 0) taken.delete(network)
        else taken.set(network, left)
      }
    },
  }
}
