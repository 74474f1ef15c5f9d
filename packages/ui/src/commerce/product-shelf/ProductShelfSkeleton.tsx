import { cva } from 'class-variance-authority'
import { Skeleton } from '../../components/skeleton'
import { CardFrame } from '../product-card'
import { cellStyles, shelfStyles } from './ProductShelf'
import { ShelfLoading } from './ShelfLoading'

/** Two full shelves, in bays of the widest window; a row is one. */
const CARDS = { auto: 10, three: 6, four: 8, row: 4 } as const

const mediaStyles = cva('grid place-items-end justify-items-center border-b-2 border-shelf bg-media', {
  variants: { buy: { full: 'md:h-31', compact: 'px-1 pt-8 md:px-4 md:pt-5' } },
})

/** Narrower windows have two full shelves too. */
const beyondTwoShelves = 'max-2xl:nth-[n+9]:hidden max-xl:nth-[n+7]:hidden max-lg:nth-[n+5]:hidden'

export interface ProductShelfSkeletonProps {
  /** The loading text ("Loading products..."), displayed and announced. */
  label: string
  /** As on the ProductShelf that is coming, or `row` for a Carousel of brief cards. `auto` by default. */
  across?: 'auto' | 'three' | 'four' | 'row'
}

/** The shelves before the products are there, in the cards' measure. */
export function ProductShelfSkeleton({ label, across = 'auto' }: ProductShelfSkeletonProps) {
  const shelf = across === 'row' ? 'four' : across
  return (
    // A shelf that is the main content of a page has its footer too.
    <div data-waiting={across === 'auto' || across === 'three' || undefined}>
      <ShelfLoading label={label} />
      <ul aria-hidden="true" className={shelfStyles({ across: shelf })}>
        {Array.from({ length: CARDS[across] }, (_, index) => (
          <li
            key={index}
            className={cellStyles({
              line: true,
              onlyOnDesk: across === 'row' && index > 1,
              className: across === 'auto' ? beyondTwoShelves : undefined,
            })}
          >
            <CardSkeleton buy={across === 'auto' || across === 'three' ? 'full' : 'compact'} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CardSkeleton({ buy }: { buy: 'full' | 'compact' }) {
  return (
    <CardFrame
      buy={buy}
      media={
        <span className="grid">
          <span className={mediaStyles({ buy })}>
            <span className="block aspect-square w-[min(76%,6.5rem)] md:w-[min(76%,8.5rem)]" />
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
      actions={<Skeleton height={buy === 'full' ? 'var(--control-sm)' : 'var(--control)'} />}
    />
  )
}
