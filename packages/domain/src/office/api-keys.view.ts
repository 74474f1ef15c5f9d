/** What a program may be given a key for. */
export type ApiKeyScope = 'see' | 'orders' | 'catalogue' | 'service'

/** A key by which a program makes calls, without what opens anything. */
export interface ApiKeyView {
  id: string
  /** Which program it is for. */
  title: string
  /** How it begins: what is left is not to be guessed. */
  redacted: string
  scopes: readonly ApiKeyScope[]
  state: 'active' | 'expired' | 'revoked'
  made: string
  /** Who made it; null where nobody said so. */
  by: string | null
  /** Who took it over; null if whoever made it answers for it still. */
  takenOverBy: string | null
  /** When it was used last; null where it never was. */
  used: string | null
  /** Until when it is good; null until somebody revokes it. */
  until: string | null
}

/** A key that was just made: it is told this once. */
export interface CreatedKeyView {
  title: string
  token: string
}

/** A key to be made. */
export interface NewKey {
  title: string
  scopes: readonly ApiKeyScope[]
  /** How long it is good; null until somebody revokes it. */
  days: number | null
}
