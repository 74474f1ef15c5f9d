import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/db/database'
import { currentActor, recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { fault, invalidFields, refuse } from '../../../platform/http/errors'
import * as repo from './answers.repo'

/** An answer to a complaint or message. */
export interface AnswerRequest {
  text: string
  /** Number of answers that the author had read. */
  seen: number
  /** Idempotency key. */
  key?: string
}

/** The complaint or message to answer; locked by the caller. */
interface Subject {
  id: string
  /** The e-mail address of its author. */
  recipient: string
  /** Name of the activity entry, e.g. `complaint.answered`. */
  action: string
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** @throws StoreError 422 if the key was used for another answer */
async function isRepeated(tx: Database, subjectId: string, text: string, key: string | undefined): Promise<boolean> {
  const found = key === undefined ? undefined : await repo.findRequest(tx, subjectId, key)
  if (found && found.requestHash !== hashOf(text)) {
    throw refuse('idempotency_key_reused')
  }
  return found !== undefined
}

/** Returns answers for operators. Date-times are ISO 8601; `by` is null for the command line. */
export async function answersTo(db: Database, subjectId: string) {
  const rows = await repo.findAnswers(db, subjectId)
  return rows.map(({ id, text, createdAt, actor }) => ({ id, text, created_at: createdAt.toISOString(), by: actor }))
}

/**
 * Stores an answer and queues its e-mail.
 * @param enqueue writes the e-mail to the outbox; not called for a repeated request
 * @returns false for a repeated request
 * @throws StoreError 400 if it is empty; 409 `already_answered` with the author if there is a newer answer; 422
 * `idempotency_key_reused`
 */
export async function sendAnswer(
  tx: Database,
  subject: Subject,
  request: AnswerRequest,
  now: Date,
  enqueue: (text: string) => Promise<void>,
): Promise<boolean> {
  const text = request.text.trim()
  if (text === '') throw invalidFields({ text: fault('required') })
  if (await isRepeated(tx, subject.id, text, request.key)) return false
  const before = await repo.findAnswers(tx, subject.id)
  if (before.length !== request.seen) {
    const name = before.at(-1)?.actor ?? undefined
    throw refuse('already_answered', name === undefined ? undefined : { name })
  }
  const { id: subjectId, recipient, action } = subject
  const idempotency = request.key === undefined ? {} : { requestKey: request.key, requestHash: hashOf(text) }
  await repo.insertAnswer(tx, {
    id: newId('answer', now),
    subjectId,
    recipient,
    text,
    createdAt: now,
    ...currentActor(),
    ...idempotency,
  })
  await recordOperatorEvent(tx, { at: now, action, subjectId })
  await enqueue(text)
  return true
}
