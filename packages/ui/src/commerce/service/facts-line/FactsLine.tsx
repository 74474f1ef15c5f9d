import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { PageWidth } from '../../../components/layout/page-layout'

export interface FactsLineProps {
  /** The title is the accessible name of the list. */
  content: BlockContents['facts']
}

/** Figures of the shop in a line under a shelf, on the dark background of the page's head. */
export function FactsLine({ content: { title, items } }: FactsLineProps) {
  return (
    <div className="bg-night pb-6 text-ink-on-night">
      <PageWidth>
        <ul
          role="list"
          aria-label={title || undefined}
          className={
            'grid grid-cols-2 justify-between gap-x-6 gap-y-3 border-t-2 border-ink-on-night-muted pt-3 ' +
            'wrap-anywhere md:grid-cols-3 lg:flex'
          }
        >
          {items.map(({ title: figure, text }, index) => (
            <li key={index}>
              <b className="num block text-lg leading-6">{figure}</b>
              <span className="text-sm text-ink-on-night-muted">{text}</span>
            </li>
          ))}
        </ul>
      </PageWidth>
    </div>
  )
}
