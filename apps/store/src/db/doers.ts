import { eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { apiKeys, operators } from './schema'

/** Where a table says who did what a row tells of. */
type DoerColumns = Record<'operatorId' | 'apiKeyId' | 'saidName', AnyColumn>

/** How operators and keys are joined to a table that names them. */
export const doersOf = ({ operatorId, apiKeyId }: DoerColumns): { operator: SQL; key: SQL } => ({
  operator: eq(operators.id, operatorId),
  key: eq(apiKeys.id, apiKeyId),
})

/** What whoever did it is called: an operator's name, a key's title, or what was said on the command line. */
export const doerName = ({ saidName }: DoerColumns): SQL<string | null> =>
  sql<string | null>`coalesce(${operators.name}, ${apiKeys.title}, ${saidName})`
