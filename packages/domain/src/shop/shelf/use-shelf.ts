import { focusManager, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { readable, toLoad, usePendingInputs, type Load } from '../../platform/action'
import type { ShelfEdit } from '../../rules/shelf/arrange'
import { emptyFillDraft, withoutLastStep, withStep, type FillLine } from '../../rules/shelf/fill-draft'
import { isOrderable } from '../../rules/quantity/order-rule'
import { cartCountQuery } from '../cart'
import { useIsHydrated, useShop } from '../shop-context'
import { openFillDraft } from './fill-draft'
import { shelfKeys, shelfQuery, withEdit } from './shelf.queries'
import { isFillable, toShelfView, type ShelfPlaceView, type ShelfView } from './shelf.view'

/** The shelf and what the buyer fills on it, stored in this browser until it is in the cart. */
export interface ShelfFilling {
  load: Load<ShelfView, 'load_shelf'>
  /** Fills all gaps, or takes all suggestions, that are not in the draft, as one change. */
  fillAll: () => void
  /** Sets the pieces of a place; 0 takes it out of the draft. Null, for a text that is no number, is ignored. */
  setPieces: (event: { variantId: string; pieces: number | null }) => void
  /** Takes back the last change of the draft. */
  undo: () => void
}

/** A line of the draft, with what the buyer saw of its place. */
const toLine = ({ variantId, inCart, onItsWay }: ShelfPlaceView, pieces: number): FillLine => ({
  variantId,
  pieces,
  ordered: inCart + (onItsWay?.pieces ?? 0),
})

const readAgain = () => focusManager.onFocus()

/** The company's shelf, with this customer's draft in all tabs, and with changes that the store has not answered. */
export function useShelf(): ShelfFilling {
  const shop = useShop()
  const isHydrated = useIsHydrated()
  const { drafts, locale } = shop
  const query = useQuery(shelfQuery(shop))
  // The header reads it; both show the same number.
  const { data: cartLines } = useQuery({ ...cartCountQuery(shop), enabled: false })
  const edits = usePendingInputs<ShelfEdit>(shelfKeys.edit)
  const store = useMemo(() => openFillDraft(shop), [shop])
  const text = useSyncExternalStore(drafts.subscribe, drafts.sharedText, () => null)
  const draft = useMemo(() => (isHydrated ? store.readFrom(text) : emptyFillDraft), [store, isHydrated, text])
  const view = useMemo(
    () => readable(query.data, (shelf) => toShelfView(edits.reduce(withEdit, shelf), draft, locale, cartLines)),
    [query.data, edits, draft, locale, cartLines],
  )
  // A window that was visible all the time, while the cart was changed on another device.
  useEffect(() => {
    window.addEventListener('focus', readAgain)
    return () => window.removeEventListener('focus', readAgain)
  }, [])
  const load = toLoad(query, 'load_shelf', view)
  const shown = load.status === 'ready' ? load.view : null
  const places = shown?.places ?? []
  const step = (lines: readonly FillLine[]) => store.change((now) => withStep(now, lines))

  return {
    load,
    fillAll() {
      if (!shown) return
      const gaps = places.filter(({ status, draft: drafted }) => drafted === null && isFillable(status))
      step(gaps.flatMap((place) => (place.fill ? [toLine(place, place.fill.pieces)] : [])))
    },
    setPieces({ variantId, pieces }) {
      const place = places.find((each) => each.variantId === variantId)
      if (!place || pieces === null || pieces === (place.draft?.pieces ?? 0)) return
      if (pieces === 0 || isOrderable(place.stock.orderRule, pieces)) step([toLine(place, pieces)])
    },
    undo: () => store.change(withoutLastStep),
  }
}
