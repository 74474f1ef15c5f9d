import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { ReviewDialogProps } from './ReviewDialog'

/** {@link ReviewDialog}, loaded when it is first opened: most customers never open it. */
export const LazyReviewDialog = lazyWithRetry(() =>
  import('./ReviewDialog').then(({ ReviewDialog }) => ({ default: ReviewDialog })),
)
