import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { Paragraphs } from '../../../internal/paragraphs'

/** A visual number before each step; screen readers announce that of the list. */
const NUMBERED =
  '[counter-increment:step] before:grid before:size-7 before:place-items-center before:rounded-full before:border ' +
  'before:border-line-control before:text-xs before:font-medium before:content-[counter(step)]'

export interface NumberedStepsProps {
  content: BlockContents['steps']
}

/** What happens in which order, e.g. from application to delivery. */
export function NumberedSteps({ content }: NumberedStepsProps) {
  return (
    <section className="wrap-anywhere">
      <h2 className="mb-4">{content.title}</h2>
      <ol role="list" className="grid gap-6 [counter-reset:step] md:grid-cols-2 lg:grid-cols-4">
        {content.items.map(({ title, text }, index) => (
          <li key={index} className={`grid grid-cols-[auto_minmax(0,1fr)] gap-3 ${NUMBERED}`}>
            <div className="pt-0.5">
              <h3>{title}</h3>
              <Paragraphs text={text} className="text-ink-muted" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
