import { useNavigate, useParams } from 'react-router-dom'
import { useImport, useOperator, usePicturesToFetch } from '@skafferi/domain/office'
import { ImportJobScreen } from '@skafferi/ui/office/import-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { paths } from '../paths'

export default function ImportJobRoute() {
  const { id = '' } = useParams()
  const { job, busy, isStopping, problem, apply, stop, matching } = useImport(id)
  const { may } = useOperator()
  const phase = job.status === 'ready' ? job.view.phase : undefined
  const isApplied = phase === 'applying' || phase === 'stopped' || phase === 'done' || phase === 'broken'
  const { problem: picturesProblem, ...missing } = usePicturesToFetch(id, isApplied)
  const navigate = useNavigate()
  const problemText = useOfficeProblem()
  return (
    <ImportJobScreen
      job={job}
      matching={matching.matching}
      request={{ busy, stopping: isStopping, matching: matching.busy, problem: problemText(problem) }}
      productsHref={paths.products}
      pictures={
        isApplied
          ? {
              pictures: missing.pictures,
              editable: may.includes('catalogue'),
              pending: missing.pending,
              problem: problemText(picturesProblem),
              onRetry: (event) => missing.retry(event.id),
              onRetryAll: missing.retryAll,
              onUpload: ({ id: picture, file }) => missing.upload(picture, file),
              onLeaveOut: (event) => missing.leaveOut(event.id),
            }
          : null
      }
      onMatch={matching.match}
      onRemember={({ remember }) => matching.remember(remember)}
      onCheck={() => void matching.check()}
      onReturnToMatching={matching.reopen}
      onApply={apply}
      onStop={stop}
      onDownload={() => job.status === 'ready' && location.assign(job.view.failedHref)}
      onRestart={() => void navigate(paths.import)}
      onFile={() => void navigate(paths.import)}
    />
  )
}
