import { useState } from 'react'
import type { NumberEntry } from '../../components/forms/number-stepper'
import type { OfficeOrderLineView } from './order.view'
import { leftOf } from './use-shipment'

/** The contract's limit of a reason in characters. */
export const MAX_REASON_LENGTH = 500

/** The input about missing pieces of a line. */
export function useMissing(line: OfficeOrderLineView) {
  const left = leftOf(line)
  const [entry, setEntry] = useState<NumberEntry>({ value: left, note: null })
  const [what, setWhat] = useState<'backorder' | 'credit' | 'replace'>('backorder')
  const [from, setFrom] = useState('')
  const [sku, setSku] = useState('')
  const [reason, setReason] = useState('')
  const pieces = entry.value ?? 0
  const hasReason = reason.trim() !== '' && reason.length <= MAX_REASON_LENGTH
  return {
    left,
    entry,
    setEntry,
    pieces,
    what,
    setWhat,
    from,
    setFrom,
    sku,
    setSku,
    reason,
    setReason,
    hasPieces: pieces >= 1 && pieces <= left,
    hasReason,
    changed: entry.value !== left || from !== '' || sku !== '' || reason !== '',
  }
}
