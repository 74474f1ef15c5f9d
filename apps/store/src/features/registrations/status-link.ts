import { createHmac, timingSafeEqual } from 'node:crypto'

/** The subject of an e-mail link. */
export interface ApplicationLink {
  id: string
  /** Time of the question that the link answers; null for the status link of the confirmation. */
  askedAt: Date | null
}

const signed = (secret: string, subject: string, text: string) =>
  `${subject}.${createHmac('sha256', secret).update(text).digest('base64url')}`

/**
 * The token after the `#` of an application's status link: unguessable, and derived, so that it is not stored.
 * @param secret the store's own, which is not in its database
 */
export function statusToken(secret: string, applicationId: string): string {
  return signed(secret, applicationId, `application-status ${applicationId}`)
}

/** The token of the link that answers a question, made as a status link's; each question has another one. */
export function questionToken(secret: string, applicationId: string, askedAt: Date): string {
  const subject = `${applicationId}.${askedAt.getTime()}`
  return signed(secret, subject, `application-question ${subject}`)
}

/** Returns the subject of a token; undefined if it is not a token of this store. */
export function readToken(secret: string, token: string): ApplicationLink | undefined {
  const [id = '', asked] = token.split('.').slice(0, -1)
  const askedAt = asked === undefined ? null : new Date(Number(asked))
  const own = askedAt === null ? statusToken(secret, id) : questionToken(secret, id, askedAt)
  const [left, right] = [Buffer.from(token), Buffer.from(own)]
  return left.length === right.length && timingSafeEqual(left, right) ? { id, askedAt } : undefined
}
