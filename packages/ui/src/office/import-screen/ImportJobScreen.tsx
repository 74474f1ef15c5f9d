import type { ImportJobView, ImportMatchingView, ImportTarget, OfficeState } from '@skafferi/domain/office/views'
import { DocumentTitle } from '../../components/page-layout'
import { ImportWizard } from '../../components/import-wizard'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { OfficeFailure, PageHeader } from '../page-header'
import { STEPS, STEPS_WITH_MATCH, useImportStage } from './use-import-stage'
import { useMatchStage } from './use-match-stage'

export interface ImportJobScreenProps {
  job: OfficeState<ImportJobView>
  /** Where its columns go, while that is asked; `null` while it is not. */
  matching: ImportMatchingView | null
  /** What was asked for and is not answered yet, and why it was refused, in words. */
  asked: { busy: boolean; stopping: boolean; matching: boolean; problem: string | null }
  /** The list of all products. */
  productsHref: string
  /** A column goes elsewhere; `quantity` where its target asks for one. */
  onMatch: (event: { column: string; target: ImportTarget | ''; quantity?: string }) => void
  /** Where the columns go is to be remembered for the next file with these headings, or not. */
  onRemember: (event: { remember: boolean }) => void
  /** The rows are to be checked by where the columns go. */
  onCheck: () => void
  /** From the check back to the columns. */
  onMatchAgain: () => void
  /** What was checked is to be applied, or what was stopped to go on. */
  onApply: () => void
  /** What is being applied is to stop; what was taken stays. */
  onStop: () => void
  /** The failed rows are wanted as a file. */
  onDownload: () => void
  /** Another file is to be given, from the beginning. */
  onAgain: () => void
  /** Another file was given. */
  onFile: (event: { file: File }) => void
}

/** An import from its check to its report, followed while it goes on. */
export function ImportJobScreen({ job, ...events }: ImportJobScreenProps) {
  const t = useWords(officeWords)
  if (job.status === 'ready') return <Job view={job.view} {...events} />
  return (
    <div className="grid gap-4 pb-8">
      <PageHeader title={t('place.import')} />
      {job.status === 'loading' ? (
        <SkeletonGroup label={t('import.loading')} of="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      ) : (
        <OfficeFailure title={t('import.failed')} request={job.request} onRetry={job.retry} />
      )}
    </div>
  )
}

function Job({
  view,
  matching,
  asked,
  productsHref,
  onApply,
  onStop,
  onMatch,
  onCheck,
  onMatchAgain,
  onAgain,
  ...events
}: Omit<ImportJobScreenProps, 'job'> & { view: ImportJobView }) {
  const t = useWords(officeWords)
  const apply = () => !asked.busy && onApply()
  const matchStage = useMatchStage(view, matching, asked.matching)
  const stage = useImportStage(view, asked, { productsHref, onGoOn: apply })
  return (
    <>
      <DocumentTitle>{t('place.import')}</DocumentTitle>
      {asked.problem !== null && (
        <p role="alert" className="pb-3 font-medium text-critical">
          {asked.problem}
        </p>
      )}
      <div className="flex flex-1 flex-col [&>*]:flex-1">
        <ImportWizard
          {...events}
          steps={view.isMatched ? STEPS_WITH_MATCH : STEPS}
          stage={matchStage ?? stage}
          onMatch={({ target, ...column }) => onMatch({ ...column, target: target as ImportTarget | '' })}
          onCheck={onCheck}
          onRemove={onAgain}
          onApply={apply}
          onStop={() => !asked.busy && onStop()}
          onBack={matchStage === null && view.isMatched ? onMatchAgain : onAgain}
          onCancel={onAgain}
          onAgain={onAgain}
        />
      </div>
    </>
  )
}
