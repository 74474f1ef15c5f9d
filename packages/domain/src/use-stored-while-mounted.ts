import { useEffect } from 'react'
import { useShop } from './shop-context'

/**
 * Stores a text in this tab for as long as its page is mounted: a reload finds it again, leaving the page removes
 * it.
 * @param key what is stored
 * @param text null where there is nothing to store
 */
export function useStoredWhileMounted(key: string, text: string | null): void {
  const { storage } = useShop()
  useEffect(() => {
    if (text === null) return undefined
    storage(key).write(text)
    return () => storage(key).clear()
  }, [storage, key, text])
}
