import { lazyWithRetry } from '../../internal/lazy-with-retry'

export type { PasswordCardProps } from './PasswordCard'

/** {@link PasswordCard}, fetched beside the page: the orders stand above it. */
export const LazyPasswordCard = lazyWithRetry(() =>
  import('./PasswordCard').then(({ PasswordCard }) => ({ default: PasswordCard })),
)
