import { useCallback } from 'react'
import { useShop } from '../shop-context'
import type { OrderFileReading } from './order-file'

/** Returns the function that reads a chosen file. Its code is loaded with the first file. */
export function useReadOrderFile(): (file: File) => Promise<OrderFileReading> {
  const shop = useShop()
  return useCallback(
    async (file) => {
      const loaded = await import('./read-order-file').catch(() => null)
      return loaded ? loaded.readOrderFile(shop, file) : { fault: 'unreadable' }
    },
    [shop],
  )
}
