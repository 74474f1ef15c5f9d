import { useId } from 'react'
import { NumberStepper, type NumberEntry } from '../../components/number-stepper'
import { ShelfImage } from '../../components/shelf-image'
import { useLocale, useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeOrderLineView } from './order.view'

export interface ShipLineProps {
  line: OfficeOrderLineView
  /** Pieces that have not left yet. */
  left: number
  /** How many of them leave now. */
  entry: NumberEntry
  /** Only a part leaves, and how much is to be said. */
  editable: boolean
  onEntry: (event: { entry: NumberEntry }) => void
}

/** A line of the order, and how many pieces of it leave now. */
export function ShipLine({ line: { title, detail, image, ordered }, left, entry, editable, onEntry }: ShipLineProps) {
  const t = useWords(officeWords)
  const numbers = new Intl.NumberFormat(useLocale())
  const noteId = useId()
  const isWrong = entry.value === null || entry.value > left
  const short = isWrong ? 0 : left - (entry.value ?? 0)
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5 text-xs last:border-b-0">
      <ShelfImage src={image ?? undefined} alt="" size="thumb" />
      <span className="grid min-w-0 flex-1">
        <b className="text-sm">{title}</b>
        <span className="text-ink-muted">{detail}</span>
        <span className="num text-ink-muted">{t('ship.leftOf', { left, ordered })}</span>
        <span id={noteId} className="num font-medium">
          {editable && isWrong && <span className="text-critical">{t('ship.wrong', { left })}</span>}
          {editable && short > 0 && <span className="text-caution">{t('ship.short', { count: short })}</span>}
        </span>
      </span>
      {editable ? (
        <span className="w-32 flex-none">
          <NumberStepper
            size="sm"
            label={t('ship.pieces', { name: title })}
            decreaseLabel={t('ship.fewer', { name: title })}
            increaseLabel={t('ship.more', { name: title })}
            min={0}
            max={left}
            entry={entry}
            describedBy={noteId}
            onEntry={({ value, note }) => onEntry({ entry: { value, note } })}
          />
        </span>
      ) : (
        <b className="num pe-1 text-sm">{numbers.format(left)}</b>
      )}
    </li>
  )
}
