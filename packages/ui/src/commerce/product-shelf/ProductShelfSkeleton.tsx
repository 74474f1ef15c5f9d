import { Skeleton } from '../../components/skeleton'
import { EmptyPlace, shelfStyles } from './ProductShelf'
import { ShelfWaiting } from './ShelfWaiting'

/** Two full rows on a desk. */
const CARDS = Array.from({ length: 6 }, (_, index) => index)

/** Props of {@link ProductShelfSkeleton}. */
export interface ProductShelfSkeletonProps {
  /** What is awaited ("Loading products..."), shown and read. */
  label: string
}

/** The shelves before the products are there, in the cards' measure. */
export function ProductShelfSkeleton({ label }: ProductShelfSkeletonProps) {
  return (
    <div>
      <ShelfWaiting label={label} />
      <ul aria-hidden="true" className={shelfStyles()}>
        {CARDS.map((card) => (
          <li key={card}>
            <CardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CardSkeleton() {
  return (
    <div className="max-md:grid max-md:grid-cols-[7.75rem_minmax(0,1fr)]">
      <EmptyPlace />
      <div className="grid gap-2 px-card-pad pt-3.5 max-md:px-3.5">
        <Skeleton width="55%" />
        <Skeleton width="80%" height="1rem" />
        <Skeleton width="65%" />
        <span className="mt-3 grid gap-2">
          <Skeleton width="40%" />
          <Skeleton width="35%" height="1.375rem" />
        </span>
      </div>
      <div className="px-card-pad pt-2 pb-card-pad max-md:col-span-full max-md:px-3.5 max-md:py-3">
        <Skeleton height="var(--control)" />
      </div>
    </div>
  )
}
