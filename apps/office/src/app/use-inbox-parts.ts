import { useInboxCounts } from '@skafferi/domain/office'
import { paths } from '../paths'

/** The parts of the inbox, with what waits in each. */
export const useInboxParts = () => ({
  hrefs: { complaints: paths.inbox, messages: paths.messages, reviews: paths.reviews, mail: paths.mail },
  counts: useInboxCounts(),
})
