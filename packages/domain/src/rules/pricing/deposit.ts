import { toMajor, type Minor } from './money'

/** Deposit on each can or bottle of a product. The shop does not charge it. */
export interface Deposit {
  /** Size of the can or bottle. */
  kind: 'small' | 'large'
  /** Per can or bottle, in minor units of its currency. */
  amount: Minor
  /** In lower case, "sek". */
  currency: string
  /** The first day of this amount, "2025-09-01". */
  validFrom: string
}

/** Converts a deposit to the contract's format. */
export function toDeposit({ kind, amount, currency, validFrom }: Deposit) {
  return { kind, amount: toMajor(amount), currency_code: currency, valid_from: validFrom }
}
