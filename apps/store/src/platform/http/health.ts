import { refuse } from './errors'
import type { Handlers } from './handler'

/** Set when the store is about to stop: readiness then fails, but requests are still answered. */
export interface StopSignal {
  stopping: boolean
}

/** Sources of the store's health. */
export interface HealthSources {
  signal: StopSignal
  /** Rejects if the database does not answer or is read-only. */
  ping: () => Promise<void>
  /** Rejects after a failed write, until writes succeed again. */
  checkWriting: () => Promise<void>
}

/** Routes for health checks. */
export function healthRoutes({ signal, ping, checkWriting }: HealthSources): Handlers<'getLiveness' | 'getReadiness'> {
  return {
    async getLiveness() {
      return { status: 'ok' }
    },
    async getReadiness() {
      if (signal.stopping) throw refuse('not_ready')
      await ping()
      await checkWriting()
      return { status: 'ok' }
    },
  }
}
