import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** Limits for concurrent request bodies. */
export interface SlotLimits {
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
export function createArrivals({ perNetwork, total }: SlotLimits) {
  const arriving = new Map<Arriving, string>()

  // Node emits no event for a small body that arrived but was not read yet.
  const removeArrived = () => {
    for (const raw of arriving.keys()) if (raw.complete !== false || raw.destroyed) arriving.delete(raw)
  }

  return {
    /**
     * Reserves a slot for a body; false if none is free. The slot is freed when the body is complete or the connection
     * closes.
     */
    tryAdd(raw: Arriving, network: string): boolean {
      removeArrived()
      const sameNetwork = Array.from(arriving.values()).filter((other) => other === network)
      if (arriving.size >= total || sameNetwork.length >= perNetwork) return false
      arriving.set(raw, network)
      raw.once('close', () => arriving.delete(raw))
      return true
    },

    /** True if the body of this request is still arriving. */
    has: (raw: Arriving): boolean => arriving.has(raw),

    /** The number of bodies that are arriving. */
    count(): number {
      removeArrived()
      return arriving.size
    },
  }
}

/** Creates slots that are held until they are released, to bound the memory that their holders use. */
export function createSlots({ perNetwork, total }: SlotLimits) {
  const counts = new Map<string, number>()
  let totalUsed = 0
  return {
    /** Takes a slot; returns its release function, or undefined if none is free. */
    tryAcquire(network: string): (() => void) | undefined {
      const used = counts.get(network) ?? 0
      if (totalUsed >= total || used >= perNetwork) return undefined
      counts.set(network, used + 1)
      totalUsed += 1
      return () => {
        totalUsed -= 1
        const remaining = (counts.get(network) ?? 1) - 1
        if (remaining === 0) counts.delete(network)
        else counts.set(network, remaining)
      }
    },
  }
}
