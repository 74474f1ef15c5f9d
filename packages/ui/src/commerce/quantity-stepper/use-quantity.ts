import { useRef, useState, type RefObject } from 'react'
import type { TypedPieces } from '@skafferi/domain/draft/views'
import type { NumberEntry } from '../../components/number-stepper'
import { useIsHydrated } from '../../internal/use-is-hydrated'

/** The most pieces one line can hold. */
export const MAX_PIECES = 100_000

/** Leads back to a field whose entry was refused: what stands there is marked, and typing replaces it. */
export function refocus(field: RefObject<HTMLInputElement | null>): void {
  field.current?.focus()
  field.current?.select()
}

/** How many pieces stand in the field of one product, and what a button does with them. */
export interface Quantity {
  entry: NumberEntry
  fieldRef: RefObject<HTMLInputElement | null>
  setEntry: (entry: NumberEntry) => void
  /** Acts with the pieces that stand in the field. Where these are none it refuses: it marks the field and goes there. */
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
 * The quantity of one product in a list. 0 is a beginning, but nobody buys nothing.
 * @param start the pieces it begins with, unless the product's field was typed into before
 * @param kept which product it is, and where the page keeps what is typed
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
