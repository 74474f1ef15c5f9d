/** What an operator may do. */
export type TeamRole = 'owner' | 'orders' | 'catalogue' | 'support' | 'reader'

/** An active API key or webhook that an operator answers for. */
export interface IntegrationView {
  id: string
  kind: 'api_key' | 'webhook'
  /** A key's title, a webhook's address. */
  title: string
  /** When a key was used last; null if it never was, and for webhooks. */
  used: string | null
}

/** Somebody who runs the shop. */
export interface TeamMemberView {
  id: string
  name: string
  email: string
  role: TeamRole
  /** Since when they are deactivated; null if they can sign in. */
  disabled: string | null
  since: string
  /** What has to be decided about when they are deactivated. */
  integrations: readonly IntegrationView[]
  /** Whoever looks: nobody changes themselves. */
  isSelf: boolean
}

/** An invitation that is still good. */
export interface OpenInviteView {
  id: string
  name: string
  email: string
  role: TeamRole
  until: string
}

/** Everybody who runs the shop, and who may soon. */
export interface TeamView {
  members: readonly TeamMemberView[]
  invites: readonly OpenInviteView[]
}
