import { useQueryClient } from '@tanstack/react-query'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { isOutdated, type SentChange } from './product-change'
import {
  archiveProduct,
  changeProduct,
  moveStock,
  officeProductsKey,
  readProduct,
  showInLists,
  type VersionedProduct,
} from './product.queries'
import { remoteProductChanges } from './to-products'
import { categoriesKey } from './use-categories'

/** One product, and sending changes of it. */
export function useReadProduct(id: string) {
  const office = useOffice()
  const cache = useQueryClient()
  const key = [...officeProductsKey, 'one', id]
  const { change, ...product } = useVersioned({
    key,
    read: (signal) => readProduct(office, id, signal),
    compare: (before, after) => remoteProductChanges(before.product, after.product, office),
    isOutdated,
  })

  async function call(before: VersionedProduct, sent: SentChange, signal: AbortSignal): Promise<VersionedProduct> {
    if (sent.of === 'stock') {
      await moveStock(office, sent.move, signal)
      return readProduct(office, id, signal)
    }
    if (sent.of !== 'product') return changeProduct(office, before, sent.body, signal)
    const { what } = sent
    if (what === 'archive' || what === 'restore') return archiveProduct(office, before, what, signal)
    return changeProduct(office, before, { published: what === 'publish' }, signal)
  }

  return {
    ...product,
    key,
    async send(sent: SentChange, pageSignal: AbortSignal) {
      // Not aborted with the page, so that a typed price is also saved if the user leaves the page.
      const signal = sent.of === 'cell' || sent.of === 'stock' ? new AbortController().signal : pageSignal
      const stored = await change((before) => call(before, sent, signal), signal)
      if (stored !== null) await showInLists(cache, stored.product)
      refreshLists(cache, officeProductsKey, categoriesKey)
    },
  }
}
