import { Children, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { RenderWhenVisible } from '../../internal/render-when-visible'

/** No gap: the cards of a row share the shelf. */
export const shelfStyles = cva('grid overflow-hidden rounded-lg border border-line bg-surface', {
  variants: {
    across: {
      auto: 'md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5',
      three: 'md:grid-cols-2 lg:grid-cols-3',
      four:
        'max-md:auto-cols-[max(9.75rem,46%)] max-md:grid-flow-col max-md:grid-rows-[auto_auto_1fr] ' +
        'max-md:overflow-x-auto max-md:scrollbar-none md:grid-cols-2 lg:grid-cols-4',
    },
  },
})

/**
 * A card has three rows of the shelf's grid, aligned across the shelf: what is above the picture, the picture, the
 * label. On phones a divider separates it from the card above; the first row's is hidden beyond the edge.
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
  /** The accessible name ("Products"). */
  label: string
  /** `refreshing` while the content may be replaced; `settled` by default. */
  state?: 'settled' | 'refreshing'
  /**
   * Number of columns. `auto`: beside filters, two to five by the window's width, one on phones; `three`: at most
   * three; `four`: on a full page, for compact cards, one scrolling row on phones. `auto` by default.
   */
  across?: 'auto' | 'three' | 'four'
  /** ProductCards. */
  children: ReactNode
}

/** Products on shelves, row by row. While new ones are on their way the packs pale; words stay as legible as before. */
export function ProductShelf({ label, state = 'settled', across = 'auto', children }: ProductShelfProps) {
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
          {/* The shelf runs on to the end of its row, as high as the pictures there; a row without any takes no room. */}
          <span className="relative row-span-2 overflow-hidden bg-media">
            <span className="absolute inset-x-0 bottom-0 border-b-2 border-shelf" />
          </span>
        </li>
      ))}
    </ul>
  )
}
