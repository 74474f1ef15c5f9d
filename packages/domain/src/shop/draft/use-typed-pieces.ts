import { useEffect, useMemo } from 'react'
import { isInteger, recordOf } from '../../rules/json/schema'
import { useShop } from '../shop-context'

/** Quantities that the user typed on the product cards of a page. */
export interface TypedPieces {
  /** Returns the quantity of a product from before an expired session or a reload; undefined if there is none. */
  piecesOf: (productId: string) => number | undefined
  /** Called when the user types a quantity; null if it is not an integer. */
  onType: (event: { productId: string; pieces: number | null }) => void
}

const isTypedPieces = recordOf(isInteger)

/**
 * Stores the quantities that the user types on the product cards of a page, through a reload and an expired session.
 * It never renders the page again, because that would hydrate every card at once.
 * @param page the page's path, e.g. "/products"
 */
export function useTypedPieces(page: string): TypedPieces {
  const { drafts, session } = useShop()
  const form = `pieces ${page}`
  useEffect(() => {
    const owner = session.getRenderedUser()
    return () => {
      if (session.getRenderedUser() === owner) drafts.remove(owner ?? null, form)
    }
  }, [session, drafts, form])
  return useMemo(() => {
    // The owner is the customer at the first use, after hydration.
    let owner: string | null | undefined
    const read = () => drafts.read((owner ??= session.getRenderedUser() ?? null), form, isTypedPieces) ?? {}
    return {
      piecesOf: (productId) => read()[productId],
      onType({ productId, pieces }) {
        const { [productId]: _, ...others } = read()
        if ((session.getRenderedUser() ?? null) !== owner) return
        drafts.save({ owner, form, values: pieces === null ? others : { ...others, [productId]: pieces } })
      },
    }
  }, [session, drafts, form])
}
