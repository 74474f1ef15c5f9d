import type { Database } from '../../db/database'
import { applications, consents } from '../../db/schema'

/** Files an application with what was agreed to. */
export async function insertApplication(
  tx: Database,
  application: typeof applications.$inferInsert,
  given: (typeof consents.$inferInsert)[],
): Promise<void> {
  await tx.insert(applications).values(application)
  if (given.length > 0) await tx.insert(consents).values(given)
}
