import { useNavigate, useParams } from 'react-router-dom'
import { useImport } from '@skafferi/domain/office'
import { ImportJobScreen } from '@skafferi/ui/office/import-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { paths } from '../paths'

export default function ImportJobRoute() {
  const { id = '' } = useParams()
  const { job, busy, isStopping, problem, apply, stop, matching } = useImport(id)
  const navigate = useNavigate()
  const problemText = useOfficeProblem()
  return (
    <ImportJobScreen
      job={job}
      matching={matching.matching}
      request={{ busy, stopping: isStopping, matching: matching.busy, problem: problemText(problem) }}
      productsHref={paths.products}
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
