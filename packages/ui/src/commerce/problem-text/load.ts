import type { Problem } from './problem'

/** Something a screen shows that has to be fetched first. */
export type Load<View> =
  /** Nothing to show yet. */
  | { status: 'loading' }
  /** It could not be fetched; `retry` tries again. */
  | { status: 'failed'; problem: Problem; retry: () => void }
  /** There it is. While `refreshing`, what is shown may be replaced at any moment. */
  | { status: 'ready'; view: View; refreshing: boolean }
