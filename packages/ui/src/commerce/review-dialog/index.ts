import { lazyWithRetry } from '../../internal/lazy-with-retry'

export type { ReviewDialogProps } from './ReviewDialog'

/** {@link ReviewDialog}, fetched when it is first asked for: most customers never open it. */
export const LazyReviewDialog = lazyWithRetry(() =>
  import('./ReviewDialog').then(({ ReviewDialog }) => ({ default: ReviewDialog })),
)
