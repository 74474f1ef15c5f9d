import type { Problem, ShoppingAction } from '../problem-text'

/**
 * Something that has to be fetched first: on its way, not to be had, or there.
 *
 * @typeParam Action what may have been tried; a step between shelf and order unless told.
 */
export type Load<View, Action extends string = ShoppingAction> =
  | { status: 'loading' }
  | {
      status: 'failed'
      /** What failed, for the words. */
      problem: Problem<Action>
      /** Tries once more. */
      retry: () => void
    }
  | {
      status: 'ready'
      view: View
      /** A newer state is on its way; what is there stays to be seen. */
      refreshing: boolean
    }
