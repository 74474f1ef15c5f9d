import { useState } from 'react'
import type { RefundableLineView, RefundDraft } from '@skafferi/domain/office/views'
import type { NumberEntry } from '../../components/number-stepper'

/** What is written into a refund until it is given. */
export function useRefund(lines: readonly RefundableLineView[]) {
  const [chosen, setWhat] = useState<RefundDraft['what']>('lines')
  const [entries, setEntries] = useState<Readonly<Record<string, NumberEntry>>>({})
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  // Where a colleague has refunded the last piece meanwhile, an amount may still be left.
  const what = lines.length > 0 ? chosen : 'amount'
  const entryOf = ({ id }: RefundableLineView): NumberEntry => entries[id] ?? { value: 0, note: null }
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
    /** Whether every number of pieces is one, and no higher than it may be. */
    isCounted: what === 'amount' || lines.every((line) => (entryOf(line).value ?? Infinity) <= line.left),
    changed: amount !== '' || reason !== '' || Object.keys(entries).length > 0,
  }
}

/** A refund that is being written. */
export type WrittenRefund = ReturnType<typeof useRefund>
