import type { InboxCounts } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeInboxWords } from '../../words/generated/office-inbox'

type InboxSection = keyof InboxCounts

/** The URLs and open counts of the sections of the inbox. */
export interface InboxSections {
  hrefs: Readonly<Record<InboxSection, string>>
  counts: InboxCounts
}

const SECTIONS = ['complaints', 'messages', 'reviews', 'mail'] as const

/** The title of the inbox, and its sections as views of the ListPage. */
export function useInboxPage({ hrefs, counts }: InboxSections, view: InboxSection) {
  const t = useWords(officeInboxWords)
  const office = useWords(officeWords)
  return {
    title: office('place.inbox'),
    views: SECTIONS.map((id) => ({ id, label: t(`inbox.${id}`), href: hrefs[id], count: counts[id] ?? null })),
    view,
  }
}
