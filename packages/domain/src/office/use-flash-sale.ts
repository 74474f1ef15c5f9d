import { ApiError } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../action'
import {
  changeFlashSale,
  createFlashSale,
  readFlashSale,
  stopFlashSale,
  type ReadFlashSale,
} from './flash-sale.queries'
import { useOffice } from './office-context'
import type { ReadProduct } from './product.queries'
import type { FlashSaleDraft, RemoteOfferChange } from './promotions.view'
import { remoteSaleChanges } from './to-flash-sales'
import { flashSalesKey } from './use-flash-sales'
import { officeProductsKey } from './use-office-products'

/** What is done about a sale: it is saved as typed; or `stop`, which ends one that runs and removes one that is planned. */
type SaleCommand = FlashSaleDraft | 'stop'

/** One flash sale and what is done about it. @param id null for a new one */
export function useFlashSale(id: string | null) {
  const office = useOffice()
  const cache = useQueryClient()
  const [remoteChanges, setForeign] = useState<readonly RemoteOfferChange[]>([])
  const key = [...flashSalesKey, 'one', id]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readFlashSale(office, id ?? '', signal),
    enabled: id !== null,
    refetchOnWindowFocus: false,
  })

  async function showForeign(before: ReadFlashSale, signal: AbortSignal) {
    const after = await readFlashSale(office, before.sale.id, signal)
    const known = cache.getQueriesData<ReadProduct>({ queryKey: [...officeProductsKey, 'one'] })
    const titles = new Map(known.flatMap(([, read]) => (read ? [[read.product.id, read.product.title] as const] : [])))
    setForeign(remoteSaleChanges(before.sale, after.sale, office, titles))
    cache.setQueryData(key, after)
  }

  async function send(command: SaleCommand, signal: AbortSignal): Promise<ReadFlashSale | null> {
    const before = cache.getQueryData<ReadFlashSale>(key)
    if (!before) return command === 'stop' ? null : createFlashSale(office, command, signal)
    try {
      return await (command === 'stop'
        ? stopFlashSale(office, before, signal)
        : changeFlashSale(office, before, command, signal))
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await showForeign(before, signal)
      throw error
    }
  }

  const action = useAction('office', async (command: SaleCommand, signal) => {
    const next = await send(command, signal)
    setForeign([])
    if (next) cache.setQueryData([...flashSalesKey, 'one', next.sale.id], next)
    void cache.invalidateQueries({ queryKey: flashSalesKey, predicate: ({ queryKey }) => queryKey[2] !== 'one' })
    void cache.invalidateQueries({ queryKey: ['office', 'activity'] })
    return next?.sale.id ?? null
  })
  return { query, remoteChanges, seen: () => setForeign([]), action }
}
