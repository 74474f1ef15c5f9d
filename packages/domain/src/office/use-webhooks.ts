import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../action'
import { useOffice } from './office-context'
import { toOfficeLoad } from './to-office-load'
import { toWebhookView } from './to-webhooks'
import { sendWebhookCommand, type CreatedWebhook, type WebhookCommand } from './webhook.queries'
import type { WebhookEntry } from './webhooks.view'

/** Where the cache keeps webhooks. */
export const webhooksKey = ['office', 'webhooks'] as const

/** Which addresses are told what happens, and what an owner does about it. */
export function useWebhooks() {
  const office = useOffice()
  const cache = useQueryClient()
  // A secret that was told once stays to be copied, whatever is done about its webhook meanwhile.
  const [made, setMade] = useState<CreatedWebhook | null>(null)
  const query = useQuery({
    queryKey: [...webhooksKey, 'list'],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/webhooks', { signal })),
  })
  const action = useAction(
    'office',
    async (command: WebhookCommand, signal) => {
      const added = await sendWebhookCommand(office, command, signal)
      if (added) setMade(added)
      else if (command.do === 'remove') setMade((shown) => (shown?.id === command.id ? null : shown))
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
    /** A webhook that was just made; null otherwise. Its secret is told this once. */
    made,
    add: (entry: WebhookEntry) => action.run({ do: 'add', ...entry }),
    change: (id: string, entry: WebhookEntry) => action.run({ do: 'change', id, ...entry }),
    does: (command: 'enable' | 'disable' | 'remove' | 'test', id: string) => action.run({ do: command, id }),
    forget: action.reset,
  }
}
