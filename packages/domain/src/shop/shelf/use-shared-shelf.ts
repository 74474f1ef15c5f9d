import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readable, toLoad, useAction, type Load, type Problem } from '../../platform/action'
import { useSessionState } from '../session'
import { useShop } from '../shop-context'
import { adoptShelf, sharedShelfQuery } from './shared-shelf.queries'
import { toSharedShelfView, type SharedShelfView } from './shared-shelf.view'

/** The page of a shared shelf. */
export interface SharedShelfPage {
  load: Load<SharedShelfView, 'load_shelf'>
  /** `visitor` may apply with the shelf; `customer` may add it to the company's own. */
  reader: 'visitor' | 'customer'
  /** Adds the articles to the company's shelf. */
  adopt: () => void
  adopting: boolean
  /** True once they were added. */
  adopted: boolean
  /** Removes the link, for customers of the company that shares it. */
  stop: () => void
  stopping: boolean
  /** Why the last change failed. */
  problem: Problem<'arrange_shelf'> | null
}

/**
 * A shared shelf, for customers and visitors. It is loaded once the session is known.
 * @param code from the address
 */
export function useSharedShelf(code: string): SharedShelfPage {
  const shop = useShop()
  const queryClient = useQueryClient()
  const { status, ready } = useSessionState()
  const options = sharedShelfQuery(shop, code, status)
  const query = useQuery({ ...options, enabled: ready })
  const [adopted, setAdopted] = useState(false)
  const adopting = useAction('arrange_shelf', async () => {
    const places = query.data?.places ?? []
    await adoptShelf(
      shop,
      queryClient,
      places.map(({ variant_id: variantId, target, facings }) => ({ variantId, target, facings })),
    )
    setAdopted(true)
  })
  const stopping = useAction('arrange_shelf', async () => {
    await unwrap(shop.client.DELETE('/store/shelves/{code}', { params: { path: { code } } }))
    await queryClient.resetQueries({ queryKey: options.queryKey })
  })
  const view = readable(query.data, (shelf) => toSharedShelfView(shelf, shop.locale))
  return {
    load: toLoad(query, 'load_shelf', view),
    reader: status === 'signed_in' ? 'customer' : 'visitor',
    adopt: () => void adopting.run(),
    adopting: adopting.busy,
    adopted,
    stop: () => void stopping.run(),
    stopping: stopping.busy,
    problem: adopting.problem ?? stopping.problem,
  }
}
