import { useState } from 'react'
import type { NumberEntry } from '../../components/number-stepper'
import { MAX_PIECES } from '../quantity-stepper'

/**
 * The input of a row: the pieces of the list, or input that is no quantity, which stays in the field and counts as
 * nothing until it is valid.
 */
export function useRowEntry(pieces: number, onPieces: (pieces: number | null) => void) {
  const [wrong, setWrong] = useState<NumberEntry | null>(null)
  const settled: NumberEntry = { value: pieces, note: null }
  return {
    entry: pieces > 0 ? settled : (wrong ?? settled),
    setEntry({ value, note }: NumberEntry) {
      const isRight = value !== null && value >= 0 && value <= MAX_PIECES
      setWrong(isRight ? null : { value, note })
      onPieces(isRight ? value : null)
    },
  }
}
