import { useEffect, useState } from 'react'
import { useShop } from '../shop-context'
import { shelfStorageKey } from './shelf-code'

/** The shared shelf that the visitor applies with. */
interface ApplicationShelf {
  /** The code of its link; null without one. */
  code: string | null
  /** True after the visitor chose to apply without it. */
  removed: boolean
  /** Applies without it. */
  remove: () => void
  /** Applies with it again. */
  restore: () => void
}

/**
 * The shared shelf that the visitor applies with. It is stored in this tab, so that it survives a look at other pages.
 * @param addressed the code in the page's address; null without one
 * @param onStored called once the code is stored, to remove it from the address: a reload must not attach it again
 */
export function useApplicationShelf(addressed: string | null = null, onStored?: () => void): ApplicationShelf {
  const { storage } = useShop()
  const [code] = useState(() => addressed?.slice(0, 64) || storage(shelfStorageKey).read())
  const [removed, setRemoved] = useState(false)
  useEffect(() => {
    if (!addressed) return
    storage(shelfStorageKey).write(addressed.slice(0, 64))
    onStored?.()
  }, [storage, addressed, onStored])
  return {
    code,
    removed,
    remove() {
      storage(shelfStorageKey).clear()
      setRemoved(true)
    },
    restore() {
      if (code !== null) storage(shelfStorageKey).write(code)
      setRemoved(false)
    },
  }
}
