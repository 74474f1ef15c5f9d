import type { Client, ClientConfig, PoolClient, QueryConfig } from 'pg'
import { readOnlyCode } from './read-only'

/** Returns the SQL text of a query in any of the driver's formats. */
function textOf(config: unknown): string {
  return typeof config === 'string' ? config : String((config as QueryConfig | undefined)?.text)
}

const stale = new WeakSet<object>()

/**
 * Creates the class of the pools' connections.
 *
 * If a transaction fails to begin, its connection returns to the pool, which closes it: Drizzle does not release it,
 * and the pool would run out of connections. A connection to a read-only server is closed when it is released, because
 * after a failover its address may lead to another server.
 * @param Base the driver's client class
 */
export function connectionClass(Base: typeof Client): typeof Client {
  return class StoreConnection extends Base {
    constructor(config?: string | ClientConfig) {
      super(config)
      // Wraps the instance's `query`, because the base class may have replaced the prototype's.
      const query = this.query.bind(this) as (...args: unknown[]) => unknown
      this.query = ((...given: unknown[]) => {
        const outcome = query(...given)
        if (outcome instanceof Promise) outcome.catch((error: unknown) => this.#note(textOf(given[0]), error as Error))
        return outcome
      }) as typeof this.query
    }

    #note(text: string, error: Error): void {
      if ((error as { code?: string }).code === readOnlyCode) stale.add(this)
      if (/^begin\b/.test(text)) (this as unknown as PoolClient).release(error)
    }
  }
}

/** Closes a released connection if it leads to a read-only server, so that the pool does not reuse it. */
export function endIfStale(client: Client): void {
  if (stale.has(client)) client.end().catch(() => undefined)
}
