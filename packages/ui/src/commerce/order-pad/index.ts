import { lazy } from 'react'

export type { OrderPadProps } from './OrderPad'

/** {@link OrderPad}, fetched when it is first asked for: most customers stay with the shelves. */
export const OrderPadLater = lazy(() => import('./OrderPad').then(({ OrderPad }) => ({ default: OrderPad })))
