import { useNavigate, useParams } from 'react-router-dom'
import { useImport } from '@skafferi/domain/office'
import { ImportJobScreen } from '@skafferi/ui/office/import-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { paths } from '../paths'

export default function ImportJobRoute() {
  const { id = '' } = useParams()
  const { job, busy, problem, apply } = useImport(id)
  const navigate = useNavigate()
  const problemText = useOfficeProblem()
  return (
    <ImportJobScreen
      job={job}
      applying={{ busy, problem: problemText(problem) }}
      productsHref={paths.products}
      onApply={apply}
      onDownload={() => job.status === 'ready' && location.assign(job.view.failedHref)}
      onAgain={() => void navigate(paths.import)}
      onFile={() => void navigate(paths.import)}
    />
  )
}
