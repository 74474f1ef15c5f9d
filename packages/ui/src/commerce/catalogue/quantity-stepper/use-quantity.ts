import { isOrderable, type OrderRule } from '@skafferi/domain/rules/quantity/order-rule'
import { useRef, useState, type RefObject } from 'react'
import type { TypedPieces } from '@skafferi/domain/shop/draft/views'
import type { NumberEntry } from '../../../components/forms/number-stepper'
import { useIsHydrated } from '../../../internal/use-is-hydrated'

/** Focuses a field and selects its input, so that typing replaces it. */
export function refocus(field: RefObject<HTMLInputElement | null>): void {
  field.current?.focus()
  field.current?.select()
}

/** The quantity field of a product, and the action of its buttons. */
export interface Quantity {
  entry: NumberEntry
  fieldRef: RefObject<HTMLInputElement | null>
  setEntry: (entry: NumberEntry) => void
  /** Calls `act` with the quantity in the field. If it is invalid, marks and focuses the field instead. */
  buy: (act: (event: { quantity: number }) => void) => void
}

/** The quantity of one product if the page stores it, so that several products can be added at once. */
export function useControlledQuantity(
  rule: OrderRule,
  entry: NumberEntry,
  setEntry: (entry: NumberEntry) => void,
): Quantity {
  const fieldRef = useRef<HTMLInputElement>(null)

  function buy(act: (event: { quantity: number }) => void): void {
    const { value } = entry
    const isValid = isOrderable(rule, value)
    setEntry({ value, note: isValid ? null : 'wrong' })
    if (isValid) act({ quantity: value })
    else refocus(fieldRef)
  }

  return { entry, fieldRef, setEntry, buy }
}

/**
 * The quantity of a product in a list. It starts at the minimum, unless the field has stored input.
 * @param storage the product, and the page's storage of input
 */
export function useQuantity(
  rule: OrderRule,
  storage?: { productId: string; typedPieces: TypedPieces | undefined },
): Quantity {
  const [editedEntry, setEditedEntry] = useState<NumberEntry | null>(null)
  const { productId = '', typedPieces } = storage ?? {}
  // The server renders the start value: stored input is shown after hydration.
  const storedPieces = useIsHydrated() ? typedPieces?.piecesOf(productId) : undefined
  const entry = editedEntry ?? { value: storedPieces ?? rule.minimum, note: null }
  return useControlledQuantity(rule, entry, (next) => {
    setEditedEntry(next)
    if (next.value !== entry.value) typedPieces?.onType({ productId, pieces: next.value })
  })
}
