import { useEffect, useId, useRef } from 'react'
import type { BulkReportRowView, BulkUploadStage, ColumnChoices } from '@skafferi/domain/shop/cart/views'
import { Button } from '../../../components/actions/button'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { useWords } from '../../../words'
import { bulkUploadWords } from '../../../words/generated/bulk-upload'
import { orderFormWords } from '../../../words/generated/order-form'
import { CartSizeNotice } from '../../prices-and-stock/cart-size-notice'
import { useProblemText } from '../../service/problem-text'
import { BulkReportRow } from './BulkReportRow'

export interface BulkReportProps {
  stage: Extract<BulkUploadStage, { name: 'preview' | 'done' }>
  /** Back to the choice of columns. */
  onEditColumns: () => void
}

/** The result, or its preview. Skipped rows are first, because they need attention. */
export function BulkReport({ stage, onEditColumns }: BulkReportProps) {
  const t = useWords(bulkUploadWords)
  const { rows } = stage.report
  const rowsWith = (...outcomes: BulkReportRowView['outcome'][]) =>
    rows.filter(({ outcome }) => outcomes.includes(outcome))

  return (
    <div className="grid gap-5">
      <Summary key={stage.name} stage={stage} />
      {stage.name === 'preview' && stage.columns !== null && (
        <UsedColumns columns={stage.columns} busy={stage.busy} onEdit={onEditColumns} />
      )}
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
function Summary({ stage }: Pick<BulkReportProps, 'stage'>) {
  const t = useWords(bulkUploadWords)
  const tForm = useWords(orderFormWords)
  const problemText = useProblemText()
  const summary = useRef<HTMLDivElement>(null)
  const { success, applied, inputRows: parts, blankRows, size } = stage.report
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
      {blankRows > 0 && <p className="text-sm">{tForm('blankRows', { count: blankRows })}</p>}
      {size && <CartSizeNotice size={size} />}
      {stage.name === 'preview' && stage.problem !== null && (
        <BannerMessage tone="critical" announce="assertive">
          {problemText(stage.problem)}
        </BannerMessage>
      )}
    </div>
  )
}

interface UsedColumnsProps {
  columns: ColumnChoices
  /** The quantities are being applied. */
  busy: boolean
  /** The user wants to choose other columns. */
  onEdit: () => void
}

/** Names the columns that were read, if they have headings. */
function UsedColumns({ columns, busy, onEdit }: UsedColumnsProps) {
  const t = useWords(orderFormWords)
  const headingOf = (column: number | null) => columns.choices.find(({ index }) => index === column)?.heading ?? null
  const [article, quantity] = [headingOf(columns.article), headingOf(columns.quantity)]
  return (
    <p className="flex flex-wrap items-center gap-x-6 text-sm text-ink-muted">
      {article !== null && quantity !== null && (
        <span className="wrap-anywhere">{t('columns.used', { article, quantity })}</span>
      )}
      <span className="-ms-3">
        <Button variant="quiet" size="sm" disabled={busy} onPress={onEdit}>
          {t('columns.change')}
        </Button>
      </span>
    </p>
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
