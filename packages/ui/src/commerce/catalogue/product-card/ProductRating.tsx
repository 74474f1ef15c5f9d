import type { RatingView } from '@skafferi/domain/shop/catalogue/views'
import { Rating } from '../../../components/content/rating'
import { useWords } from '../../../words'
import { cardWords } from '../../../words/generated/card'

export interface ProductRatingProps {
  rating: RatingView
}

/** The average rating, or that there are no reviews. */
export function ProductRating({ rating }: ProductRatingProps) {
  const t = useWords(cardWords)
  if (rating === null) {
    return <span className="text-xs text-ink-muted">{t('noReviews')}</span>
  }
  const { value, text, count } = rating
  return (
    <Rating
      fraction={value / 5}
      text={t('ratingFigures', { rating: text, count })}
      label={t('ratingLabel', { rating: text, count })}
    />
  )
}
