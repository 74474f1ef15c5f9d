import { Children, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'

/** One card a row, two from 768, three from 1024 px. No gap: the cards of a row share the shelf. */
export const shelfStyles = cva([
  'm-0 grid list-none grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface p-0',
  'md:grid-cols-2 lg:grid-cols-3 max-md:[&>li+li]:border-t max-md:[&>li]:border-line',
])

/** Props of {@link ProductShelf}. */
export interface ProductShelfProps {
  /** What stands on it, for readers who listen ("Products"). */
  label: string
  /** `refreshing` while what stands here may be replaced at any moment; `settled` unless told. */
  state?: 'settled' | 'refreshing'
  /** ProductCards. */
  children: ReactNode
}

const dimStyles = cva('min-w-0', {
  variants: { state: { settled: '', refreshing: '[&_img]:opacity-50 [&_img]:transition-opacity' } },
})

/** Products on shelves, row by row. While new ones are on their way the packs pale; words stay as legible as before. */
export function ProductShelf({ label, state = 'settled', children }: ProductShelfProps) {
  return (
    <ul role="list" aria-label={label} aria-busy={state === 'refreshing' || undefined} className={shelfStyles()}>
      {Children.map(children, (card) => (
        <li className={dimStyles({ state })}>{card}</li>
      ))}
    </ul>
  )
}
