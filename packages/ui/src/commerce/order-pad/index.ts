import { lazyAgain } from '../../internal/lazy-again'

export type { OrderPadProps } from './OrderPad'

/** {@link OrderPad}, fetched when it is first asked for: most customers stay with the shelves. */
export const OrderPadLater = lazyAgain(() => import('./OrderPad').then(({ OrderPad }) => ({ default: OrderPad })))
