import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useFormDraft } from '../draft'
import { useShop } from '../shop-context'
import { cartQuery } from './cart.queries'
import { isLineChange, type LineChange } from './line-change.rules'

const parse = (stored: unknown): LineChange[] | null =>
  Array.isArray(stored) && stored.every(isLineChange) ? stored : null

/** Typed quantities that are unanswered, or in fields that were not left yet. */
interface TypedQuantities {
  /** Stores the unset input of a field; one equal to the line's quantity, or null, is removed. */
  hold: (event: { lineId: string; shown: number; quantity: number | null }) => void
  /** Stores a quantity until `answered` resolves. It stays if the session has expired. */
  follow: (next: LineChange, answered: Promise<boolean>) => void
  /** Returns the remaining ones and removes them. */
  take: () => LineChange[]
}

/** The typed quantities of this tab. */
export function useTypedQuantities(): TypedQuantities {
  const { session } = useShop()
  const draft = useFormDraft('cart-quantities', parse)
  return useMemo(() => {
    const store = (left: LineChange[]) => (left.length === 0 ? draft.discard() : draft.save(left))
    const others = (lineId: string) => (draft.read() ?? []).filter((change) => change.lineId !== lineId)
    return {
      hold({ lineId, shown, quantity }) {
        const isTyped = quantity !== null && quantity !== shown
        store([...others(lineId), ...(isTyped ? [{ lineId, shown, quantity, relative: false }] : [])])
      },
      follow(next, answered) {
        if (next.relative) return
        store(next.quantity === 0 ? others(next.lineId) : [...others(next.lineId), next])
        const isOther = ({ lineId, quantity }: LineChange) => lineId !== next.lineId || quantity !== next.quantity
        void answered.finally(() => {
          // Later input stays.
          if (session.getUser() !== undefined) store((draft.read() ?? []).filter(isOther))
        })
      },
      take() {
        const left = draft.read() ?? []
        draft.discard()
        return left
      },
    }
  }, [session, draft])
}

/**
 * Sends typed quantities that found the session ended, or the page left, once the same person is back at the cart. Each
 * replaces only the number that it was typed over.
 */
export function useSendTypedAgain({ take }: TypedQuantities, change: (next: LineChange) => void): void {
  const { data: cart } = useQuery({ ...cartQuery(useShop()), enabled: false })
  const send = useEffectEvent((left: LineChange[]) => {
    const isDue = ({ lineId, quantity }: LineChange) =>
      cart?.items.some((line) => line.id === lineId && line.quantity !== quantity)
    left.filter(isDue).forEach(change)
  })
  const isReady = cart !== undefined
  useEffect(() => {
    if (isReady) send(take())
  }, [isReady, take])
}
