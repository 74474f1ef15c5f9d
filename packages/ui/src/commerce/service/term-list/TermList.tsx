import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { cva } from 'class-variance-authority'
import { Paragraphs } from '../../../internal/paragraphs'

/** A title without a lead is the lead. */
const titleStyles = cva('', { variants: { hasLead: { true: 'pt-1', false: 'text-lg' } } })

export interface TermListProps {
  content: BlockContents['terms']
}

/** Terms with a short lead each (Specification (shopping) §2, landing page). Lines after the first are small print. */
export function TermList({ content }: TermListProps) {
  return (
    <section className="wrap-anywhere">
      <h2 className="mb-4">{content.title}</h2>
      <ul role="list" className="grid gap-6 md:grid-cols-3 lg:gap-8">
        {content.items.map(({ lead, title, text }, index) => (
          <li key={index} className="border-t-2 border-shelf pt-4">
            {lead !== '' && <b className="block text-lg">{lead}</b>}
            <h3 className={titleStyles({ hasLead: lead !== '' })}>{title}</h3>
            <Paragraphs text={text} className="text-ink-muted" restClassName="pt-1 text-xs text-ink-muted" />
          </li>
        ))}
      </ul>
    </section>
  )
}
