import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction, usePendingInputs, type Problem } from '../../platform/action'
import { maximumPlaces, placeLimits, type ArrangedPlace, type ShelfEdit } from '../../rules/shelf/arrange'
import { useShop } from '../shop-context'
import { saveShelfEdit, shelfKeys, shelfQuery, withEdit } from './shelf.queries'

/** Arranging the shelf. Changes are shown at once and saved one after another. */
export interface ArrangeShelf {
  /** Moves a place. `to`: its position afterwards, from 0. */
  move: (event: { variantId: string; to: number }) => void
  /** Sets the pieces of the full place; ignored below 1 and above the maximum of a line. */
  setTarget: (event: { variantId: string; target: number }) => void
  /** Sets the packs that show; ignored below 1 and above 40. */
  setFacings: (event: { variantId: string; facings: number }) => void
  /**
   * Adds articles at the beginning, where they are seen, as many as there is room for; those that it has are ignored.
   * They appear when saved.
   */
  add: (event: { places: readonly ArrangedPlace[] }) => void
  remove: (event: { variantId: string }) => void
  /** Puts the place that was removed last back where it was; null if none was, or after it was put back. */
  undoRemove: (() => void) | null
  /** Removes all places, to begin with an empty shelf. */
  clear: () => void
  saving: boolean
  /** Why the last change was not saved; it is no longer shown. `shelf_changed` if a colleague removed the article. */
  problem: Problem<'arrange_shelf'> | null
  dismissProblem: () => void
}

/** Arranges the company's shelf, which its customers share. */
export function useArrangeShelf(): ArrangeShelf {
  const shop = useShop()
  const queryClient = useQueryClient()
  const pending = usePendingInputs<ShelfEdit>(shelfKeys.edit)
  const [removed, setRemoved] = useState<{ place: ArrangedPlace; before: string | null } | null>(null)
  const send = (edit: ShelfEdit) => saveShelfEdit(shop, queryClient, edit)
  const { run, busy, problem, reset } = useAction('arrange_shelf', send, {
    key: shelfKeys.edit,
    scope: 'shelf',
    queue: true,
    refetchOnUnknown: [shelfKeys.current],
  })

  /** The places as they are displayed. */
  function displayed(): ArrangedPlace[] {
    const shelf = queryClient.getQueryData(shelfQuery(shop).queryKey)
    const places = shelf ? pending.reduce(withEdit, shelf).places : []
    return places.map(({ variant_id: variantId, target, facings }) => ({ variantId, target, facings }))
  }

  function change(edit: ShelfEdit): void {
    reset()
    void run(edit)
  }

  const isWithin = (value: number, maximum: number) => Number.isInteger(value) && value >= 1 && value <= maximum

  return {
    move({ variantId, to }) {
      const others = displayed().filter((place) => place.variantId !== variantId)
      change({ kind: 'move', variantId, before: others[to]?.variantId ?? null })
    },
    setTarget({ variantId, target }) {
      if (isWithin(target, placeLimits.target)) change({ kind: 'target', variantId, target })
    },
    setFacings({ variantId, facings }) {
      if (isWithin(facings, placeLimits.facings)) change({ kind: 'facings', variantId, facings })
    },
    add({ places }) {
      const shown = displayed()
      const added = places.slice(0, maximumPlaces - shown.length)
      if (added.length > 0) change({ kind: 'add', places: added, before: shown[0]?.variantId ?? null })
    },
    remove({ variantId }) {
      const places = displayed()
      const index = places.findIndex((place) => place.variantId === variantId)
      const place = places[index]
      if (!place) return
      setRemoved({ place, before: places[index + 1]?.variantId ?? null })
      change({ kind: 'remove', variantId })
    },
    undoRemove:
      removed &&
      (() => {
        setRemoved(null)
        change({ kind: 'add', places: [removed.place], before: removed.before })
      }),
    clear() {
      setRemoved(null)
      change({ kind: 'clear' })
    },
    saving: busy,
    problem,
    dismissProblem: reset,
  }
}
