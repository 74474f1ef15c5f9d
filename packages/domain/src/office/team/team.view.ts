import type { OperatorPurpose, OperatorRole } from '../../rules/account/operator-roles'

/** An operator's role. */
export type TeamRole = OperatorRole

/** An active API key or webhook that an operator is responsible for. */
export interface IntegrationView {
  id: string
  kind: 'api_key' | 'webhook'
  /** A key's title or a webhook's URL. */
  title: string
  /** When a key was last used; null if never, and for webhooks. */
  used: string | null
}

/** An operator in the team list. */
export interface TeamMemberView {
  id: string
  name: string
  email: string
  role: TeamRole
  /** The day of the deactivation; null if the operator is active. */
  disabled: string | null
  since: string
  /** The version of the role and the activation, for changes. */
  version: number
  /** The integrations to take over or end on deactivation. */
  integrations: readonly IntegrationView[]
  /** True for the signed-in operator, who cannot change themselves. */
  isSelf: boolean
}

/** A valid invitation. */
export interface OpenInviteView {
  id: string
  name: string
  email: string
  role: TeamRole
  until: string
}

/** What a role covers. */
export type TeamPurpose = OperatorPurpose

/** A change of a role that was just made and can be undone. */
export interface RoleChangeView {
  id: string
  name: string
  role: TeamRole
  /** The earlier role. */
  from: TeamRole
  /** The version after the change. */
  version: number
}

/** The operators and the open invitations. */
export interface TeamView {
  members: readonly TeamMemberView[]
  invites: readonly OpenInviteView[]
  /** What each role covers. */
  purposes: Readonly<Record<TeamRole, readonly TeamPurpose[]>>
}
