import { unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isOutcomeUnknown, toProblem } from '../problem'
import { useShop } from '../shop-context'
import { settled, type WishlistChanges } from './changes'
import { dropWishes } from './drop-wishes'
import { wishlistKeys } from './wishlist.queries'

/** Taking products off the wishlist, some or all. The list shrinks only once the store has said so. */
export function useWishlistChanges() {
  const { client } = useShop()
  const queryClient = useQueryClient()
  const [changes, setChanges] = useState<WishlistChanges>({ ...settled, removing: [] })

  function refused<Action extends 'remove_from_wishlist' | 'clear_wishlist'>(action: Action, error: unknown) {
    const problem = toProblem(action, error)
    if (isOutcomeUnknown(error)) void queryClient.invalidateQueries({ queryKey: wishlistKeys.list })
    return problem
  }

  async function remove(productIds: readonly string[]): Promise<void> {
    const asked = productIds.filter((id) => !changes.removing.includes(id))
    const [only, ...others] = asked
    if (only === undefined) return
    setChanges((earlier) => ({ ...settled, removing: [...earlier.removing, ...asked] }))
    const remaining = ({ removing }: WishlistChanges) => removing.filter((id) => !asked.includes(id))
    try {
      await (others.length === 0
        ? unwrap(client.DELETE('/store/customer/wishlist/remove', { body: { product_id: only } }))
        : unwrap(client.DELETE('/store/customer/wishlist/bulk-remove', { body: { product_ids: asked } })))
      dropWishes(queryClient, (id) => asked.includes(id))
      setChanges((earlier) => ({ ...settled, done: 'removed', removing: remaining(earlier) }))
    } catch (error) {
      const problem = refused('remove_from_wishlist', error)
      setChanges((earlier) => ({ ...settled, problem, removing: remaining(earlier) }))
    }
  }

  async function clear(): Promise<void> {
    if (changes.clearing) return
    setChanges({ ...settled, clearing: true, removing: [] })
    try {
      await unwrap(client.DELETE('/store/customer/wishlist/clear'))
      dropWishes(queryClient, () => true)
      setChanges({ ...settled, done: 'cleared', removing: [] })
    } catch (error) {
      setChanges({ ...settled, problem: refused('clear_wishlist', error), removing: [] })
    }
  }

  return { changes, remove, clear }
}
