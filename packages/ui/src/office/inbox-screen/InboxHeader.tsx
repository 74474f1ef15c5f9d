import type { InboxCounts } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { PageHeader, SavedViews } from '../page-header'

type InboxSection = keyof InboxCounts

/** The URLs and open counts of the sections of the inbox. */
export interface InboxSections {
  hrefs: Readonly<Record<InboxSection, string>>
  counts: InboxCounts
}

export interface InboxHeaderProps {
  sections: InboxSections
  current: InboxSection
}

const SECTIONS = ['complaints', 'messages', 'reviews', 'mail'] as const

/** The header of the inbox with tabs for its sections. */
export function InboxHeader({ sections: { hrefs, counts }, current }: InboxHeaderProps) {
  const t = useWords(officeInboxWords)
  const office = useWords(officeWords)
  return (
    <>
      <PageHeader title={office('place.inbox')} />
      <SavedViews
        current={current}
        views={SECTIONS.map((id) => ({ id, label: t(`inbox.${id}`), href: hrefs[id], count: counts[id] ?? null }))}
      />
    </>
  )
}
