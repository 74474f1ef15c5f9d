import type { ImportJobView } from '@skafferi/domain/office/views'
import type { ImportStage, CheckStage, ReportStage } from '../../components/forms/import-wizard'
import { useLocale, useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeImportWords } from '../../words/generated/office-import'
import { officePicturesWords } from '../../words/generated/office-pictures'
import { useOfficeFaults, useOfficeSentences } from '../problem-text'
import { Button, LinkButton } from '../../components/actions/button'

/** The actions after an import has ended or stopped. */
interface ReportActions {
  /** URL of the product list. */
  productsHref: string
  /** The user continues a stopped import. */
  onResume: () => void
}

/** The stage of an import that has ended or stopped. */
function useReportStage(job: ImportJobView, busy: boolean, { productsHref, onResume }: ReportActions): ReportStage {
  const t = useWords(officeWords)
  const importText = useWords(officeImportWords)
  const problemText = useOfficeSentences()
  const { name, phase, rows, done, nextRow, problem, counts, person, finished } = job
  const stage = { step: 'report', counts, result: phase === 'done' ? 'done' : 'stopped' } as const
  if (phase === 'stopped') {
    return {
      ...stage,
      summary: importText('stopped', { name, row: nextRow ?? '', done, rows: rows ?? 0 }),
      actions: (
        <Button busy={busy} busyLabel={importText('goOn')} onPress={onResume}>
          {importText('goOn')}
        </Button>
      ),
    }
  }
  const when = finished ?? ''
  const report = person === null ? t('import.report', { name, when }) : t('import.reportBy', { name, when, person })
  return {
    ...stage,
    summary: phase === 'broken' ? ((problem && problemText(problem)) ?? t('import.broken')) : report,
    actions: <LinkButton href={productsHref}>{t('import.toProducts')}</LinkButton>,
  }
}

/** The large price changes of a check. */
function usePriceJumps({
  priceJumpCount: total,
  priceJumps: jumps,
}: Pick<ImportJobView, 'priceJumpCount' | 'priceJumps'>): Pick<CheckStage, 'changes' | 'changesTitle' | 'changesNote'> {
  const t = useWords(officeImportWords)
  return {
    changes: jumps.map(({ id, sku, from, before, after, by }) => ({
      id,
      label: from === null ? t('priceJump', { sku }) : t('priceJumpFrom', { sku, from }),
      kind: 'money',
      before,
      after,
      note: { text: by, tone: 'caution' },
    })),
    changesTitle: t('priceJumps', { count: total }),
    changesNote: total > jumps.length ? t('priceJumpsMore', { count: jumps.length }) : undefined,
  }
}

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
  const problemText = useOfficeSentences()
  const faultText = useOfficeFaults()
  const priceJumps = usePriceJumps(job)
  const report = useReportStage(job, request.busy, actions)
  const list = new Intl.ListFormat(useLocale())
  const picturesText = useWords(officePicturesWords)
  const { name, phase, rows, done, problem, counts, failures, categories, ignored, pictures } = job
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
        error: `${t('import.unread')}: ${(problem && problemText(problem)) ?? ''}`,
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
        rows: failures.map(({ id, row, sku, column, value, problem: fault }) => ({
          id,
          number: row,
          cells: { sku, column, value },
          fault: { column: 'value', text: faultText(fault) ?? '' },
        })),
        pages: (
          <div className="grid gap-1 text-xs text-ink-muted">
            {categories.length > 0 && (
              <p>{t('import.notes.categories', { count: categories.length, names: list.format(categories) })}</p>
            )}
            {ignored.length > 0 && (
              <p>{t('import.notes.ignored', { count: ignored.length, names: list.format(ignored) })}</p>
            )}
            {pictures !== null && pictures.toFetch > 0 && (
              <p>{picturesText('check.toFetch', { count: pictures.toFetch, hosts: list.format(pictures.hosts) })}</p>
            )}
            {pictures !== null && pictures.missing > 0 && (
              <p>
                {picturesText('check.missing', {
                  count: pictures.missing,
                  names: list.format(pictures.missingNames),
                })}
              </p>
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
