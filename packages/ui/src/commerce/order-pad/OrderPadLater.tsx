import { lazy } from 'react'

/** {@link OrderPad}, fetched when it is first asked for: most customers stay with the shelves. */
export const OrderPadLater = lazy(async () => {
  const { OrderPad } = await import('./OrderPad')
  return { default: OrderPad }
})
