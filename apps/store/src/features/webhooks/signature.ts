import { createHmac } from 'node:crypto'

/** A webhook's secret: made of what the database has and of the store's key, which it has not. */
export function secretOf(key: string, seed: string): string {
  return `whsec_${createHmac('sha256', key).update(`webhook ${seed}`).digest('base64')}`
}

/** The headers by which a receiver knows that a message is the shop's, as Standard Webhooks has them. */
export function signedHeaders(
  secret: string,
  { id, payload }: { id: string; payload: string },
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` }
}
