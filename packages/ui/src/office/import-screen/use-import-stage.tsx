import type { ImportJobView } from '@skafferi/domain/office/views'
import {
  IMPORT_STEPS,
  type CheckStage,
  type ImportStage,
  type ImportStep,
  type ReportStage,
} from '../../components/forms/import-wizard'
import { useWords } from '../../words'
import { officeImportPageWords } from '../../words/generated/office-import-page'
import { officeImportWords } from '../../words/generated/office-import'
import { useOfficeSentences } from '../problem-text'
import { Button, LinkButton } from '../../components/actions/button'

/** The actions after an import has ended or stopped. */
interface ReportActions {
  /** URL of the list of its products. */
  productsHref: string
  /** The user continues a stopped import. */
  onResume: () => void
}

/** The stage of an import that has ended or stopped. */
function useReportStage(job: ImportJobView, busy: boolean, { productsHref, onResume }: ReportActions): ReportStage {
  const t = useWords(officeImportPageWords)
  const importText = useWords(officeImportWords)
  const problemText = useOfficeSentences()
  const { name, phase, rows, done, nextRow, problem, counts, archived, person, finished } = job
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
  const notes = (['left', 'restored'] as const).flatMap((step) =>
    archived[step] > 0 ? [importText(`archived.${step}`, { count: archived[step] })] : [],
  )
  return {
    ...stage,
    summary:
      phase === 'broken' ? ((problem && problemText(problem)) ?? t('import.broken')) : [report, ...notes].join(' '),
    actions: <LinkButton href={productsHref}>{t('import.toProducts')}</LinkButton>,
  }
}

/** The steps of an import before its file is read. */
export const STEPS = ['upload', 'check', 'apply', 'report'] as const

/** The steps of an import. */
export function stepsOf({ isMatched, isAsked }: Pick<ImportJobView, 'isMatched' | 'isAsked'>): readonly ImportStep[] {
  const optional = { match: isMatched, missing: isAsked }
  return IMPORT_STEPS.filter((step) => (step === 'match' || step === 'missing' ? optional[step] : true))
}

/** The accepted file types. */
export const ACCEPT = '.csv,.xlsx'

/**
 * The stage of an import in the wizard.
 * @param request the pending requests
 * @param check the stage if the import is checked
 */
export function useImportStage(
  job: ImportJobView,
  request: { busy: boolean; stopping: boolean },
  check: CheckStage,
  actions: ReportActions,
): ImportStage {
  const t = useWords(officeImportPageWords)
  const importText = useWords(officeImportWords)
  const problemText = useOfficeSentences()
  const report = useReportStage(job, request.busy, actions)
  const { name, phase, rows, done, problem } = job
  const file = { id: job.id, name, size: '', previewUrl: null, problem: null }
  switch (phase) {
    case 'matching':
    case 'asking':
    case 'checking':
      return {
        step: 'upload',
        accept: ACCEPT,
        hint: t('import.hint'),
        files: [{ ...file, status: 'done', progress: null }],
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
      return check
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
