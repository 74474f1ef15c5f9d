import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { toWebhookView } from './to-webhooks'
import { sendWebhookCommand, type CreatedWebhook, type WebhookCommand } from './webhook.queries'
import type { WebhookEntry } from './webhooks.view'

/** The query key of webhooks. */
export const webhooksKey = ['office', 'webhooks'] as const

/** The webhooks and the actions on them. */
export function useWebhooks() {
  const office = useOffice()
  const cache = useQueryClient()
  // A new secret stays visible to be copied, also while its webhook is changed.
  const [created, setCreated] = useState<CreatedWebhook | null>(null)
  const query = useQuery({
    queryKey: [...webhooksKey, 'list'],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/webhooks', { signal })),
  })
  const action = useAction(
    'office',
    async (command: WebhookCommand, signal) => {
      const added = await sendWebhookCommand(office, command, signal)
      if (added) setCreated(added)
      else if (command.do === 'remove') setCreated((current) => (current?.id === command.id ? null : current))
      for (const queryKey of [webhooksKey, ['office', 'activity']]) void cache.invalidateQueries({ queryKey })
    },
    { refetchOnUnknown: [webhooksKey] },
  )
  return {
    webhooks: toOfficeLoad(
      query,
      query.data?.webhooks.map((each) => toWebhookView(each, office)),
    ),
    busy: action.busy,
    problem: action.problem,
    /** The webhook that was just created, with its secret; null otherwise. */
    created,
    add: (entry: WebhookEntry) => action.run({ do: 'add', ...entry }),
    change: (id: string, entry: WebhookEntry) => action.run({ do: 'change', id, ...entry }),
    run: (command: 'enable' | 'disable' | 'remove' | 'test', id: string) => action.run({ do: command, id }),
    reset: action.reset,
  }
}
