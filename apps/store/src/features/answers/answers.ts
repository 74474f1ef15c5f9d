import { createHash } from 'node:crypto'
import type { Database } from '../../db/database'
import { operatorActor, recordEvent, whoActs } from '../../db/events'
import { newId } from '../../db/ids'
import { conflict, invalidData, StoreError } from '../../http/errors'
import * as repo from './answers.repo'

/** What somebody who wrote to the shop is answered. */
export interface AnswerRequest {
  text: string
  /** How many answers there were when it was written. */
  seen: number
  /** What is sent twice under one key is answered once. */
  key?: string
}

/** What is answered. Whoever calls has locked it. */
interface Subject {
  id: string
  /** The e-mail address of who wrote. */
  recipient: string
  /** Such as `complaint.answered`. */
  action: string
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** @throws StoreError 422 where another answer was sent under its key */
async function wasSent(tx: Database, subjectId: string, text: string, key: string | undefined): Promise<boolean> {
  const found = key === undefined ? undefined : await repo.findRequest(tx, subjectId, key)
  if (found && found.requestHash !== hashOf(text)) {
    throw new StoreError(422, {
      type: 'conflict',
      code: 'idempotency_key_reused',
      message: 'This Idempotency-Key was used with another request.',
    })
  }
  return found !== undefined
}

/** Answers as everybody who runs the shop reads them. Moments are ISO 8601; `by` is null for the command line. */
export async function answersTo(db: Database, subjectId: string) {
  const rows = await repo.findAnswers(db, subjectId)
  return rows.map(({ id, text, createdAt, doer }) => ({ id, text, created_at: createdAt.toISOString(), by: doer }))
}

/**
 * Files an answer, and posts its e-mail.
 * @param post writes the e-mail into the outbox; not called where this very answer was sent before
 * @returns whether it was sent now
 * @throws StoreError 400 where it is empty; 409 `already_answered`, with the name, where somebody has answered since; 422
 * `idempotency_key_reused`
 */
export async function sendAnswer(
  tx: Database,
  subject: Subject,
  request: AnswerRequest,
  now: Date,
  post: (text: string) => Promise<void>,
): Promise<boolean> {
  const text = request.text.trim()
  if (text === '') throw invalidData('invalid_request', 'text is required', { text: 'is required' })
  if (await wasSent(tx, subject.id, text, request.key)) return false
  const before = await repo.findAnswers(tx, subject.id)
  if (before.length !== request.seen) {
    const name = before.at(-1)?.doer ?? undefined
    throw conflict(
      'already_answered',
      `${name ?? 'Somebody'} has answered since you read it.`,
      undefined,
      name === undefined ? undefined : { name },
    )
  }
  const { id: subjectId, recipient, action } = subject
  const once = request.key === undefined ? {} : { requestKey: request.key, requestHash: hashOf(text) }
  await repo.insertAnswer(tx, {
    id: newId('answer', now),
    subjectId,
    recipient,
    text,
    createdAt: now,
    ...whoActs(),
    ...once,
  })
  await recordEvent(tx, { at: now, actorId: operatorActor, action, subjectId })
  await post(text)
  return true
}
