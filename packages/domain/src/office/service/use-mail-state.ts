import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../office-context'
import { pollInterval } from '../poll-interval'
import type { MailProblemView } from './inbox.view'

/** Why the shop's e-mails are not sent; null if they are, and until it is known. */
export function useMailProblem(): MailProblemView | null {
  const { client } = useOffice()
  const { data } = useQuery({
    queryKey: ['mail-state'],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/mail-state', { signal })),
    refetchInterval: pollInterval,
  })
  return data && data.state !== 'sending' ? { kind: data.state, unsent: data.unsent } : null
}
