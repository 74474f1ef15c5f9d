import { Children, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { RenderWhenVisible } from '../../../internal/render-when-visible'

/** No gap: the cards of a row share the line below the pictures. */
export const shelfStyles = cva('grid overflow-hidden rounded-lg border border-line bg-surface', {
  variants: {
    columns: {
      auto: 'md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5',
      four:
        'max-md:auto-cols-[max(9.75rem,46%)] max-md:grid-flow-col max-md:grid-rows-[auto_auto_1fr] ' +
        'max-md:overflow-x-auto max-md:scrollbar-none md:grid-cols-2 lg:grid-cols-4',
    },
  },
})

/**
 * A card spans three rows of the grid: content above the picture, the picture, the text. On phones a divider separates
 * it from the card above; that of the first card is outside the frame.
 */
export const cellStyles = cva('row-span-3 grid min-w-0 grid-rows-subgrid [--card-rows:subgrid]', {
  variants: {
    state: { settled: '', refreshing: '[&_img]:opacity-50 [&_img]:transition-opacity' },
    divider: { true: 'relative border-line max-md:-mt-px max-md:border-t' },
    desktopOnly: { true: 'max-lg:hidden' },
    hiddenOnPhones: { true: 'max-md:hidden' },
  },
})

export interface ProductShelfProps {
  /** The accessible name ("Products"). */
  label: string
  /** `refreshing` while the content may be replaced; `settled` by default. */
  state?: 'settled' | 'refreshing'
  /**
   * Number of columns. `auto`: beside filters, two to five by the window's width, one on phones; `four`: for compact
   * cards on a full page, on phones one scrolling row. `auto` by default.
   */
  columns?: 'auto' | 'four'
  /** ProductCards. */
  children: ReactNode
}

/** A grid of product cards. While others are loading the pictures fade; the text stays legible. */
export function ProductShelf({ label, state = 'settled', columns = 'auto', children }: ProductShelfProps) {
  const count = Children.count(children)
  return (
    <ul
      role="list"
      aria-label={label}
      aria-busy={state === 'refreshing' || undefined}
      className={shelfStyles({ columns })}
    >
      {Children.map(children, (card) => (
        <RenderWhenVisible as="li" className={cellStyles({ state, divider: true })}>
          {card}
        </RenderWhenVisible>
      ))}
      {[0, 1, 2, 3].map((column) => (
        <li
          key={column}
          aria-hidden="true"
          className={cellStyles({
            divider: columns === 'four' && column < count % 2,
            hiddenOnPhones: columns === 'four',
          })}
        >
          {/* Continues the line to the end of the row, at the height of its pictures; no space without pictures. */}
          <span className="relative row-span-2 overflow-hidden bg-media">
            <span className="absolute inset-x-0 bottom-0 border-b-2 border-shelf" />
          </span>
        </li>
      ))}
    </ul>
  )
}
