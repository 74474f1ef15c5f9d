import type { Problem } from '../action'
import type { PurchaseRefusal } from './product.rules'

/** How far a purchase from a product's page is. */
export interface PurchaseState {
  /** `adding` and `buying` say which button is at work; `added` lasts until the choice changes. */
  status: 'idle' | 'adding' | 'buying' | 'added'
  /** Why the store refused. */
  problem: Problem | null
  /** Why it was not even sent. */
  refusal: PurchaseRefusal | null
}
