import type { FollowedImportView, OfficeState } from '@skafferi/domain/office/views'
import { DocumentTitle } from '../../components/page-layout'
import { ImportWizard } from '../../components/import-wizard'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { OfficeFailure, PageShelf } from '../page-shelf'
import { STEPS, useImportStage } from './use-import-stage'

export interface ImportJobScreenProps {
  job: OfficeState<FollowedImportView>
  /** It is being applied for, and why that was refused, in words. */
  applying: { busy: boolean; problem: string | null }
  /** The list of all products. */
  productsHref: string
  /** What was checked is to be applied. */
  onApply: () => void
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
      <PageShelf title={t('place.import')} />
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

function Job({ view, applying, productsHref, onApply, onAgain, ...events }: Omit<ImportJobScreenProps, 'job'> & { view: FollowedImportView }) {
  const t = useWords(officeWords)
  const stage = useImportStage(view, productsHref)
  return (
    <>
      <DocumentTitle>{t('place.import')}</DocumentTitle>
      {applying.problem !== null && (
        <p role="alert" className="pb-3 font-medium text-critical">
          {applying.problem}
        </p>
      )}
      <div className="flex flex-1 flex-col [&>*]:flex-1">
        <ImportWizard
          {...events}
          steps={STEPS}
          stage={stage}
          onRemove={onAgain}
          onApply={() => !applying.busy && onApply()}
          onBack={onAgain}
          onCancel={onAgain}
          onAgain={onAgain}
        />
      </div>
    </>
  )
}
