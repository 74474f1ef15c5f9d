import { ApiError } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import {
  changeFlashSale,
  createFlashSale,
  readFlashSale,
  stopFlashSale,
  type VersionedFlashSale,
} from './flash-sale.queries'
import { useOffice } from '../office-context'
import type { VersionedProduct } from '../catalogue/product.queries'
import type { FlashSaleDraft, RemoteOfferChange } from './promotions.view'
import { remoteSaleChanges } from './to-flash-sales'
import { flashSalesKey } from './use-flash-sales'
import { officeProductsKey } from '../catalogue/use-office-products'

/** An action on a sale: save the draft, or `stop`, which ends a running sale and deletes a planned one. */
type SaleCommand = FlashSaleDraft | 'stop'

/** One flash sale and the actions on it. @param id null for a new one */
export function useFlashSale(id: string | null) {
  const office = useOffice()
  const cache = useQueryClient()
  const [remoteChanges, setRemoteChanges] = useState<readonly RemoteOfferChange[]>([])
  const key = [...flashSalesKey, 'one', id]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readFlashSale(office, id ?? '', signal),
    enabled: id !== null,
    refetchOnWindowFocus: false,
  })

  async function showRemoteChanges(before: VersionedFlashSale, signal: AbortSignal) {
    const after = await readFlashSale(office, before.sale.id, signal)
    const known = cache.getQueriesData<VersionedProduct>({ queryKey: [...officeProductsKey, 'one'] })
    const titles = new Map(known.flatMap(([, read]) => (read ? [[read.product.id, read.product.title] as const] : [])))
    setRemoteChanges(remoteSaleChanges(before.sale, after.sale, office, titles))
    cache.setQueryData(key, after)
  }

  async function send(command: SaleCommand, signal: AbortSignal): Promise<VersionedFlashSale | null> {
    const before = cache.getQueryData<VersionedFlashSale>(key)
    if (!before) return command === 'stop' ? null : createFlashSale(office, command, signal)
    try {
      return await (command === 'stop'
        ? stopFlashSale(office, before, signal)
        : changeFlashSale(office, before, command, signal))
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await showRemoteChanges(before, signal)
      throw error
    }
  }

  const action = useAction('office', async (command: SaleCommand, signal) => {
    const next = await send(command, signal)
    setRemoteChanges([])
    if (next) cache.setQueryData([...flashSalesKey, 'one', next.sale.id], next)
    void cache.invalidateQueries({ queryKey: flashSalesKey, predicate: ({ queryKey }) => queryKey[2] !== 'one' })
    void cache.invalidateQueries({ queryKey: ['office', 'activity'] })
    return next?.sale.id ?? null
  })
  return { query, remoteChanges, dismissRemoteChanges: () => setRemoteChanges([]), action }
}
