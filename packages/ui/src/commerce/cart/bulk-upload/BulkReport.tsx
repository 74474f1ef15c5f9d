import { useEffect, useId, useRef } from 'react'
import type { BulkReportRowView, BulkUploadStage } from '@skafferi/domain/shop/cart/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { useWords } from '../../../words'
import { bulkUploadWords } from '../../../words/generated/bulk-upload'
import { CartSizeNotice } from '../../prices-and-stock/cart-size-notice'
import { useProblemText } from '../../service/problem-text'
import { BulkReportRow } from './BulkReportRow'

export interface BulkReportProps {
  stage: Extract<BulkUploadStage, { name: 'preview' | 'done' }>
}

/** The result, or its preview. Skipped rows are first, because they need attention. */
export function BulkReport({ stage }: BulkReportProps) {
  const t = useWords(bulkUploadWords)
  const { rows } = stage.report
  const rowsWith = (...outcomes: BulkReportRowView['outcome'][]) =>
    rows.filter(({ outcome }) => outcomes.includes(outcome))

  return (
    <div className="grid gap-5">
      <Summary key={stage.name} stage={stage} />
      <ReportSection title={t('report.skipped')} rows={rowsWith('skipped')} />
      <ReportSection title={t('report.changed')} rows={rowsWith('added', 'updated')} />
      <ReportSection title={t('report.unchanged')} rows={rowsWith('unchanged')} />
    </div>
  )
}

/**
 * The summary. It gets the focus, because the pressed button was removed, and is a tab stop, so that a long report can
 * be scrolled by keyboard.
 */
function Summary({ stage }: BulkReportProps) {
  const t = useWords(bulkUploadWords)
  const problemText = useProblemText()
  const summary = useRef<HTMLDivElement>(null)
  const { success, applied, inputRows: parts, size } = stage.report
  const result = applied === parts ? t('success') : t('partly', { applied, rows: parts })
  const isUnknown = stage.name === 'preview' && stage.problem?.code === 'outcome_unknown'
  useEffect(() => summary.current?.focus(), [])

  return (
    <div ref={summary} tabIndex={0} className="grid gap-3 rounded-md">
      {stage.name === 'done' ? (
        <BannerMessage tone={!success ? 'critical' : applied === parts ? 'positive' : 'caution'} announce="polite">
          {success ? result : `${t('failed')} ${t('unchangedCart')}`}
        </BannerMessage>
      ) : (
        !isUnknown && <BannerMessage announce="polite">{t('preview')}</BannerMessage>
      )}
      {size && <CartSizeNotice size={size} />}
      {stage.name === 'preview' && stage.problem !== null && (
        <BannerMessage tone="critical" announce="assertive">
          {problemText(stage.problem)}
        </BannerMessage>
      )}
    </div>
  )
}

function ReportSection({ title, rows }: { title: string; rows: readonly BulkReportRowView[] }) {
  const titleId = useId()
  if (rows.length === 0) {
    return null
  }
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="border-b-2 border-shelf pb-2 text-base font-bold tracking-flat">
        {title} <span className="num font-regular text-ink-muted">{rows.length}</span>
      </h3>
      <ul>
        {rows.map((row) => (
          <BulkReportRow key={row.position} row={row} />
        ))}
      </ul>
    </section>
  )
}
