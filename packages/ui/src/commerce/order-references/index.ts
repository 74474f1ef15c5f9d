import { lazyAgain } from '../../internal/lazy-again'

export type { OrderReferencesProps } from './OrderReferences'

/** {@link OrderReferences}, fetched beside the page: the order can be read without it. */
export const OrderReferencesLater = lazyAgain(() =>
  import('./OrderReferences').then(({ OrderReferences }) => ({ default: OrderReferences })),
)
