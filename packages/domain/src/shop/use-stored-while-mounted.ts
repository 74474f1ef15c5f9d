import { useEffect } from 'react'
import { useShop } from './shop-context'

/**
 * Stores a text in this tab while the page is mounted. The text survives a reload, and is removed when the user leaves
 * the page.
 * @param text null if there is nothing to store
 */
export function useStoredWhileMounted(key: string, text: string | null): void {
  const { storage } = useShop()
  useEffect(() => {
    if (text === null) return undefined
    storage(key).write(text)
    return () => storage(key).clear()
  }, [storage, key, text])
}
