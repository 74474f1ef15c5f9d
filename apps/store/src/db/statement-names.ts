import { createHash } from 'node:crypto'
import { Client, type QueryConfig } from 'pg'

/** So many statements are planned once per connection; the others, of which each is another, are planned each time. */
const maxNames = 250
/** One that comes back is likely to go on coming. */
const oftenEnough = 3
/** Texts whose coming is counted at a time. */
const maxCounted = 1000

/** Gives names to statements that come again and again, the same name to the same text; undefined to all others. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNames) return known
    const times = (seen.get(text) ?? 0) + 1
    if (times < oftenEnough) {
      if (seen.size >= maxCounted) seen.clear()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    const name = createHash('sha1').update(text).digest('hex')
    names.set(text, name)
    return name
  }
}

/**
 * A connection that has PostgreSQL parse and plan the store's repeated statements once. Drizzle could name each of them where
 * it is written; from here all have one, those inside transactions too, and nobody has to think of it.
 */
export function namingClient(nameOf: (text: string) => string | undefined): typeof Client {
  class NamingClient extends Client {
    /** Statements without values are the transactions' own, such as `begin`: there is nothing to plan. */
    override query = ((config: unknown, values?: unknown, ...others: unknown[]) => {
      const named = typeof config === 'object' && config !== null && Array.isArray(values) && values.length > 0
      const { text, name } = named ? (config as QueryConfig) : {}
      const given = text !== undefined && !name ? { ...(config as QueryConfig), name: nameOf(text) } : config
      return (Client.prototype.query as (...args: unknown[]) => unknown).call(this, given, values, ...others)
    }) as typeof Client.prototype.query
  }
  return NamingClient
}
