import { useRef, useState, type RefObject } from 'react'
import type { TypedPieces } from '@skafferi/domain/draft/views'
import type { NumberEntry } from '../../components/number-stepper'
import { useIsHydrated } from '../../internal/use-is-hydrated'

/** The most pieces one line can hold. */
export const MAX_PIECES = 100_000

/** Focuses a field whose input was refused and selects it, so that typing replaces it. */
export function refocus(field: RefObject<HTMLInputElement | null>): void {
  field.current?.focus()
  field.current?.select()
}

/** The quantity in the field of a product, and what a button does with it. */
export interface Quantity {
  entry: NumberEntry
  fieldRef: RefObject<HTMLInputElement | null>
  setEntry: (entry: NumberEntry) => void
  /** Acts with the quantity in the field. Without one it refuses: it marks the field and focuses it. */
  buy: (act: (event: { quantity: number }) => void) => void
}

/** The quantity of one product whose entry the page holds, so that several can be bought at once. */
export function useControlledQuantity(entry: NumberEntry, setEntry: (entry: NumberEntry) => void): Quantity {
  const fieldRef = useRef<HTMLInputElement>(null)

  function buy(act: (event: { quantity: number }) => void): void {
    const { value } = entry
    const isRight = value !== null && value >= 1 && value <= MAX_PIECES
    setEntry({ value, note: isRight ? null : 'wrong' })
    if (isRight) act({ quantity: value })
    else refocus(fieldRef)
  }

  return { entry, fieldRef, setEntry, buy }
}

/**
 * The quantity of a product in a list. 0 can be the start, but is never ordered.
 * @param start the initial quantity, unless the field has stored input
 * @param kept the product, and the page's storage of input
 */
export function useQuantity(start: number, kept?: { productId: string; typed: TypedPieces | undefined }): Quantity {
  const [entered, setEntered] = useState<NumberEntry | null>(null)
  const { productId = '', typed } = kept ?? {}
  // The document has the start: what this browser stored is shown after hydration.
  const before = useIsHydrated() ? typed?.piecesOf(productId) : undefined
  const entry = entered ?? { value: before ?? start, note: null }
  return useControlledQuantity(entry, (next) => {
    setEntered(next)
    if (next.value !== entry.value) typed?.onType({ productId, pieces: next.value })
  })
}
