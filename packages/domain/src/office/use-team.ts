import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../action'
import { useOffice, type Office } from './office-context'
import { sendTeamCommand, type TeamCommand } from './team.queries'
import type { WholeTeamView } from './team.view'
import { toOfficeLoad } from './to-office-load'
import { formatMoment } from './moments'
import { useOperator } from './use-operator'

const key = ['office', 'team'] as const

function toTeam({ operators, invites }: components['schemas']['Team'], self: string | undefined, office: Office): WholeTeamView {
  return {
    members: operators.map(({ id, name, email, role, disabled_at, created_at }) => ({
      id,
      name,
      email,
      role,
      disabled: disabled_at && formatMoment(disabled_at, office),
      since: formatMoment(created_at, office),
      isSelf: id === self,
    })),
    invites: invites.map(({ id, name, email, role, expires_at }) => ({ id, name: name ?? '', email: email ?? '', role, until: formatMoment(expires_at, office) })),
  }
}

/** Who runs the shop, and what an owner does about it. */
export function useTeam() {
  const office = useOffice()
  const cache = useQueryClient()
  const { operator } = useOperator()
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => unwrap(office.client.GET('/admin/users', { signal })) })
  const action = useAction(
    'office',
    async (command: TeamCommand, signal) => {
      const link = await sendTeamCommand(office, command, signal)
      void cache.invalidateQueries({ queryKey: key })
      return link
    },
    { refetchOnUnknown: [key] },
  )
  return {
    team: toOfficeLoad(query, query.data && toTeam(query.data, operator?.id, office)),
    busy: action.busy ? (action.pending[0] ?? null) : null,
    refused: action.problem && action.input ? { command: action.input, problem: action.problem } : null,
    /** A link that was just made, and for whom; null otherwise. It is told this once. */
    made: action.result ?? null,
    run: action.run,
    forget: action.reset,
  }
}
