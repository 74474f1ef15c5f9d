import { useState } from 'react'
import type { NumberEntry } from '../../../components/forms/number-stepper'
import { MAX_PIECES } from '../../catalogue/quantity-stepper'

/**
 * The input of a row: the quantity in the list, or invalid input, which stays in the field and counts as zero until it
 * is valid.
 */
export function useRowEntry(pieces: number, onPieces: (pieces: number | null) => void) {
  const [invalidEntry, setInvalidEntry] = useState<NumberEntry | null>(null)
  const savedEntry: NumberEntry = { value: pieces, note: null }
  return {
    entry: pieces > 0 ? savedEntry : (invalidEntry ?? savedEntry),
    setEntry({ value, note }: NumberEntry) {
      const isValid = value !== null && value >= 0 && value <= MAX_PIECES
      setInvalidEntry(isValid ? null : { value, note })
      onPieces(isValid ? value : null)
    },
  }
}
