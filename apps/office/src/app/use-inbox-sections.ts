import { useInboxCounts, useMailProblem, withQuery } from '@skafferi/domain/office'
import { paths } from '../paths'

/** The list of unsent e-mails that has some: without a mail server all of them are queued. */
export const useUnsentMailHref = () =>
  useMailProblem()?.kind === 'no_server' ? withQuery(paths.mail, { view: 'waiting' }) : paths.mail

/** The sections of the inbox with their open counts. */
export const useInboxSections = () => ({
  hrefs: { complaints: paths.inbox, messages: paths.messages, reviews: paths.reviews, mail: useUnsentMailHref() },
  counts: useInboxCounts(),
})
