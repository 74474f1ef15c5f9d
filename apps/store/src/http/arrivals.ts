import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** Limits for concurrent request bodies. */
export interface Places {
  /** Limit for one network (see `networkOf`), so that one slow sender does not block the others. */
  perNetwork: number
  total: number
}

/** The properties of a request that show whether its body has arrived. */
type Arriving = Pick<IncomingMessage, 'complete' | 'destroyed' | 'once'>

/** True if the request has a body. */
export function hasBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Creates the registry of request bodies that are being received. */
export function createArrivals({ perNetwork, total }: Places) {
  const arriving = new Map<Arriving, string>()

  // Node emits no event for a small body that arrived but was not read yet.
  const dropArrived = () => {
    for (const raw of arriving.keys()) if (raw.complete !== false || raw.destroyed) arriving.delete(raw)
  }

  return {
    /**
     * Reserves a slot for a body; false if none is free. The slot is freed when the body is complete or the connection
     * closes.
     */
    enter(raw: Arriving, network: string): boolean {
      dropArrived()
      const same = Array.from(arriving.values()).filter((other) => other === network)
      if (arriving.size >= total || same.length >= perNetwork) return false
      arriving.set(raw, network)
      raw.once('close', () => arriving.delete(raw))
      return true
    },

    /** True if the body of this request is still arriving. */
    has: (raw: Arriving): boolean => arriving.has(raw),

    /** The number of bodies that are arriving. */
    count(): number {
      dropArrived()
      return arriving.size
    },
  }
}

/** Creates slots that are held until they are released, to bound the memory that their holders use. */
export function createSlots({ perNetwork, total }: Places) {
  const counts = new Map<string, number>()
  let all = 0
  return {
    /** Takes a slot; returns its release function, or undefined if none is free. */
    enter(network: string): (() => void) | undefined {
      const own = counts.get(network) ?? 0
      if (all >= total || own >= perNetwork) return undefined
      counts.set(network, own + 1)
      all += 1
      return () => {
        all -= 1
        const left = (counts.get(network) ?? 1) - 1
        if (left === 0) counts.delete(network)
        else counts.set(network, left)
      }
    },
  }
}
