import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token after the `#` of an application's status link: unguessable, and derived, so that it is not stored.
 * @param secret the store's own, which is not in its database
 */
export function statusToken(secret: string, applicationId: string): string {
  return `${applicationId}.${createHmac('sha256', secret).update(`application-status ${applicationId}`).digest('base64url')}`
}

/** The application that a token was made for; undefined if it is no token of this store. */
export function readStatusToken(secret: string, token: string): string | undefined {
  const id = token.slice(0, Math.max(0, token.lastIndexOf('.')))
  const [given, own] = [Buffer.from(token), Buffer.from(statusToken(secret, id))]
  return given.length === own.length && timingSafeEqual(given, own) ? id : undefined
}
