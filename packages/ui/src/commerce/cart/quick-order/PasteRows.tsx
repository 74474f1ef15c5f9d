import { cva } from 'class-variance-authority'
import type { PasteFault, PasteRowView, PasteView } from '@skafferi/domain/shop/cart/views'
import { CheckIcon, WarningIcon } from '../../../components/content/icon'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { quickOrderWords } from '../../../words/generated/quick-order'
import { orderFormWords } from '../../../words/generated/order-form'
import { useSkipReason } from '../bulk-upload'

const noteStyles = cva('flex items-start gap-1 text-xs wrap-anywhere max-md:col-span-2 max-md:row-start-2', {
  variants: { tone: { ready: 'text-positive', refused: 'text-critical' } },
})

const pasteFaults = [
  'no_row',
  'several_variants',
  'sold_out',
  'not_deliverable',
] as const satisfies readonly PasteFault[]

export interface PasteRowsProps {
  view: PasteView
}

/** The result of each part of a pasted text; unknown parts are named. */
export function PasteRows({ view: { rows, ready, blankRows } }: PasteRowsProps) {
  const t = useWords(quickOrderWords)
  const tForm = useWords(orderFormWords)
  if (rows.length === 0) return <p role="status">{t('paste.none')}</p>
  return (
    <div className="grid content-start gap-2">
      <p className="text-sm font-medium">{t('paste.would')}</p>
      <ul role="list" className="rounded-md border border-line text-sm *:border-b *:border-line *:last:border-b-0">
        {rows.map((row) => (
          <PasteRow key={row.position} row={row} />
        ))}
      </ul>
      <p role="status" className="text-xs text-ink-muted">
        {t('paste.nothing', { ready, count: rows.length })}
        {blankRows > 0 && ` ${tForm('blankRows', { count: blankRows })}`}
      </p>
    </div>
  )
}

function PasteRow({ row }: { row: PasteRowView }) {
  const t = useWords(quickOrderWords)
  const skipReason = useSkipReason()
  const { position, title, sku, picture, pieces, isConverted, reason } = row
  const fault = pasteFaults.find((code) => code === reason)
  const refusal = fault ? t(`paste.${fault}`) : skipReason(row)
  return (
    <li
      className={
        'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-x-3 px-2.5 py-1.5 ' +
        'max-md:grid-cols-[minmax(0,1fr)_auto]'
      }
    >
      <span className="flex min-w-0 items-center gap-2">
        {title !== null && (
          <span className="flex-none *:size-7!">
            {picture === null ? <span className="block" /> : <ShelfImage src={picture} alt="" size="thumb" />}
          </span>
        )}
        <span className={`min-w-0 wrap-anywhere ${title === null ? 'text-ink-muted' : ''}`}>
          {title ?? t('paste.line', { position })}
        </span>
      </span>
      <span className={noteStyles({ tone: reason === null ? 'ready' : 'refused' })}>
        {reason === null ? <CheckIcon size="sm" /> : <WarningIcon size="sm" />}
        <span className="min-w-0">
          {reason === null && (isConverted && pieces !== null ? t('paste.readAs', { pieces }) : t('paste.asPasted'))}
          {reason !== null &&
            (title === null && sku !== null ? t('paste.unmatched', { name: sku, reason: refusal }) : refusal)}
        </span>
      </span>
      <b className="num min-w-12 text-end">{pieces}</b>
    </li>
  )
}
