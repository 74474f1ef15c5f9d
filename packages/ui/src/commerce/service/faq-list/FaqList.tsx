import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { Paragraphs } from '../../../internal/paragraphs'

export interface FaqListProps {
  /** Unique on the page. The anchors of its questions begin with it. */
  id: string
  /** Questions about one subject. */
  content: BlockContents['questions']
}

/** Questions and answers as cards. Answers are always visible, so that the browser's search finds them. */
export function FaqList({ id, content: { title, items } }: FaqListProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="wrap-anywhere">
      <h2 id={`${id}-title`} className="mb-4 border-b-2 border-shelf pb-2">
        {title}
      </h2>
      <ul role="list" className="grid gap-gap md:grid-cols-3">
        {items.map(({ question, answer }, index) => (
          <li
            key={index}
            id={`${id}-${index + 1}`}
            className="grid content-start gap-1.5 rounded-lg border border-line bg-surface p-5"
          >
            <h3 className="text-lg">{question}</h3>
            <Paragraphs text={answer} className="text-ink-muted" />
          </li>
        ))}
      </ul>
    </section>
  )
}
