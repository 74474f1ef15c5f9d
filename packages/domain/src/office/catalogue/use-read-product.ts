import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOffice } from '../office-context'
import type { SentChange } from './product-change'
import { archiveProduct, changeProduct, readProduct, type VersionedProduct } from './product.queries'
import type { RemoteChange } from './products.view'
import { remoteProductChanges } from './to-products'
import { categoriesKey } from './use-categories'
import { officeProductsKey } from './use-office-products'

/** One product, and the changes by another operator since it was read. */
export function useReadProduct(id: string) {
  const office = useOffice()
  const cache = useQueryClient()
  const key = [...officeProductsKey, 'one', id]
  const [remoteChanges, setRemoteChanges] = useState<readonly RemoteChange[]>([])
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readProduct(office, id, signal),
    refetchOnWindowFocus: false,
  })
  const read = () => cache.getQueryData<VersionedProduct>(key)!

  function call(change: SentChange, signal: AbortSignal): Promise<VersionedProduct> {
    if (change.of !== 'product') return changeProduct(office, read(), change.body, signal)
    const { what } = change
    if (what === 'archive' || what === 'restore') return archiveProduct(office, read(), what, signal)
    return changeProduct(office, read(), { published: what === 'publish' }, signal)
  }

  return {
    key,
    query,
    remoteChanges,
    dismissRemoteChanges: () => setRemoteChanges([]),
    async send(change: SentChange, signal: AbortSignal) {
      cache.setQueryData(key, await call(change, signal))
      void cache.invalidateQueries({ queryKey: officeProductsKey, predicate: ({ queryKey }) => queryKey[2] !== 'one' })
      for (const queryKey of [categoriesKey, ['office', 'activity']]) void cache.invalidateQueries({ queryKey })
    },
    async onRemoteChanges(signal: AbortSignal) {
      const [before, after] = [read(), await readProduct(office, id, signal)]
      setRemoteChanges(remoteProductChanges(before.product, after.product, office))
      cache.setQueryData(key, after)
    },
  }
}
