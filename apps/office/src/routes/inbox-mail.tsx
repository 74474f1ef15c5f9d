import { useSearchParams } from 'react-router-dom'
import { useUnsentMails } from '@skafferi/domain/office'
import { UnsentMailScreen } from '@skafferi/ui/office/inbox-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useInboxSections } from '../app/use-inbox-sections'
import { paths, withQuery } from '../paths'

export default function InboxMailRoute() {
  const [parameters] = useSearchParams()
  const state = parameters.get('view') === 'waiting' ? 'waiting' : 'failed'
  const sections = useInboxSections()
  const { mails, pending, problem, retry } = useUnsentMails(state)
  const problemText = useOfficeProblem()
  return (
    <UnsentMailScreen
      sections={sections}
      state={state}
      stateHrefs={{ failed: paths.mail, waiting: withQuery(paths.mail, { view: 'waiting' }) }}
      mails={mails}
      pending={pending}
      problem={problemText(problem)}
      onRetry={({ id }) => void retry({ id })}
    />
  )
}
