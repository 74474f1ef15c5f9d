import { toMajor, type Minor } from '../format/money.rules'

/** Deposit on each can or bottle of a product. The shop does not charge it. */
export interface Deposit {
  /** Of the can or bottle. */
  kind: 'small' | 'large'
  /** Per can or bottle, in minor units of its currency. */
  amount: Minor
  /** In lower case, "sek". */
  currency: string
  /** The first day it is this much, "2025-09-01". */
  validFrom: string
}

/** A deposit as documents carry it. */
export function toDeposit({ kind, amount, currency, validFrom }: Deposit) {
  return { kind, amount: toMajor(amount), currency_code: currency, valid_from: validFrom }
}
