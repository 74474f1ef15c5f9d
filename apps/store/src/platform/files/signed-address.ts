import { createHmac, timingSafeEqual } from 'node:crypto'

/** Validity of a signed URL, in milliseconds. */
export const signedFor = 60 * 60 * 1000

/** The query parameters of a signed URL. */
export interface SignatureQuery {
  /** Expiry, in seconds since the epoch. */
  until?: string
  signature?: string
}

function signatureOf(key: string, path: string, until: string): string {
  return createHmac('sha256', key).update(`file ${path} until ${until}`).digest('base64url')
}

/**
 * Returns a signed URL that is valid for an hour.
 * @param key the shop's key, which is not in the database
 * @param path e.g. `/files/pictures/0jx4.webp`
 */
export function signAddress(key: string, path: string, now: Date): string {
  const until = String(Math.floor((now.getTime() + signedFor) / 1000))
  return `${path}?${new URLSearchParams({ until, signature: signatureOf(key, path, until) })}`
}

/** True if the signature is valid and not expired. */
export function isSigned(
  key: string,
  path: string,
  { until = '', signature = '' }: SignatureQuery,
  now: Date,
): boolean {
  const [actual, expected] = [Buffer.from(signature), Buffer.from(signatureOf(key, path, until))]
  return actual.length === expected.length && timingSafeEqual(actual, expected) && Number(until) * 1000 > now.getTime()
}
