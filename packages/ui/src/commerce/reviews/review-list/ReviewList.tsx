import { useRef, useId } from 'react'
import { cva } from 'class-variance-authority'
import type { ReviewListView, Reviews, ReviewView, ReviewOrder, ReviewSort } from '@skafferi/domain/shop/reviews/views'
import { EmptyState } from '../../../components/feedback/empty-state'
import { ErrorState } from '../../../components/feedback/error-state'
import { Pagination } from '../../../components/navigation/pagination'
import { useWords } from '../../../words'
import { reviewsWords } from '../../../words/generated/reviews'
import { useAccountProblemText } from '../../account/account-problem-text'
import { Rating } from '../../../components/content/rating'
import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'
import { SelectField } from '../../../components/forms/select-field'

/** As many as fit a window. */
const REVIEWS = [0, 1, 2]

interface ReviewListSkeletonProps {
  /** The loading text. */
  label: string
}

/** Placeholders for reviews, in their size. */
function ReviewListSkeleton({ label }: ReviewListSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      {REVIEWS.map((review) => (
        <div key={review} className="grid gap-2.5 border-t border-line-strong py-4">
          <Skeleton width="5rem" />
          <Skeleton width="45%" height="1rem" />
          <Skeleton width="30%" />
          <Skeleton width="80%" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

interface ReviewProps {
  review: ReviewView
}

/** A customer's review. */
function Review({ review }: ReviewProps) {
  const t = useWords(reviewsWords)
  const titleId = useId()
  const { author, title, text, rating, date } = review
  return (
    <article aria-labelledby={titleId} className="grid min-w-0 gap-1 border-t border-line-strong py-4">
      <Rating fraction={rating / 5} label={t('ratingLabel', { rating })} />
      <h3 id={titleId} className="wrap-anywhere">
        {title}
      </h3>
      <p className="num text-xs wrap-anywhere text-ink-muted">{t('byline', { author, date })}</p>
      <p className="max-w-read pt-1 whitespace-pre-line wrap-anywhere">{text}</p>
    </article>
  )
}

/** While other reviews are loading, the text stays legible. */
const styles = cva('m-0 list-none p-0', {
  variants: { state: { settled: '', refreshing: 'text-ink-muted' } },
})

export interface ReviewListProps extends Pick<Reviews, 'onPageChange' | 'order' | 'onOrderChange'> {
  reviews: Reviews['load']
}

/** The approved reviews of a product by page, in the chosen order. */
export function ReviewList({ reviews, ...events }: ReviewListProps) {
  const t = useWords(reviewsWords)
  const problemText = useAccountProblemText()

  if (reviews.status === 'loading') {
    return <ReviewListSkeleton label={t('loading')} />
  }
  if (reviews.status === 'failed') {
    const { problem, retry } = reviews
    return <ErrorState title={problemText(problem)} headingLevel={3} onRetry={() => retry()} />
  }
  if (reviews.view.reviews.length === 0) {
    return <EmptyState title={t('none')} text={t('noneHint')} headingLevel={3} />
  }
  return <LoadedReviews list={reviews.view} refreshing={reviews.refreshing} {...events} />
}

interface LoadedReviewsProps extends Omit<ReviewListProps, 'reviews'> {
  list: ReviewListView
  refreshing: boolean
}

function LoadedReviews({ list, refreshing, onPageChange, order, onOrderChange }: LoadedReviewsProps) {
  const t = useWords(reviewsWords)
  const top = useRef<HTMLUListElement>(null)
  const { reviews, stars, page } = list

  /** A new page starts at its top, and the list gets the focus. */
  function goToPage(event: { page: number }) {
    onPageChange(event)
    top.current?.scrollIntoView({ block: 'nearest' })
    top.current?.focus({ preventScroll: true })
  }

  return (
    <div className="min-w-0">
      {order && onOrderChange && <ReviewOrderFields order={order} stars={stars} onOrderChange={onOrderChange} />}
      <ul
        ref={top}
        role="list"
        aria-label={t('title')}
        aria-busy={refreshing || undefined}
        tabIndex={-1}
        className={styles({ state: refreshing ? 'refreshing' : 'settled' })}
      >
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line-strong pt-4">
        <p role="status" className="num text-xs text-ink-muted">
          {refreshing ? t('loading') : t('showing', { from: page.from, to: page.to, count: page.countText })}
        </p>
        {page.total > 1 && (
          <Pagination page={page.current} pageCount={page.total} label={t('pages')} onPageChange={goToPage} />
        )}
      </div>
    </div>
  )
}

const SORTS: readonly ReviewSort[] = ['newest', 'highest', 'lowest']

interface ReviewOrderFieldsProps {
  order: ReviewOrder
  /** Number of ratings by stars; a number of stars without ratings is disabled. */
  stars: ReviewListView['stars']
  onOrderChange: (event: ReviewOrder) => void
}

/** Sort order and star filter of reviews. */
function ReviewOrderFields({ order, stars, onOrderChange }: ReviewOrderFieldsProps) {
  const t = useWords(reviewsWords)
  const starOptions = stars.map(({ stars: value, count }) => ({
    value: String(value),
    label: t('starsOption', { stars: value, count }),
    disabled: count === 0,
  }))
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 sm:max-w-form">
      <SelectField
        label={t('sort')}
        value={order.sort}
        options={SORTS.map((sort) => ({ value: sort, label: t('sortBy', { sort }) }))}
        onChange={({ value }) => onOrderChange({ ...order, sort: SORTS.find((sort) => sort === value) ?? 'newest' })}
      />
      <SelectField
        label={t('filter')}
        value={order.stars === null ? '' : String(order.stars)}
        options={[{ value: '', label: t('allStars') }, ...starOptions]}
        onChange={({ value }) => onOrderChange({ ...order, stars: value === '' ? null : Number(value) })}
      />
    </div>
  )
}
