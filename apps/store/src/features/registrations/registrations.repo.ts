import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { applications, consents, type PreviousAnswers } from '../../db/schema'

/** Stores an application with its consents. */
export async function insertApplication(
  tx: Database,
  application: typeof applications.$inferInsert,
  given: (typeof consents.$inferInsert)[],
): Promise<void> {
  await tx.insert(applications).values(application)
  if (given.length > 0) await tx.insert(consents).values(given)
}

/** Replaces the answers and consents of an application with those that the applicant sent again. */
export async function replaceAnswers(
  tx: Database,
  id: string,
  answers: Partial<typeof applications.$inferInsert> & { answeredAt: Date; previous: PreviousAnswers },
  given: (typeof consents.$inferInsert)[],
): Promise<void> {
  await tx.update(applications).set(answers).where(eq(applications.id, id))
  await tx.delete(consents).where(eq(consents.applicationId, id))
  if (given.length > 0) await tx.insert(consents).values(given)
}
