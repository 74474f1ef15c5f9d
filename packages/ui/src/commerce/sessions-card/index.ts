import { lazyWithRetry } from '../../internal/lazy-with-retry'

export type { SessionsCardProps } from './SessionsCard'

/** {@link SessionsCard}, fetched beside the page: the orders stand above it. */
export const LazySessionsCard = lazyWithRetry(() =>
  import('./SessionsCard').then(({ SessionsCard }) => ({ default: SessionsCard })),
)
