import { Children, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'

/** One card a row, two from 768, three or four from 1024 px. No gap: the cards of a row share the shelf. */
export const shelfStyles = cva(
  [
    'm-0 grid list-none grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface p-0',
    'md:grid-cols-2 max-md:[&>li+li]:border-t max-md:[&>li]:border-line',
  ],
  { variants: { across: { three: 'lg:grid-cols-3', four: 'lg:grid-cols-4' } }, defaultVariants: { across: 'three' } },
)

/** Props of {@link ProductShelf}. */
export interface ProductShelfProps {
  /** What stands on it, for readers who listen ("Products"). */
  label: string
  /** `refreshing` while what stands here may be replaced at any moment; `settled` unless told. */
  state?: 'settled' | 'refreshing'
  /** How many stand side by side on a desk: `three` beside filters, `four` on a whole page; `three` unless told. */
  across?: 'three' | 'four'
  /** ProductCards. */
  children: ReactNode
}

const dimStyles = cva('min-w-0', {
  variants: { state: { settled: '', refreshing: '[&_img]:opacity-50 [&_img]:transition-opacity' } },
})

/** Places left on the last shelf, by how many stand side by side. */
function emptyPlaces(count: number, columns: number): number {
  return (columns - (count % columns)) % columns
}

const emptyStyles = cva('hidden', {
  variants: { two: { true: 'md:block', false: 'md:hidden' }, full: { true: 'lg:block', false: 'lg:hidden' } },
})

const COLUMNS = { three: 3, four: 4 } as const

/** Products on shelves, row by row. While new ones are on their way the packs pale; words stay as legible as before. */
export function ProductShelf({ label, state = 'settled', across = 'three', children }: ProductShelfProps) {
  const count = Children.count(children)
  return (
    <ul
      role="list"
      aria-label={label}
      aria-busy={state === 'refreshing' || undefined}
      className={shelfStyles({ across })}
    >
      {Children.map(children, (card) => (
        <li className={dimStyles({ state })}>{card}</li>
      ))}
      {[0, 1, 2].map((place) => (
        <li
          key={`empty ${place}`}
          aria-hidden="true"
          className={emptyStyles({
            two: place < emptyPlaces(count, 2),
            full: place < emptyPlaces(count, COLUMNS[across]),
          })}
        >
          <EmptyPlace />
        </li>
      ))}
    </ul>
  )
}

/** A place where nothing stands: the shelf runs on to the end of its row. */
export function EmptyPlace() {
  return (
    <span className="grid place-items-end justify-items-center border-b-2 border-shelf bg-niche px-4 pt-5 max-md:pt-8">
      <span className="block aspect-square w-[min(76%,200px)]" />
    </span>
  )
}
