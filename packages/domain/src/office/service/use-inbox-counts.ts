import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { countMeta, pollInterval } from '../poll-interval'
import type { InboxCounts } from './inbox.view'
import { useMailProblem } from './use-mail-state'
import { useOffice, type Office } from '../office-context'

/** The query key of the inbox. */
export const inboxKey = ['office', 'inbox'] as const

const first = { limit: 1 } as const

const reads = {
  complaints: ({ client }: Office, signal: AbortSignal) =>
    unwrap(client.GET('/admin/complaints', { params: { query: { ...first, status: 'open' } }, signal })),
  messages: ({ client }: Office, signal: AbortSignal) =>
    unwrap(client.GET('/admin/messages', { params: { query: { ...first, state: 'open' } }, signal })),
  reviews: ({ client }: Office, signal: AbortSignal) =>
    unwrap(client.GET('/admin/reviews', { params: { query: { ...first, status: 'pending' } }, signal })),
  mail: ({ client }: Office, signal: AbortSignal) =>
    unwrap(client.GET('/admin/mails', { params: { query: { ...first, state: 'failed' } }, signal })),
} as const

function useCount(part: keyof typeof reads, enabled: boolean): number | undefined {
  const office = useOffice()
  const query = useQuery({
    queryKey: [...inboxKey, 'count', part],
    queryFn: async ({ signal }) => (await reads[part](office, signal)).count,
    refetchInterval: pollInterval,
    meta: countMeta,
    enabled,
  })
  return query.data
}

/** The number of open items in each section of the inbox. @param enabled true if the operator may see it */
export function useInboxCounts(enabled = true): InboxCounts {
  const mail = useMailProblem()
  const failedMail = useCount('mail', enabled)
  return {
    complaints: useCount('complaints', enabled),
    messages: useCount('messages', enabled),
    reviews: useCount('reviews', enabled),
    // While no e-mail leaves the shop, all that wait are counted, as in the notice above the pages.
    mail: mail ? mail.unsent : failedMail,
  }
}
