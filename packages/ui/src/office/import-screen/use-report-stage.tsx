import type { ImportJobView } from '@skafferi/domain/office/views'
import { Button, LinkButton } from '../../components/actions/button'
import type { ReportStage } from '../../components/forms/import-wizard'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeImportWords } from '../../words/generated/office-import'

/** The actions after an import has ended or stopped. */
export interface ReportActions {
  /** URL of the product list. */
  productsHref: string
  /** The user continues a stopped import. */
  onResume: () => void
}

/** The stage of an import that has ended or stopped. */
export function useReportStage(
  job: ImportJobView,
  busy: boolean,
  { productsHref, onResume }: ReportActions,
): ReportStage {
  const t = useWords(officeWords)
  const importText = useWords(officeImportWords)
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
    summary: phase === 'broken' ? (problem ?? t('import.broken')) : report,
    actions: <LinkButton href={productsHref}>{t('import.toProducts')}</LinkButton>,
  }
}
