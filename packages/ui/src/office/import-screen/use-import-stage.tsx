import type { FollowedImportView } from '@skafferi/domain/office/views'
import { LinkButton } from '../../components/button'
import type { ImportStage } from '../../components/import-wizard'
import { useLocale, useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** The steps of an import whose columns match by themselves. */
export const STEPS = ['upload', 'check', 'apply', 'report'] as const

/** Files that can be given, and what else is said about them. */
export const ACCEPT = '.csv,.xlsx'

/** Where an import stands, as the steps show it. */
export function useImportStage(job: FollowedImportView, productsHref: string): ImportStage {
  const t = useWords(officeWords)
  const list = new Intl.ListFormat(useLocale())
  const { name, phase, rows, done, problem, counts, failures, categories, ignored, person, finished } = job
  const file = { id: job.id, name, size: '', previewUrl: null, problem: null }
  switch (phase) {
    case 'checking':
      return {
        step: 'upload',
        accept: ACCEPT,
        hint: t('import.hint'),
        files: [{ ...file, status: 'uploading', progress: rows === null || rows === 0 ? null : done / rows }],
        notice: rows === null ? t('import.checkingWait') : t('import.checkingRows', { done, rows }),
      }
    case 'unread':
      return { step: 'upload', accept: ACCEPT, hint: t('import.hint'), files: [], error: `${t('import.unread')}: ${problem ?? ''}` }
    case 'checked':
      return {
        step: 'check',
        counts,
        part: 'failed',
        columns: [
          { id: 'sku', label: t('import.sku') },
          { id: 'column', label: t('import.column') },
          { id: 'value', label: t('import.value') },
        ],
        rows: failures.map(({ id, row, sku, column, value, problem: why }) => ({
          id,
          number: row,
          cells: { sku, column, value },
          fault: { column: 'value', text: why },
        })),
        pages: (
          <div className="grid gap-1 text-xs text-ink-muted">
            {categories.length > 0 && <p>{t('import.notes.categories', { count: categories.length, names: list.format(categories) })}</p>}
            {ignored.length > 0 && <p>{t('import.notes.ignored', { count: ignored.length, names: list.format(ignored) })}</p>}
          </div>
        ),
        changes: [],
        note: name,
      }
    case 'applying':
      return { step: 'apply', done, count: rows ?? 0, stopping: false, recent: [] }
    case 'done':
    case 'broken':
      return {
        step: 'report',
        outcome: phase === 'done' ? 'done' : 'stopped',
        counts,
        summary:
          phase === 'broken' ? (problem ?? t('import.broken')) : person === null ? t('import.report', { name, when: finished ?? '' }) : t('import.reportBy', { name, when: finished ?? '', person }),
        actions: <LinkButton href={productsHref}>{t('import.toProducts')}</LinkButton>,
      }
  }
}
