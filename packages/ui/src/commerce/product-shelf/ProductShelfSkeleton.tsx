import { Skeleton } from '../../components/skeleton'
import { CardFrame } from '../product-card'
import { cellStyles, shelfStyles } from './ProductShelf'
import { ShelfLoading } from './ShelfLoading'

/** Two full shelves on a desk; a row is one. */
const CARDS = { three: 6, four: 8, row: 4 } as const

export interface ProductShelfSkeletonProps {
  /** What is awaited ("Loading products..."), shown and read. */
  label: string
  /** As on the ProductShelf that is coming, or `row` for a Carousel of brief cards. `three` by default. */
  across?: 'three' | 'four' | 'row'
}

/** The shelves before the products are there, in the cards' measure. */
export function ProductShelfSkeleton({ label, across = 'three' }: ProductShelfSkeletonProps) {
  const shelf = across === 'row' ? 'four' : across
  return (
    // Shelves of three are what a page is about: its foot comes with them.
    <div data-waiting={across === 'three' || undefined}>
      <ShelfLoading label={label} />
      <ul aria-hidden="true" className={shelfStyles({ across: shelf })}>
        {Array.from({ length: CARDS[across] }, (_, index) => (
          <li key={index} className={cellStyles({ line: true, onlyOnDesk: across === 'row' && index > 1 })}>
            <CardSkeleton buy={across === 'three' ? 'full' : 'brief'} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CardSkeleton({ buy }: { buy: 'full' | 'brief' }) {
  return (
    <CardFrame
      buy={buy}
      niche={
        <span className="grid">
          <span className="grid place-items-end justify-items-center border-b-2 border-shelf bg-niche px-4 pt-5">
            <span className="block aspect-square w-[min(76%,200px)]" />
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
      actions={<Skeleton height="var(--control)" />}
    />
  )
}
