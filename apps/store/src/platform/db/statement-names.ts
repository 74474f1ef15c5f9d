import { createHash } from 'node:crypto'
import { Client, type QueryConfig } from 'pg'

/** Maximum number of prepared statements on a connection; others are planned at each execution. */
const maxNames = 250
/** A statement gets a name at its third execution. */
const oftenEnough = 3
/** Maximum number of texts whose occurrences are counted. */
const maxCounted = 1000

/** Creates a function that returns the name of a repeated statement, always the same; undefined for others. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const existing = names.get(text)
    if (existing !== undefined || names.size >= maxNames) return existing
    const times = (counts.get(text) ?? 0) + 1
    if (times < oftenEnough) {
      if (counts.size >= maxCounted) counts.clear()
      counts.set(text, times)
      return undefined
    }
    counts.delete(text)
    const name = createHash('sha1').update(text).digest('hex')
    names.set(text, name)
    return name
  }
}

/**
 * Creates a connection class that sends repeated statements under a name, so that PostgreSQL parses and plans them
 * once. This covers all statements of the store, also in transactions, without naming each at its call site.
 */
export function namingClient(nameOf: (text: string) => string | undefined): typeof Client {
  class NamingClient extends Client {
    /** Statements without parameters are transaction commands such as `begin`, which need no plan. */
    override query = ((config: unknown, values?: unknown, ...others: unknown[]) => {
      const named = typeof config === 'object' && config !== null && Array.isArray(values) && values.length > 0
      const { text, name } = named ? (config as QueryConfig) : {}
      const given = text !== undefined && !name ? { ...(config as QueryConfig), name: nameOf(text) } : config
      return (Client.prototype.query as (...args: unknown[]) => unknown).call(this, given, values, ...others)
    }) as typeof Client.prototype.query
  }
  return NamingClient
}
