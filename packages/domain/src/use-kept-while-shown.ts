import { useEffect } from 'react'
import { useShop } from './shop-context'

/**
 * Keeps a text in this tab as long as the page that shows it stands: a reload finds it again, whoever leaves the page
 * and comes back does not.
 * @param of whose text it is
 * @param text null where there is nothing to keep
 */
export function useKeptWhileShown(of: string, text: string | null): void {
  const { place } = useShop()
  useEffect(() => {
    if (text === null) return undefined
    place(of).write(text)
    return () => place(of).clear()
  }, [place, of, text])
}
