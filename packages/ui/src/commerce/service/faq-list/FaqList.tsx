/** One question with its answer. */
export interface FaqEntry {
  id: string
  question: string
  answer: string
}

/** Questions about one subject. */
export interface FaqGroup {
  /** Unique on the page. */
  id: string
  title: string
  entries: readonly FaqEntry[]
}

export interface FaqListProps {
  groups: readonly FaqGroup[]
}

/** Questions and answers as cards, by subject. Answers are always visible, so that the browser's search finds them. */
export function FaqList({ groups }: FaqListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 wrap-anywhere">
      {groups.map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="mb-4 border-b-2 border-shelf pb-2">
            {title}
          </h2>
          <ul role="list" className="grid gap-gap md:grid-cols-3">
            {entries.map((entry) => (
              <li key={entry.id} id={entry.id} className="rounded-lg border border-line bg-surface p-5">
                <h3 className="mb-1.5 text-lg">{entry.question}</h3>
                <p className="text-ink-muted">{entry.answer}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
