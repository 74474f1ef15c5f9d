import type { Client, ClientConfig, PoolClient, QueryConfig } from 'pg'
import { readOnlyCode } from './read-only'

/** The statement of a query, however it was given. */
function textOf(config: unknown): string {
  return typeof config === 'string' ? config : String((config as QueryConfig | undefined)?.text)
}

const stale = new WeakSet<object>()

/**
 * The connections of the store's pools.
 *
 * One whose transaction could not even begin goes back to the pool, which closes it: Drizzle keeps it, and a pool that lost all
 * of its connections in that way would never answer again. One that leads to a server which takes no changes is closed once it
 * is given back: after a failover its address may lead elsewhere.
 * @param Base what they are otherwise
 */
export function connectionClass(Base: typeof Client): typeof Client {
  return class StoreConnection extends Base {
    constructor(config?: string | ClientConfig) {
      super(config)
      // As this connection has it: the base may have given it one of its own.
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

/** For a pool that gets a connection back: it passes on none that ends. */
export function endIfStale(client: Client): void {
  if (stale.has(client)) client.end().catch(() => undefined)
}
