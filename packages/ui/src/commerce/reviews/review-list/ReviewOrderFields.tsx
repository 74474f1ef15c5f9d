import type { ReviewListView, ReviewOrder, ReviewSort } from '@skafferi/domain/shop/reviews/views'
import { SelectField } from '../../../components/forms/select-field'
import { useWords } from '../../../words'
import { reviewsWords } from '../../../words/generated/reviews'

const SORTS: readonly ReviewSort[] = ['newest', 'highest', 'lowest']

export interface ReviewOrderFieldsProps {
  order: ReviewOrder
  /** Number of ratings by stars; a number of stars without ratings is disabled. */
  stars: ReviewListView['stars']
  onOrderChange: (event: ReviewOrder) => void
}

/** Sort order and star filter of reviews. */
export function ReviewOrderFields({ order, stars, onOrderChange }: ReviewOrderFieldsProps) {
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
