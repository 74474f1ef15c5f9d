import { useState } from 'react'
import type { NumberEntry } from '../../components/forms/number-stepper'
import type { OfficeOrderLineView } from './order.view'
import { leftOf } from './left-of'

/** The input about missing pieces of a line. */
export function useMissing(line: OfficeOrderLineView) {
  const left = leftOf(line)
  const [entry, setEntry] = useState<NumberEntry>({ value: null, note: null })
  const [what, setWhat] = useState<'backorder' | 'credit' | 'replace'>('backorder')
  const [from, setFrom] = useState('')
  const [sku, setSku] = useState('')
  const [reason, setReason] = useState('')
  const pieces = entry.value ?? 0
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
    changed: entry.value !== null || from !== '' || sku !== '' || reason !== '',
  }
}
