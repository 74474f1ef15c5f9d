import { cva } from 'class-variance-authority'
import { Skeleton } from '../../../components/feedback/skeleton'
import { CardFrame } from '../product-card'
import { cellStyles, shelfStyles } from './ProductShelf'
import { ShelfLoading } from './ShelfLoading'

/** Two full rows in the widest window; `row` is one. */
const CARDS = { auto: 10, three: 6, four: 8, row: 4 } as const

const mediaStyles = cva('grid place-items-end justify-items-center border-b-2 border-shelf bg-media', {
  variants: { variant: { full: 'md:h-31', compact: 'px-1 pt-4 md:px-4 md:pt-5' } },
})

/** Narrower windows have two full rows too. */
const beyondTwoRows = 'max-2xl:nth-[n+9]:hidden max-xl:nth-[n+7]:hidden max-lg:nth-[n+5]:hidden'

export interface ProductShelfSkeletonProps {
  /** The loading text ("Loading products..."), displayed and announced. */
  label: string
  /** As in the ProductShelf that it replaces, or `row` for a Carousel of compact cards. `auto` by default. */
  columns?: 'auto' | 'three' | 'four' | 'row'
}

/** Placeholder for a ProductShelf, in the size of its cards. */
export function ProductShelfSkeleton({ label, columns = 'auto' }: ProductShelfSkeletonProps) {
  const gridColumns = columns === 'row' ? 'four' : columns
  return (
    // As the main content of a page it also hides the footer.
    <div data-waiting={columns === 'auto' || columns === 'three' || undefined}>
      <ShelfLoading label={label} />
      <ul aria-hidden="true" className={shelfStyles({ columns: gridColumns })}>
        {Array.from({ length: CARDS[columns] }, (_, index) => (
          <li
            key={index}
            className={cellStyles({
              divider: true,
              desktopOnly: columns === 'row' && index > 1,
              className: columns === 'auto' ? beyondTwoRows : undefined,
            })}
          >
            <CardSkeleton variant={columns === 'auto' || columns === 'three' ? 'full' : 'compact'} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CardSkeleton({ variant }: { variant: 'full' | 'compact' }) {
  return (
    <CardFrame
      variant={variant}
      media={
        <span className="grid">
          <span className={mediaStyles({ variant })}>
            <span className="block aspect-square w-22 md:w-[min(76%,8.5rem)]" />
          </span>
        </span>
      }
      text={
        <span className="grid gap-2">
          <Skeleton width="55%" />
          <Skeleton width="80%" height="1rem" />
          <Skeleton width="65%" />
        </span>
      }
      actions={<Skeleton height={variant === 'full' ? 'var(--control-sm)' : 'var(--control)'} />}
    />
  )
}
