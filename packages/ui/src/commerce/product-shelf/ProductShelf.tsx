import { Children, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { RenderWhenVisible } from '../../internal/render-when-visible'

/** No gap: the cards of a row share the shelf. */
export const shelfStyles = cva('grid overflow-hidden rounded-lg border border-line bg-surface', {
  variants: {
    across: {
      bays: 'md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5',
      three: 'md:grid-cols-2 lg:grid-cols-3',
      four:
        'max-md:auto-cols-[max(9.75rem,46%)] max-md:grid-flow-col max-md:grid-rows-[auto_auto_1fr] ' +
        'max-md:overflow-x-auto max-md:scrollbar-none md:grid-cols-2 lg:grid-cols-4',
    },
  },
})

/**
 * A place has three rows of the shelf's own grid, alike all along it: what lies above a niche, the niche, the label. On
 * phones a line parts it from the place above; that of the first row is beyond the shelf's edge.
 */
export const cellStyles = cva('row-span-3 grid min-w-0 grid-rows-subgrid [--card-rows:subgrid]', {
  variants: {
    state: { settled: '', refreshing: '[&_img]:opacity-50 [&_img]:transition-opacity' },
    line: { true: 'relative border-line max-md:-mt-px max-md:border-t' },
    onlyOnDesk: { true: 'max-lg:hidden' },
    notOnPhones: { true: 'max-md:hidden' },
  },
})

export interface ProductShelfProps {
  /** What stands on it, for readers who listen ("Products"). */
  label: string
  /** `refreshing` while what stands here may be replaced at any moment; `settled` by default. */
  state?: 'settled' | 'refreshing'
  /**
   * How many stand side by side: `bays` beside filters, two to five as the window has room, one below the other on phones;
   * `three` at most on a desk; `four` on a whole page, for brief cards, on phones one row that scrolls in itself. `bays` by
   * default.
   */
  across?: 'bays' | 'three' | 'four'
  /** ProductCards. */
  children: ReactNode
}

/** Products on shelves, row by row. While new ones are on their way the packs pale; words stay as legible as before. */
export function ProductShelf({ label, state = 'settled', across = 'bays', children }: ProductShelfProps) {
  const count = Children.count(children)
  return (
    <ul
      role="list"
      aria-label={label}
      aria-busy={state === 'refreshing' || undefined}
      className={shelfStyles({ across })}
    >
      {Children.map(children, (card) => (
        <RenderWhenVisible as="li" className={cellStyles({ state, line: true })}>
          {card}
        </RenderWhenVisible>
      ))}
      {[0, 1, 2, 3].map((column) => (
        <li
          key={column}
          aria-hidden="true"
          className={cellStyles({ line: across === 'four' && column < count % 2, notOnPhones: across === 'four' })}
        >
          {/* The shelf runs on to the end of its row, as high as the niches there; a row without any takes no room. */}
          <span className="relative row-span-2 overflow-hidden bg-niche">
            <span className="absolute inset-x-0 bottom-0 border-b-2 border-shelf" />
          </span>
        </li>
      ))}
    </ul>
  )
}
