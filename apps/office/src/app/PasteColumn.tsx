import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePasteColumn } from '@skafferi/domain/office'
import type { ListedProductView, PastedCell } from '@skafferi/domain/office/views'
import { DeliveryDone, PasteDialog } from '@skafferi/ui/office/paste-column'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { paths } from '../paths'

interface PasteColumnProps {
  /** The column and the text; empty before it was pasted. */
  initial: { cell: PastedCell; text: string }
  /** The rows of the list, from the first that is changed. */
  rows: readonly ListedProductView[]
  onClose: () => void
}

/** The dialog that pastes a column into the list of products, then the check of an import or the added delivery. */
export default function PasteColumn({ initial, rows, onClose }: PasteColumnProps) {
  const [{ cell, text }, setPasted] = useState(initial)
  const [reference, setReference] = useState('')
  const { read, busy, problem, created, delivery, send } = usePasteColumn()
  const problemText = useOfficeProblem()
  const navigate = useNavigate()
  const column = read(text, cell, rows)
  const open = useEffectEvent((id: string) => void navigate(paths.importJob(id)))
  useEffect(() => {
    if (created !== undefined) open(created)
  }, [created])
  if (delivery) return <DeliveryDone delivery={delivery} onClose={onClose} />
  return (
    <PasteDialog
      cell={cell}
      text={text}
      reference={reference}
      column={column}
      busy={busy}
      failure={problemText(problem)}
      onCell={(event) => setPasted({ cell: event.cell, text })}
      onType={(event) => setPasted({ cell, text: event.text })}
      onReference={(event) => setReference(event.reference)}
      onSend={() => send(cell, column.lines, reference)}
      onClose={onClose}
    />
  )
}
