import { unwrap } from '@skafferi/api'
import type { Office } from './office-context'
import type { TeamRole } from './team.view'

/** What an owner does about the team. */
export type TeamCommand =
  | { do: 'invite'; email: string; name: string; role: TeamRole }
  | { do: 'withdraw'; id: string }
  | { do: 'role'; id: string; role: TeamRole }
  | { do: 'disable' | 'enable' | 'renew'; id: string }

/** A link by which somebody gets in. */
export interface MadeLink {
  name: string
  url: string
}

/** Does it; answers the link that it makes, or null. */
export async function sendTeamCommand({ client }: Office, command: TeamCommand, signal: AbortSignal): Promise<MadeLink | null> {
  if (command.do === 'invite') {
    const { email, name, role } = command
    const { invite, url } = await unwrap(client.POST('/admin/invites', { body: { email: email.trim(), name: name.trim(), role }, signal }))
    return { name: invite.name ?? name, url }
  }
  const params = { path: { id: command.id } }
  if (command.do === 'withdraw') await unwrap(client.DELETE('/admin/invites/{id}', { params, signal }))
  else if (command.do === 'renew') {
    const { invite, url } = await unwrap(client.POST('/admin/users/{id}/renewals', { params, signal }))
    return { name: invite.name ?? '', url }
  } else {
    const body = command.do === 'role' ? { role: command.role } : { disabled: command.do === 'disable' }
    await unwrap(client.POST('/admin/users/{id}', { params, body, signal }))
  }
  return null
}
