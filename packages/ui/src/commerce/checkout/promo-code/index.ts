import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { PromoCodeProps } from './PromoCode'

/** {@link PromoCode}, loaded after the page: the order can be placed without it. */
export const LazyPromoCode = lazyWithRetry(() =>
  import('./PromoCode').then(({ PromoCode }) => ({ default: PromoCode })),
)
