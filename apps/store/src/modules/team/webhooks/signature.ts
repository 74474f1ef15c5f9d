import { createHmac } from 'node:crypto'

/** Derives a webhook's secret from its seed in the database and the store's key, which is not in the database. */
export function secretOf(key: string, seed: string): string {
  return `whsec_${createHmac('sha256', key).update(`webhook ${seed}`).digest('base64')}`
}

/** Returns the signature headers of a message (Standard Webhooks 1.0). */
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
