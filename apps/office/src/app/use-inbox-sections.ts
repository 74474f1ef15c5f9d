import { useInboxCounts } from '@skafferi/domain/office'
import { paths } from '../paths'

/** The sections of the inbox with their open counts. */
export const useInboxSections = () => ({
  hrefs: { complaints: paths.inbox, messages: paths.messages, reviews: paths.reviews, mail: paths.mail },
  counts: useInboxCounts(),
})
