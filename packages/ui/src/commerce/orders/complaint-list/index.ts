import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { ComplaintListProps } from './ComplaintList'

/** {@link ComplaintList}, loaded if there are complaints: most orders have none. */
export const LazyComplaintList = lazyWithRetry(() =>
  import('./ComplaintList').then(({ ComplaintList }) => ({ default: ComplaintList })),
)
