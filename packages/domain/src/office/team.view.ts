/** What an operator may do. */
export type TeamRole = 'owner' | 'orders' | 'catalogue' | 'support' | 'reader'

/** Somebody who runs the shop. */
export interface TeamMemberView {
  id: string
  name: string
  email: string
  role: TeamRole
  /** Since when they are kept out; null where they can sign in. */
  disabled: string | null
  since: string
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
export interface WholeTeamView {
  members: readonly TeamMemberView[]
  invites: readonly OpenInviteView[]
}
