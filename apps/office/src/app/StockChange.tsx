import { useState } from 'react'
import { useProductStock } from '@skafferi/domain/office'
import type { CorrectionStart, StockChange as Change } from '@skafferi/domain/office/views'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { StockDialog, StockDone } from '@skafferi/ui/office/stock'

export interface StockChangeProps {
  /** The product's id. */
  id: string
  kind: Change['kind']
  /** What a correction begins with. */
  start?: CorrectionStart
  /** The dialog was closed without a change, or the result was closed. */
  onClose: () => void
}

/** The dialog that adds to the stock of a product, then its result. */
export default function StockChange({ id, kind, start, onClose }: StockChangeProps) {
  const { stock, busy, problem, result, send } = useProductStock(id)
  const problemText = useOfficeProblem()
  const [isOpen, setIsOpen] = useState(true)

  async function sendAndClose(change: Change) {
    if (await send(change)) setIsOpen(false)
  }

  if (!isOpen) return result && <StockDone result={result} onClose={onClose} />
  return (
    <StockDialog
      kind={kind}
      start={start}
      stock={stock}
      busy={busy}
      failure={problem === null ? null : problemText(problem)}
      onSend={(change) => void sendAndClose(change)}
      onClose={onClose}
    />
  )
}
