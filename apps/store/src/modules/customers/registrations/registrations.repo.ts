import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { applications, consents, type PreviousAnswers } from '../../../platform/db/schema'

/** Stores an application with its consents. */
export async function insertApplication(
  tx: Database,
  application: typeof applications.$inferInsert,
  consentRows: (typeof consents.$inferInsert)[],
): Promise<void> {
  await tx.insert(applications).values(application)
  if (consentRows.length > 0) await tx.insert(consents).values(consentRows)
}

/** Replaces the answers and consents of an application with those of a repeated form. */
export async function replaceAnswers(
  tx: Database,
  id: string,
  answers: Partial<typeof applications.$inferInsert> & { answeredAt: Date; previous: PreviousAnswers },
  consentRows: (typeof consents.$inferInsert)[],
): Promise<void> {
  await tx.update(applications).set(answers).where(eq(applications.id, id))
  await tx.delete(consents).where(eq(consents.applicationId, id))
  if (consentRows.length > 0) await tx.insert(consents).values(consentRows)
}
