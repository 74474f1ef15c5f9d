import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { OrderReferencesProps } from './OrderReferences'

/** {@link OrderReferences}, loaded after the page: the order can be read without it. */
export const LazyOrderReferences = lazyWithRetry(() =>
  import('./OrderReferences').then(({ OrderReferences }) => ({ default: OrderReferences })),
)
