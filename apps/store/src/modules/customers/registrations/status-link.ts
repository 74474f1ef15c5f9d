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
 * Returns the token after the `#` of an application's status link: unguessable, and derived, so that it is not stored.
 * @param secret the store's secret, which is not in the database
 */
export function statusToken(secret: string, applicationId: string): string {
  return signed(secret, applicationId, `application-status ${applicationId}`)
}

/** Returns the token of a question's link; it differs for each question. */
export function questionToken(secret: string, applicationId: string, askedAt: Date): string {
  const subject = `${applicationId}.${askedAt.getTime()}`
  return signed(secret, subject, `application-question ${subject}`)
}

/** Returns the subject of a token; undefined if it is not a token of this store. */
export function readToken(secret: string, token: string): ApplicationLink | undefined {
  const [id = '', askedAtText] = token.split('.').slice(0, -1)
  const askedAt = askedAtText === undefined ? null : new Date(Number(askedAtText))
  const expected = askedAt === null ? statusToken(secret, id) : questionToken(secret, id, askedAt)
  const [actualBytes, expectedBytes] = [Buffer.from(token), Buffer.from(expected)]
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes)
    ? { id, askedAt }
    : undefined
}
