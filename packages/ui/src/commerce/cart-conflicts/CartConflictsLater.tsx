import { lazy } from 'react'

/** {@link CartConflicts}, fetched when something has changed: most carts never need it. */
export const CartConflictsLater = lazy(async () => {
  const { CartConflicts } = await import('./CartConflicts')
  return { default: CartConflicts }
})
