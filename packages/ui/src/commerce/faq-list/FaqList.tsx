/** One question with its answer. */
export interface FaqEntry {
  id: string
  question: string
  answer: string
}

export interface FaqListProps {
  entries: readonly FaqEntry[]
}

/** Questions and answers as cards: each answer is in sight, so that the browser's own search finds it. */
export function FaqList({ entries }: FaqListProps) {
  return (
    <ul role="list" className="grid gap-gap md:grid-cols-2 lg:grid-cols-3">
      {entries.map(({ id, question, answer }) => (
        <li key={id} id={id} className="rounded-lg border border-line bg-surface p-5 wrap-anywhere">
          <h2 className="mb-1.5 text-lg">{question}</h2>
          <p className="text-ink-muted">{answer}</p>
        </li>
      ))}
    </ul>
  )
}
