import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export type { CartonStackProps } from './CartonStack'

/** {@link CartonStack}, loaded if a product is packed in cartons. */
export const LazyCartonStack = lazyWithRetry(() =>
  import('./CartonStack').then(({ CartonStack }) => ({ default: CartonStack })),
)
