import type { ImportJobView } from '@skafferi/domain/office/views'
import type { ImportStage } from '../../components/forms/import-wizard'
import { useLocale, useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeImportWords } from '../../words/generated/office-import'
import { usePriceJumps } from './use-price-jumps'
import { useReportStage, type ReportActions } from './use-report-stage'

/** The steps of an import without matching. */
export const STEPS = ['upload', 'check', 'apply', 'report'] as const

/** The steps of an import with matching. */
export const STEPS_WITH_MATCH = ['upload', 'match', 'check', 'apply', 'report'] as const

/** The accepted file types. */
export const ACCEPT = '.csv,.xlsx'

/** The stage of an import in the wizard. @param request the pending requests */
export function useImportStage(
  job: ImportJobView,
  request: { busy: boolean; stopping: boolean },
  actions: ReportActions,
): ImportStage {
  const t = useWords(officeWords)
  const importText = useWords(officeImportWords)
  const priceJumps = usePriceJumps(job)
  const report = useReportStage(job, request.busy, actions)
  const list = new Intl.ListFormat(useLocale())
  const { name, phase, rows, done, problem, counts, failures, categories, ignored } = job
  const file = { id: job.id, name, size: '', previewUrl: null, problem: null }
  switch (phase) {
    case 'matching':
    case 'checking':
      return {
        step: 'upload',
        accept: ACCEPT,
        hint: t('import.hint'),
        files: [{ ...file, status: 'uploading', progress: rows === null || rows === 0 ? null : done / rows }],
        notice: rows === null ? t('import.checkingWait') : t('import.checkingRows', { done, rows }),
      }
    case 'unread':
      return {
        step: 'upload',
        accept: ACCEPT,
        hint: t('import.hint'),
        files: [],
        error: `${t('import.unread')}: ${problem ?? ''}`,
      }
    case 'checked':
      return {
        step: 'check',
        counts,
        outcome: 'failed',
        columns: [
          { id: 'sku', label: t('import.sku') },
          { id: 'column', label: t('import.column') },
          { id: 'value', label: t('import.value') },
        ],
        rows: failures.map(({ id, row, sku, column, value, problem: text }) => ({
          id,
          number: row,
          cells: { sku, column, value },
          fault: { column: 'value', text },
        })),
        pages: (
          <div className="grid gap-1 text-xs text-ink-muted">
            {categories.length > 0 && (
              <p>{t('import.notes.categories', { count: categories.length, names: list.format(categories) })}</p>
            )}
            {ignored.length > 0 && (
              <p>{t('import.notes.ignored', { count: ignored.length, names: list.format(ignored) })}</p>
            )}
          </div>
        ),
        ...priceJumps,
        note: name,
      }
    case 'applying':
      return {
        step: 'apply',
        done,
        count: rows ?? 0,
        stopping: request.stopping || job.stopping,
        note: importText('stopStays'),
        recent: [],
      }
    case 'stopped':
    case 'done':
    case 'broken':
      return report
  }
}
