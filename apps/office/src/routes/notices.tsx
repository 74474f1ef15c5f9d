import { useNotices } from '@skafferi/domain/office'
import { NoticesScreen } from '@skafferi/ui/office/notices-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'

export default function NoticesRoute() {
  const { notices, busy, problem, choose, discard, save } = useNotices()
  const problemText = useOfficeProblem()
  return (
    <NoticesScreen
      notices={notices}
      busy={busy}
      problem={problem && problemText(problem)}
      onChoose={choose}
      onDiscard={discard}
      onSave={save}
    />
  )
}
