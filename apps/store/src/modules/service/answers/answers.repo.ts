import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { actorName, actorJoins } from '../../../platform/db/actors'
import { answers, apiKeys, operators } from '../../../platform/db/schema'

/** Returns the answers to a complaint or message with their authors, oldest first. */
export function findAnswers(db: Database, subjectId: string) {
  return db
    .select({ id: answers.id, text: answers.text, createdAt: answers.createdAt, actor: actorName(answers) })
    .from(answers)
    .leftJoin(operators, actorJoins(answers).operator)
    .leftJoin(apiKeys, actorJoins(answers).key)
    .where(eq(answers.subjectId, subjectId))
    .orderBy(asc(answers.createdAt), asc(answers.id))
}

/** Returns the answers to several complaints, oldest first. */
export function findAnswersOf(db: Database, subjectIds: readonly string[]) {
  return db
    .select({ id: answers.id, subjectId: answers.subjectId, text: answers.text, createdAt: answers.createdAt })
    .from(answers)
    .where(inArray(answers.subjectId, [...subjectIds]))
    .orderBy(asc(answers.createdAt), asc(answers.id))
}

/** Returns the stored request of an idempotency key; undefined if the key is unknown. */
export async function findRequest(tx: Database, subjectId: string, requestKey: string) {
  const [found] = await tx
    .select({ requestHash: answers.requestHash })
    .from(answers)
    .where(and(eq(answers.subjectId, subjectId), eq(answers.requestKey, requestKey)))
  return found
}

export async function insertAnswer(tx: Database, row: typeof answers.$inferInsert): Promise<void> {
  await tx.insert(answers).values(row)
}
