import { eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { apiKeys, operators } from './schema'

/** The columns that record the actor of a row. */
type ActorColumns = Record<'operatorId' | 'apiKeyId' | 'declaredName', AnyColumn>

/** Returns the join conditions of operators and API keys for a table with actor columns. */
export const actorJoins = ({ operatorId, apiKeyId }: ActorColumns): { operator: SQL; key: SQL } => ({
  operator: eq(operators.id, operatorId),
  key: eq(apiKeys.id, apiKeyId),
})

/** Returns the actor's name: the operator's name, the key's title, or the name given on the command line. */
export const actorName = ({ declaredName }: ActorColumns): SQL<string | null> =>
  sql<string | null>`coalesce(${operators.name}, ${apiKeys.title}, ${declaredName})`
