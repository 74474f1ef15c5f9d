import { useMailProblem, useUnsentMails } from '@skafferi/domain/office'
import { UnsentMailScreen } from '@skafferi/ui/office/inbox-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useInboxSections } from '../app/use-inbox-sections'
import { useListQuery } from '../app/use-list-query'
import { paths } from '../paths'

export default function InboxMailRoute() {
  const { filters, hrefOf } = useListQuery(paths.mail, { view: ['all', 'waiting'] })
  const state = filters.view || 'failed'
  const sections = useInboxSections()
  const { mails, pending, problem, retry } = useUnsentMails(state)
  const problemText = useOfficeProblem()
  return (
    <UnsentMailScreen
      sections={sections}
      state={state}
      stateHrefs={{ all: hrefOf({ view: 'all' }), failed: hrefOf({}), waiting: hrefOf({ view: 'waiting' }) }}
      mails={mails}
      pending={pending}
      problem={problemText(problem)}
      hasNoServer={useMailProblem()?.kind === 'no_server'}
      onRetry={({ id }) => void retry({ id })}
    />
  )
}
