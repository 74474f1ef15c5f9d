import type { components } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { useOffice, type Office } from '../office-context'
import { sendTeamCommand, type TeamCommand } from './team.queries'
import type { TeamView } from './team.view'
import { toOfficeLoad } from '../to-office-load'
import { formatDateTime } from '../date-time'
import { useOperator } from '../use-operator'
import { teamKey, useTeamQuery } from './use-team-query'
import { webhooksKey } from './use-webhooks'
import { purposesOf } from '../../rules/account/operator-roles'

const purposes: TeamView['purposes'] = {
  owner: purposesOf('owner'),
  orders: purposesOf('orders'),
  catalogue: purposesOf('catalogue'),
  support: purposesOf('support'),
  reader: purposesOf('reader'),
}

function toTeam(
  { operators, invites, integrations }: components['schemas']['Team'],
  self: string | undefined,
  office: Office,
): TeamView {
  return {
    members: operators.map(({ id, name, email, role, disabled_at, created_at, version }) => ({
      id,
      name,
      email,
      role,
      disabled: disabled_at && formatDateTime(disabled_at, office),
      since: formatDateTime(created_at, office),
      version,
      isSelf: id === self,
      integrations: integrations
        .filter(({ operator_id: operatorId }) => operatorId === id)
        .map((each) => ({
          id: each.id,
          kind: each.kind,
          title: each.title,
          used: each.last_used_at && formatDateTime(each.last_used_at, office),
        })),
    })),
    invites: invites.map(({ id, name, email, role, expires_at }) => ({
      id,
      name: name ?? '',
      email: email ?? '',
      role,
      until: formatDateTime(expires_at, office),
    })),
    purposes,
  }
}

/** The team and the actions on it. */
export function useTeam() {
  const office = useOffice()
  const cache = useQueryClient()
  const { operator } = useOperator()
  const query = useTeamQuery()
  const action = useAction(
    'office',
    async (command: TeamCommand, signal) => {
      try {
        return await sendTeamCommand(office, command, signal)
      } finally {
        // A refusal may be caused by a concurrent change. API keys and webhooks end with their operator.
        for (const queryKey of [teamKey, ['office', 'api-keys'], webhooksKey, ['office', 'activity']])
          void cache.invalidateQueries({ queryKey })
      }
    },
    { refetchOnUnknown: [teamKey] },
  )
  return {
    team: toOfficeLoad(query, query.data && toTeam(query.data, operator?.id, office)),
    busy: action.busy ? (action.pending[0] ?? null) : null,
    refused: action.problem && action.input ? { command: action.input, problem: action.problem } : null,
    /** The link that was just created; null otherwise. It is shown only once. */
    created: action.result?.link ?? null,
    /** The change of a role that was just made and can be undone; null otherwise. */
    roleChange: action.result?.roleChange ?? null,
    run: action.run,
    forget: action.reset,
  }
}
