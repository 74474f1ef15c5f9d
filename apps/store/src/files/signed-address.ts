import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a signed address opens its file, in milliseconds: an hour. */
export const signedFor = 60 * 60 * 1000

/** What an address says of its signature. */
export interface Signed {
  /** Until when it opens its file, in seconds since 1970. */
  until?: string
  signature?: string
}

function signatureOf(key: string, path: string, until: string): string {
  return createHmac('sha256', key).update(`file ${path} until ${until}`).digest('base64url')
}

/**
 * An address that opens a file for whoever has it, for an hour.
 * @param key the shop's own, which is not in its database
 * @param path as `/files/pictures/0jx4.webp`
 */
export function signAddress(key: string, path: string, now: Date): string {
  const until = String(Math.floor((now.getTime() + signedFor) / 1000))
  return `${path}?${new URLSearchParams({ until, signature: signatureOf(key, path, until) })}`
}

/** Whether an address was signed by the shop and still opens its file. */
export function isSigned(key: string, path: string, { until = '', signature = '' }: Signed, now: Date): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(key, path, until))]
  return given.length === right.length && timingSafeEqual(given, right) && Number(until) * 1000 > now.getTime()
}
