import { useState } from 'react'
import type { RefundableLineView, RefundDraft } from '@skafferi/domain/office/views'
import type { NumberEntry } from '../../components/forms/number-stepper'

/** The input of a refund. @param pieces by line with which it begins */
export function useRefund(lines: readonly RefundableLineView[], pieces: Readonly<Record<string, number>> = {}) {
  const [selectedKind, setWhat] = useState<RefundDraft['what']>('lines')
  const [entries, setEntries] = useState<Readonly<Record<string, NumberEntry>>>({})
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  // If another operator has refunded the last piece, an amount may still be left.
  const what = lines.length > 0 ? selectedKind : 'amount'
  const entryOf = ({ id, left }: RefundableLineView): NumberEntry =>
    entries[id] ?? { value: Math.min(pieces[id] ?? 0, left), note: null }
  const draft: RefundDraft = {
    what,
    amount,
    lines: lines.map((line) => ({ id: line.id, pieces: entryOf(line).value ?? 0 })),
    reason,
  }
  return {
    draft,
    setWhat,
    entryOf,
    setEntry: (id: string, entry: NumberEntry) => setEntries({ ...entries, [id]: entry }),
    setAmount,
    setReason,
    /** True if all numbers of pieces are valid and within their limits. */
    hasValidPieces: what === 'amount' || lines.every((line) => (entryOf(line).value ?? Infinity) <= line.left),
    changed: amount !== '' || reason !== '' || Object.keys(entries).length > 0,
  }
}

/** The input of a refund. */
export type RefundInput = ReturnType<typeof useRefund>
