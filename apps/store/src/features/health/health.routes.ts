import { unavailable } from '../../http/errors'
import type { Handlers } from '../../http/handler'
import type { StopSignal } from '../../http/stop-signal'

/** What the state of the store follows from. */
export interface HealthSources {
  signal: StopSignal
  /** Rejects where the database does not answer, or takes no changes. */
  ping: () => Promise<void>
  /** Rejects where a change has failed, until changes are kept again. */
  checkWriting: () => Promise<void>
}

/** The state of the store over HTTP, for whoever keeps it running. */
export function healthRoutes({ signal, ping, checkWriting }: HealthSources): Handlers<'getLiveness' | 'getReadiness'> {
  return {
    async getLiveness() {
      return { status: 'ok' }
    },
    async getReadiness() {
      if (signal.stopping) throw unavailable('not_ready', 'The store is shutting down.')
      await ping()
      await checkWriting()
      return { status: 'ok' }
    },
  }
}
