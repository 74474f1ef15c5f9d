import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useFormDraft } from '../draft'
import { useShop } from '../shop-context'
import { cartQuery } from './cart.queries'
import { listOf } from '../../rules/json/schema'
import { isLineChange, type LineChange } from '../../rules/cart/line-change'

const isChanges = listOf(isLineChange)

/** Typed quantities that are pending, or in fields that still have the focus. */
interface TypedQuantities {
  /** Stores the input of a field; removes it if it equals the line's quantity or is null. */
  save: (event: { lineId: string; shown: number; quantity: number | null }) => void
  /** Stores a quantity until `answered` resolves. It stays if the session has expired. */
  saveUntilAnswered: (next: LineChange, answered: Promise<boolean>) => void
  /** Returns the remaining ones and removes them. */
  take: () => LineChange[]
}

/** The typed quantities of this tab. */
export function useTypedQuantities(): TypedQuantities {
  const { session } = useShop()
  const draft = useFormDraft('cart-quantities', isChanges)
  return useMemo(() => {
    const store = (left: LineChange[]) => (left.length === 0 ? draft.discard() : draft.save(left))
    const others = (lineId: string) => (draft.read() ?? []).filter((change) => change.lineId !== lineId)
    return {
      save({ lineId, shown, quantity }) {
        const isTyped = quantity !== null && quantity !== shown
        store([...others(lineId), ...(isTyped ? [{ lineId, shown, quantity, relative: false }] : [])])
      },
      saveUntilAnswered(next, answered) {
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
 * Sends the typed quantities that remain from an expired session or a closed page, when the same user opens the cart
 * again. Each replaces only the quantity that was displayed when it was typed.
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
