import type { InboxCounts } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { PageHeader, SavedViews } from '../page-header'

type Part = keyof InboxCounts

/** The URLs and open counts of the sections of the inbox. */
export interface InboxParts {
  hrefs: Readonly<Record<Part, string>>
  counts: InboxCounts
}

export interface InboxHeaderProps {
  parts: InboxParts
  current: Part
}

const PARTS = ['complaints', 'messages', 'reviews', 'mail'] as const

/** The header of the inbox with tabs for its sections. */
export function InboxHeader({ parts: { hrefs, counts }, current }: InboxHeaderProps) {
  const t = useWords(officeInboxWords)
  const office = useWords(officeWords)
  return (
    <>
      <PageHeader title={office('place.inbox')} />
      <SavedViews
        current={current}
        views={PARTS.map((id) => ({ id, label: t(`inbox.${id}`), href: hrefs[id], count: counts[id] ?? null }))}
      />
    </>
  )
}
