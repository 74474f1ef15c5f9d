import { unwrap } from '@skafferi/api'
import type { Office } from '../office-context'
import type { CreatedWebhookView, WebhookEntry } from './webhooks.view'

/** An action on webhooks. */
export type WebhookCommand =
  | ({ do: 'add' } & WebhookEntry)
  | ({ do: 'change'; id: string } & WebhookEntry)
  | { do: 'enable' | 'disable' | 'remove' | 'test'; id: string }

/** A new webhook with its id. */
export interface CreatedWebhook extends CreatedWebhookView {
  id: string
}

/** Sends the command; returns a new webhook with its secret, or null. */
export async function sendWebhookCommand(
  { client }: Office,
  command: WebhookCommand,
  signal: AbortSignal,
): Promise<CreatedWebhook | null> {
  if (command.do === 'add') {
    const { webhook, secret } = await unwrap(
      client.POST('/admin/webhooks', { body: { url: command.url.trim(), events: [...command.events] }, signal }),
    )
    return { id: webhook.id, url: webhook.url, secret }
  }
  const params = { path: { id: command.id } }
  if (command.do === 'test') await unwrap(client.POST('/admin/webhooks/{id}/test', { params, signal }))
  else if (command.do === 'remove') await unwrap(client.DELETE('/admin/webhooks/{id}', { params, signal }))
  else {
    const body =
      command.do === 'change'
        ? { url: command.url.trim(), events: [...command.events] }
        : { disabled: command.do === 'disable' }
    await unwrap(client.POST('/admin/webhooks/{id}', { params, body, signal }))
  }
  return null
}
