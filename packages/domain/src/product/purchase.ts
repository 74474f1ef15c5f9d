import { isOutOfStock } from '../cart'
import { toProblem, type Problem } from '../problem'
import type { PurchaseRefusal } from './product.rules'

/** How far a purchase from a product's page is. */
export interface PurchaseState {
  status: 'idle' | 'adding' | 'buying' | 'added'
  /** Why the store refused; its code is `insufficient_inventory` wherever the reason is too little stock. */
  problem: Problem | null
  /** Why it was not even sent. */
  refusal: PurchaseRefusal | null
}

/** Nothing tried yet. */
export const idle: PurchaseState = { status: 'idle', problem: null, refusal: null }

/** The refusal of a purchase; too little stock has one code, whether the store told it by code or in words. */
export function toPurchaseProblem(action: 'add_to_cart' | 'buy_now', error: unknown): Problem {
  const problem = toProblem(action, error)
  return isOutOfStock(problem) ? { ...problem, code: 'insufficient_inventory' } : problem
}

/** Whether an answer is still to come. */
export const isBusy = ({ status }: PurchaseState) => status === 'adding' || status === 'buying'
