import { useMemo } from 'react'
import { usePageDraft } from './use-page-draft'

/** Quantities that were typed at the products of a page, by product. */
export interface TypedPieces {
  /** What was typed at a product before the session ended, or before a reload; undefined if nothing was. */
  piecesOf: (productId: string) => number | undefined
  /** Another quantity was entered at a product; null if it is no whole number. */
  onType: (event: { productId: string; pieces: number | null }) => void
}

function parsePieces(kept: unknown): Record<string, number> | null {
  const isPieces = typeof kept === 'object' && kept !== null && Object.values(kept).every(Number.isInteger)
  return isPieces ? (kept as Record<string, number>) : null
}

/**
 * Keeps the quantities that are typed at the products of a page through a reload and an ended session.
 * @param page which page it is: "/products"
 */
export function useTypedPieces(page: string): TypedPieces {
  const draft = usePageDraft(`pieces ${page}`, parsePieces)
  return useMemo(() => {
    const before = draft.read() ?? {}
    return {
      piecesOf: (productId) => before[productId],
      onType({ productId, pieces }) {
        const { [productId]: _, ...others } = draft.read() ?? {}
        draft.keep(pieces === null ? others : { ...others, [productId]: pieces })
      },
    }
  }, [draft])
}
