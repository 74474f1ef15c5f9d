import { cva } from 'class-variance-authority'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { Skeleton } from '../../../components/feedback/skeleton'
import { CardFrame } from '../product-card'
import { cellStyles, shelfStyles } from './ProductShelf'

/** Two full rows in the widest window; `row` is one. */
const CARDS = { auto: 10, four: 8, row: 4 } as const

/** As high as the picture of the card. */
const packStyles = cva('grid items-end justify-items-center', {
  variants: { variant: { full: 'h-26 w-26 max-md:w-full', compact: 'aspect-square w-22 md:w-[min(76%,8.5rem)]' } },
})

const mediaStyles = cva('grid place-items-end justify-items-center border-b-2 border-shelf bg-media', {
  variants: { variant: { full: 'md:h-31', compact: 'px-1 pt-4 md:px-4 md:pt-5' } },
})

/** Narrower windows have two full rows too. */
const beyondTwoRows = 'max-2xl:nth-[n+9]:hidden max-xl:nth-[n+7]:hidden max-lg:nth-[n+5]:hidden'

export interface ProductShelfSkeletonProps {
  /** The loading text ("Loading products..."), announced. */
  label: string
  /** As in the ProductShelf that it replaces, or `row` for a Carousel of compact cards. `auto` by default. */
  columns?: 'auto' | 'four' | 'row'
}

/** Placeholder for a ProductShelf, in the size of its cards. */
export function ProductShelfSkeleton({ label, columns = 'auto' }: ProductShelfSkeletonProps) {
  const gridColumns = columns === 'row' ? 'four' : columns
  return (
    // As the main content of a page it also hides the footer.
    <div data-waiting={columns === 'auto' || undefined}>
      <span role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
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
            <CardSkeleton variant={columns === 'auto' ? 'full' : 'compact'} />
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
            <span className={packStyles({ variant })}>
              <Skeleton width="62%" height="76%" />
            </span>
          </span>
        </span>
      }
      text={
        <span className="grid gap-2 pb-3">
          <span className="md:hidden" />
          <Skeleton width="100%" height="0.625rem" />
          <Skeleton width="78%" height="0.8125rem" />
          <Skeleton width="64%" height="0.6875rem" />
          <Skeleton width="56%" height="1.25rem" />
        </span>
      }
      actions={
        <span className="grid">
          <Skeleton height="var(--control-sm)" />
          <span className="flex h-6.5 items-center justify-between">
            <Skeleton width="2.5rem" height="0.625rem" />
            <Skeleton width="3.5rem" height="0.625rem" />
          </span>
        </span>
      }
    />
  )
}
