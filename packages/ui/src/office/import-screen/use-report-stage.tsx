import type { ImportJobView } from '@skafferi/domain/office/views'
import { Button, LinkButton } from '../../components/button'
import type { ReportStage } from '../../components/import-wizard'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeImportWords } from '../../words/generated/office-import'

/** What there is to do once an import has ended. */
export interface ReportActions {
  /** The list of all products. */
  productsHref: string
  /** One that was stopped is to go on. */
  onGoOn: () => void
}

/** What came of an import, for good or until it goes on. */
export function useReportStage(
  job: ImportJobView,
  busy: boolean,
  { productsHref, onGoOn }: ReportActions,
): ReportStage {
  const t = useWords(officeWords)
  const own = useWords(officeImportWords)
  const { name, phase, rows, done, nextRow, problem, counts, person, finished } = job
  const stage = { step: 'report', counts, outcome: phase === 'done' ? 'done' : 'stopped' } as const
  if (phase === 'stopped') {
    return {
      ...stage,
      summary: own('stopped', { name, row: nextRow ?? '', done, rows: rows ?? 0 }),
      actions: (
        <Button busy={busy} busyLabel={own('goOn')} onPress={onGoOn}>
          {own('goOn')}
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
