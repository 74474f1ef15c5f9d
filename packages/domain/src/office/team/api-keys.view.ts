/** A permission that an API key can have. */
export type ApiKeyScope = 'see' | 'orders' | 'catalogue' | 'service'

/** An API key, without its secret. */
export interface ApiKeyView {
  id: string
  /** The program that uses it. */
  title: string
  /** The first characters of the key, which identify it. */
  redacted: string
  scopes: readonly ApiKeyScope[]
  state: 'active' | 'expired' | 'revoked'
  created: string
  /** The name of the operator who created it; null if it was not recorded. */
  by: string | null
  /** The operator who took it over; null if its creator is still responsible for it. */
  takenOverBy: string | null
  /** When it was last used; null if never. */
  used: string | null
  /** When it expires; null if it does not expire. */
  until: string | null
}

/** A new key with its secret, which is shown only once. */
export interface CreatedKeyView {
  title: string
  token: string
}

/** The input for creating a key. */
export interface NewKey {
  title: string
  scopes: readonly ApiKeyScope[]
  /** Days until it expires; null if it does not expire. */
  days: number | null
}
