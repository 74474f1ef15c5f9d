import type { BulkPriceView, BulkReportRowView } from '@skafferi/domain/shop/cart/views'
import { ChevronRightIcon, WarningIcon } from '../../../components/content/icon'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { bulkUploadWords } from '../../../words/generated/bulk-upload'
import { useSkipReason } from './use-skip-reason'

export interface BulkReportRowProps {
  row: BulkReportRowView
}

/** One row: its number, its article, and the result. */
export function BulkReportRow({ row }: BulkReportRowProps) {
  const t = useWords(bulkUploadWords)
  const reasonText = useSkipReason()
  const { position, mergedPositions, title, variant, sku, outcome, price, undeliverableTo, reason } = row
  return (
    <li
      data-outcome={outcome}
      className={
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 text-sm ' +
        // In a long report, rows outside the viewport are not rendered but keep their height.
        'nth-[n+41]:[content-visibility:auto] [contain-intrinsic-block-size:auto_4.3125rem]'
      }
    >
      <span className="num w-9 text-xs text-ink-muted">
        <VisuallyHidden>{t('row.place', { place: position })}</VisuallyHidden>
        <span aria-hidden="true">{position}</span>
      </span>
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{title ?? sku ?? t('row.unknown')}</span>
        {title !== null && (
          <span className="num block text-xs wrap-anywhere text-ink-muted">
            {[variant, sku].filter(Boolean).join(' · ')}
          </span>
        )}
        {mergedPositions !== null && (
          <span className="num block text-xs text-ink-muted">
            {t('row.also', { place: position, also: mergedPositions })}
          </span>
        )}
        {price !== null && <Price {...price} />}
        {undeliverableTo !== null && <Caution>{t('row.undeliverable', { country: undeliverableTo })}</Caution>}
        {reason !== null && <Caution>{reasonText(row)}</Caution>}
      </span>
      <Quantity {...row} />
    </li>
  )
}

function Caution({ children }: { children: string }) {
  return (
    <span className="flex gap-1.5 text-xs font-medium wrap-anywhere text-caution">
      <WarningIcon size="sm" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}

/** The price at this quantity, and the lower price tier that is lost or near. */
function Price({ each, total, lost, next }: BulkPriceView) {
  const t = useWords(bulkUploadWords)
  return (
    <span className="num flex flex-wrap gap-x-2 text-xs text-ink-muted">
      <span>{t('row.price', { each, total })}</span>
      {lost !== null && <span className="font-medium text-caution">{t('row.lost', lost)}</span>}
      {lost === null && next !== null && <span>{t('row.next', next)}</span>}
    </span>
  )
}

function Quantity({ outcome, before, quantity }: BulkReportRowView) {
  const t = useWords(bulkUploadWords)
  if (quantity === null) {
    return <span />
  }
  if (outcome === 'unchanged' || outcome === 'skipped') {
    return (
      <span className="num text-ink-muted">
        <VisuallyHidden>{t('row.stays', { quantity })}</VisuallyHidden>
        <span aria-hidden="true">{quantity}</span>
      </span>
    )
  }
  return (
    <span className="num text-end">
      <VisuallyHidden>
        {before === null ? t('row.added', { quantity }) : t('row.change', { before, quantity })}
      </VisuallyHidden>
      <span aria-hidden="true" className="inline-flex items-center gap-1 text-ink-muted">
        {before ?? t('row.new')}
        <ChevronRightIcon size="sm" />
        <b className="font-bold text-ink">{quantity}</b>
      </span>
    </span>
  )
}
