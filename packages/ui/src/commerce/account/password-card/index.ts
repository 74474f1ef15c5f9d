import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { PasswordCardProps } from './PasswordCard'

/** {@link PasswordCard}, loaded after the page, because it is below the orders. */
export const LazyPasswordCard = lazyWithRetry(() =>
  import('./PasswordCard').then(({ PasswordCard }) => ({ default: PasswordCard })),
)
