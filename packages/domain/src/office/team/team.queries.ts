import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import type { Office } from '../office-context'
import type { TeamRole } from './team.view'

/** An action on the team. */
export type TeamCommand =
  | { do: 'invite'; email: string; name: string; role: TeamRole }
  | { do: 'withdraw'; id: string }
  | { do: 'role'; id: string; role: TeamRole }
  /** `keep`: ids of the integrations that the owner takes over; all others end. */
  | { do: 'disable'; id: string; keep: readonly string[] }
  | { do: 'enable'; id: string }
  | { do: 'renew'; id: string }

/** An invitation or renewal link. */
export interface CreatedLink {
  name: string
  url: string
}

function toChange(
  command: Extract<TeamCommand, { do: 'role' | 'disable' | 'enable' }>,
): components['schemas']['OperatorChange'] {
  if (command.do === 'role') return { role: command.role }
  return command.do === 'disable' ? { disabled: true, keep: [...command.keep] } : { disabled: false }
}

/** Sends the command; returns the link that it creates, or null. */
export async function sendTeamCommand(
  { client }: Office,
  command: TeamCommand,
  signal: AbortSignal,
): Promise<CreatedLink | null> {
  if (command.do === 'invite') {
    const { email, name, role } = command
    const { invite, url } = await unwrap(
      client.POST('/admin/invites', { body: { email: cleanIdentifier(email), name: trimText(name), role }, signal }),
    )
    return { name: invite.name ?? name, url }
  }
  const params = { path: { id: command.id } }
  if (command.do === 'withdraw') await unwrap(client.DELETE('/admin/invites/{id}', { params, signal }))
  else if (command.do === 'renew') {
    const { invite, url } = await unwrap(client.POST('/admin/users/{id}/renewals', { params, signal }))
    return { name: invite.name ?? '', url }
  } else {
    await unwrap(client.POST('/admin/users/{id}', { params, body: toChange(command), signal }))
  }
  return null
}
