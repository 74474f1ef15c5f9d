import type { Problem } from '../problem-text'

/** Something that has to be fetched first: on its way, not to be had, or there. */
export type Load<View> =
  | { status: 'loading' }
  | {
      status: 'failed'
      /** What failed, for the words. */
      problem: Problem
      /** Tries once more. */
      retry: () => void
    }
  | {
      status: 'ready'
      view: View
      /** A newer state is on its way; what is there stays to be seen. */
      refreshing: boolean
    }
