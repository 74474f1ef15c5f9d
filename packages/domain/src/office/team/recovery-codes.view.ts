/** The recovery codes of the signed-in operator. */
export interface RecoveryCodesView {
  email: string
  /** The number of unused codes. */
  left: number
}

/** The password, or the six digits of the authenticator. */
export type IdentityProof = { password: string } | { code: string }
