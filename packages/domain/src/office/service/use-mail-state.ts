import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../office-context'
import { countMeta, pollInterval } from '../poll-interval'
import type { MailProblemView } from './inbox.view'

function useMailState() {
  const { client } = useOffice()
  return useQuery({
    queryKey: ['mail-state'],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/mail-state', { signal })),
    refetchInterval: pollInterval,
    meta: countMeta,
  })
}

/** Why the shop's e-mails are not sent; null if they are, and undefined until it is known. */
export function useMailProblem(): MailProblemView | null | undefined {
  const { data: state, isLoading } = useMailState()
  if (isLoading) return undefined
  return state && state.state !== 'sending' ? { kind: state.state, unsent: state.unsent } : null
}

/** The address that e-mails are sent from; null without a mail server, and until it is known. */
export const useMailAddress = (): string | null => useMailState().data?.from ?? null
