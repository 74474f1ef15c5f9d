import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../action'
import { useOffice, type Office } from './office-context'
import { toOfficeLoad } from './to-office-load'
import { toWebhookView } from './to-webhooks'
import type { MadeWebhookView, WebhookEntry } from './webhooks.view'

/** What an owner does about webhooks. */
type WebhookCommand =
  | ({ do: 'add' } & WebhookEntry)
  | ({ do: 'change'; id: string } & WebhookEntry)
  | { do: 'enable' | 'disable' | 'remove' | 'test'; id: string }

/** Where the cache keeps webhooks. */
export const webhooksKey = ['office', 'webhooks'] as const

async function sendWebhookCommand({ client }: Office, command: WebhookCommand, signal: AbortSignal): Promise<MadeWebhookView | null> {
  if (command.do === 'add') {
    const { webhook, secret } = await unwrap(client.POST('/admin/webhooks', { body: { url: command.url.trim(), events: [...command.events] }, signal }))
    return { url: webhook.url, secret }
  }
  const params = { path: { id: command.id } }
  if (command.do === 'test') await unwrap(client.POST('/admin/webhooks/{id}/test', { params, signal }))
  else if (command.do === 'remove') await unwrap(client.DELETE('/admin/webhooks/{id}', { params, signal }))
  else {
    const body = command.do === 'change' ? { url: command.url.trim(), events: [...command.events] } : { disabled: command.do === 'disable' }
    await unwrap(client.POST('/admin/webhooks/{id}', { params, body, signal }))
  }
  return null
}

/** Which addresses are told what happens, and what an owner does about it. */
export function useWebhooks() {
  const office = useOffice()
  const cache = useQueryClient()
  const query = useQuery({ queryKey: [...webhooksKey, 'list'], queryFn: ({ signal }) => unwrap(office.client.GET('/admin/webhooks', { signal })) })
  const action = useAction(
    'office',
    async (command: WebhookCommand, signal) => {
      const made = await sendWebhookCommand(office, command, signal)
      for (const queryKey of [webhooksKey, ['office', 'deeds']]) void cache.invalidateQueries({ queryKey })
      return made
    },
    { refetchOnUnknown: [webhooksKey] },
  )
  return {
    webhooks: toOfficeLoad(query, query.data?.webhooks.map((each) => toWebhookView(each, office))),
    busy: action.busy,
    problem: action.problem,
    /** A webhook that was just made; null otherwise. Its secret is told this once. */
    made: action.result ?? null,
    add: (entry: WebhookEntry) => action.run({ do: 'add', ...entry }),
    change: (id: string, entry: WebhookEntry) => action.run({ do: 'change', id, ...entry }),
    does: (deed: 'enable' | 'disable' | 'remove' | 'test', id: string) => action.run({ do: deed, id }),
    forget: action.reset,
  }
}
