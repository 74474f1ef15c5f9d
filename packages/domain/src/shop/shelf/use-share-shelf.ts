import { unwrap } from '@skafferi/api'
import { useState } from 'react'
import { useAction, type Problem } from '../../platform/action'
import type { ArrangedPlace } from '../../rules/shelf/arrange'
import { useShop } from '../shop-context'

/** A shelf to share. */
export interface ShelfToShare {
  /** Plain text of at most 40 characters; empty for none. */
  title: string
  /** What it was put together for, e.g. `kiosk`. */
  trade?: string
  places: readonly ArrangedPlace[]
}

/** Sharing a shelf. */
export interface ShareShelf {
  /** The code of the link; null until the shelf is shared. */
  code: string | null
  busy: boolean
  problem: Problem<'arrange_shelf'> | null
  /**
   * Stores a copy of the shelf under a link. Repeated after a lost answer, it is stored once.
   * @returns true if it was stored
   */
  share: (shelf: ShelfToShare) => Promise<boolean>
}

/** Shares a shelf with a link. */
export function useShareShelf(): ShareShelf {
  const { client } = useShop()
  const [code, setCode] = useState<string | null>(null)
  const { run, busy, problem } = useAction('arrange_shelf', async ({ title, trade, places }: ShelfToShare) => {
    const body = {
      title,
      trade,
      places: places.map(({ variantId, target, facings }) => ({ variant_id: variantId, target, facings })),
    }
    setCode((await unwrap(client.POST('/store/shelves', { body }))).code)
  })
  return { code, busy, problem, share: run }
}
