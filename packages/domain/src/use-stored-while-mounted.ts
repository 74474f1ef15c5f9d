import { useEffect } from 'react'
import { useShop } from './shop-context'

/**
 * Keeps a text in this tab as long as the page that shows it stands: a reload finds it again, whoever leaves the page
 * and comes back does not.
 * @param key whose text it is
 * @param text null where there is nothing to keep
 */
export function useStoredWhileMounted(key: string, text: string | null): void {
  const { storage } = useShop()
  useEffect(() => {
    if (text === null) return undefined
    storage(key).write(text)
    return () => storage(key).clear()
  }, [storage, key, text])
}
