import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { applications, consents, type PreviousAnswers } from '../../db/schema'

/** Files an application with what was agreed to. */
export async function insertApplication(
  tx: Database,
  application: typeof applications.$inferInsert,
  given: (typeof consents.$inferInsert)[],
): Promise<void> {
  await tx.insert(applications).values(application)
  if (given.length > 0) await tx.insert(consents).values(given)
}

/** Replaces the answers of an application, and what was agreed to with it, by what its applicant has sent again. */
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
