import { lazy } from 'react'

export type { OrderPadProps } from './OrderPad'

/** {@link OrderPad}, fetched when it is first asked for: most customers stay with the shelves. */
export const OrderPadLater = lazy(async () => ({ default: (await import('./OrderPad')).OrderPad }))
