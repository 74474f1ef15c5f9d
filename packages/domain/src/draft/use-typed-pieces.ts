import { useEffect, useMemo } from 'react'
import { useShop } from '../shop-context'

/** Quantities that were typed at the products of a page, by product. */
export interface TypedPieces {
  /** What was typed at a product before the session ended, or before a reload; undefined if nothing was. */
  piecesOf: (productId: string) => number | undefined
  /** Another quantity was entered at a product; null if it is not a whole number. */
  onType: (event: { productId: string; pieces: number | null }) => void
}

function parsePieces(kept: unknown): Record<string, number> | null {
  const isPieces = typeof kept === 'object' && kept !== null && Object.values(kept).every(Number.isInteger)
  return isPieces ? (kept as Record<string, number>) : null
}

/**
 * Keeps the quantities that are typed at the products of a page through a reload and an ended session. Never renders the
 * page again, because that would hydrate every card at once.
 * @param page the page's path, e.g. "/products"
 */
export function useTypedPieces(page: string): TypedPieces {
  const { drafts, session } = useShop()
  const form = `pieces ${page}`
  useEffect(() => {
    const owner = session.getShown()
    return () => {
      if (session.getShown() === owner) drafts.forget(owner ?? null, form)
    }
  }, [session, drafts, form])
  return useMemo(() => {
    // The owner is the customer at the first use, after hydration.
    let owner: string | null | undefined
    const read = () => parsePieces(drafts.read((owner ??= session.getShown() ?? null), form)) ?? {}
    return {
      piecesOf: (productId) => read()[productId],
      onType({ productId, pieces }) {
        const { [productId]: _, ...others } = read()
        if ((session.getShown() ?? null) !== owner) return
        drafts.keep({ owner, form, values: pieces === null ? others : { ...others, [productId]: pieces } })
      },
    }
  }, [session, drafts, form])
}
