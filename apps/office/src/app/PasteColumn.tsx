import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readPastedColumn, usePasteColumn, useStockDelivery } from '@skafferi/domain/office'
import type { ListedProductView, PastedCell } from '@skafferi/domain/office/views'
import { DeliveryDone, PasteDialog } from '@skafferi/ui/office/paste-column'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useLocale } from '@skafferi/ui/words'
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
  const { busy, problem, created, send } = usePasteColumn()
  const delivery = useStockDelivery()
  const problemText = useOfficeProblem()
  const navigate = useNavigate()
  const column = readPastedColumn(text, cell, rows, useLocale())
  const open = useEffectEvent((id: string) => void navigate(paths.importJob(id)))
  useEffect(() => {
    if (created !== undefined) open(created)
  }, [created])
  const { checked, done } = delivery
  const deliveryFailure = problemText(delivery.problem)
  if (done)
    return (
      <DeliveryDone
        delivery={done}
        busy={delivery.busy}
        failure={deliveryFailure}
        onUndo={() => void delivery.undo()}
        onClose={onClose}
      />
    )

  function submit() {
    if (checked) void delivery.book()
    else if (cell === 'goods_in') void delivery.check({ lines: column.lines, reference })
    else void send({ cell, lines: column.lines })
  }

  return (
    <PasteDialog
      cell={cell}
      text={text}
      reference={reference}
      column={column}
      checked={checked ?? null}
      busy={busy || delivery.busy}
      failure={problemText(problem) ?? deliveryFailure}
      onCell={(event) => setPasted({ cell: event.cell, text })}
      onType={(event) => setPasted({ cell, text: event.text })}
      onReference={(event) => setReference(event.reference)}
      onSend={submit}
      onBack={delivery.back}
      onClose={onClose}
    />
  )
}
