import type { ReviewView } from '@skafferi/domain/shop/reviews/views'
import { useId } from 'react'
import { Rating } from '../../../components/content/rating'
import { useWords } from '../../../words'
import { reviewsWords } from '../../../words/generated/reviews'

export interface ReviewProps {
  review: ReviewView
}

/** A customer's review. */
export function Review({ review }: ReviewProps) {
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
