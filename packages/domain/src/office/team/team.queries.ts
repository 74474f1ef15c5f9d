import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import type { Office } from '../office-context'
import type { RoleChangeView, TeamRole } from './team.view'

/** An action on the team. */
export type TeamCommand =
  | { do: 'invite'; email: string; name: string; role: TeamRole }
  | { do: 'withdraw'; id: string }
  /** `version`: of the displayed operator; `from`: the role to which it can be undone, null for an undo. */
  | { do: 'role'; id: string; role: TeamRole; version: number; from: TeamRole | null }
  /** `keep`: ids of the integrations that the owner takes over; all others end. */
  | { do: 'disable'; id: string; keep: readonly string[] }
  | { do: 'enable'; id: string }
  | { do: 'renew'; id: string }

/** An invitation or renewal link. */
export interface CreatedLink {
  name: string
  url: string
}

/** What a command created or changed; null for all other commands. */
interface TeamOutcome {
  link: CreatedLink | null
  roleChange: RoleChangeView | null
}

function toChange(
  command: Extract<TeamCommand, { do: 'role' | 'disable' | 'enable' }>,
): components['schemas']['OperatorChange'] {
  if (command.do === 'role') return { role: command.role, version: command.version }
  return command.do === 'disable' ? { disabled: true, keep: [...command.keep] } : { disabled: false }
}

const linkTo = (url: string, name: string): TeamOutcome => ({ link: { name, url }, roleChange: null })

/** Sends the command; returns the link that it creates, or the change of a role that can be undone. */
export async function sendTeamCommand(
  { client }: Office,
  command: TeamCommand,
  signal: AbortSignal,
): Promise<TeamOutcome> {
  if (command.do === 'invite') {
    const { email, name, role } = command
    const { invite, url } = await unwrap(
      client.POST('/admin/invites', { body: { email: cleanIdentifier(email), name: trimText(name), role }, signal }),
    )
    return linkTo(url, invite.name ?? name)
  }
  const params = { path: { id: command.id } }
  if (command.do === 'renew') {
    const { invite, url } = await unwrap(client.POST('/admin/users/{id}/renewals', { params, signal }))
    return linkTo(url, invite.name ?? '')
  }
  if (command.do === 'withdraw') {
    await unwrap(client.DELETE('/admin/invites/{id}', { params, signal }))
    return { link: null, roleChange: null }
  }
  const body = toChange(command)
  const { operator } = await unwrap(client.POST('/admin/users/{id}', { params, body, signal }))
  const { id, name, role, version } = operator
  const from = command.do === 'role' ? command.from : null
  return { link: null, roleChange: from && { id, name, role, version, from } }
}
