import { useInboxCounts, useMailProblem, withQuery } from '@skafferi/domain/office'
import { paths } from '../paths'

/** The list of the counted e-mails: all unsent ones while none leaves the shop, otherwise the failed ones. */
export const useUnsentMailHref = () => (useMailProblem() ? withQuery(paths.mail, { view: 'all' }) : paths.mail)

/** The sections of the inbox with their open counts. */
export const useInboxSections = () => ({
  hrefs: { complaints: paths.inbox, messages: paths.messages, reviews: paths.reviews, mail: useUnsentMailHref() },
  counts: useInboxCounts(),
})
