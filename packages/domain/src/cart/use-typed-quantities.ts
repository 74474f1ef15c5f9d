import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useFormDraft } from '../draft'
import { useShop } from '../shop-context'
import { cartQuery } from './cart.queries'
import { isLineChange, type LineChange } from './line-change.rules'

const parse = (kept: unknown): LineChange[] | null => (Array.isArray(kept) && kept.every(isLineChange) ? kept : null)

/** Quantities that were typed and that the store has not answered. */
interface TypedQuantities {
  /** Keeps one until it is answered: `answered` resolves then. One that found the session ended stays. */
  follow: (next: LineChange, answered: Promise<boolean>) => void
  /** Those that are left, which are forgotten. */
  take: () => LineChange[]
}

/** The typed quantities of this tab. */
export function useTypedQuantities(): TypedQuantities {
  const { session } = useShop()
  const draft = useFormDraft('cart-quantities', parse)
  return useMemo(() => {
    const keep = (left: LineChange[]) => (left.length === 0 ? draft.forget() : draft.keep(left))
    const others = (lineId: string) => (draft.read() ?? []).filter((kept) => kept.lineId !== lineId)
    return {
      follow(next, answered) {
        if (next.relative || next.quantity === 0) return
        keep([...others(next.lineId), next])
        void answered.finally(() => {
          if (session.getUser() !== undefined) keep(others(next.lineId))
        })
      },
      take() {
        const left = draft.read() ?? []
        draft.forget()
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
