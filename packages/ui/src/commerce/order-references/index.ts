import { lazy } from 'react'

export type { OrderReferencesProps } from './OrderReferences'

/** {@link OrderReferences}, fetched beside the page: the order can be read without it. */
export const OrderReferencesLater = lazy(() =>
  import('./OrderReferences').then(({ OrderReferences }) => ({ default: OrderReferences })),
)
