import { lazyWithRetry } from '../../internal/lazy-with-retry'

/** The entries, with the names of all fields and actions; loaded while the list is read. */
export const LazyActivityDays = lazyWithRetry(() =>
  import('./ActivityDays').then(({ ActivityDays }) => ({ default: ActivityDays })),
)
