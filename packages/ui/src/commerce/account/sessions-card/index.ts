import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { SessionsCardProps } from './SessionsCard'

/** {@link SessionsCard}, loaded after the page, because it is below the orders. */
export const LazySessionsCard = lazyWithRetry(() =>
  import('./SessionsCard').then(({ SessionsCard }) => ({ default: SessionsCard })),
)
