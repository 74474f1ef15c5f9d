import type { ReviewListView } from '@skafferi/domain/shop/reviews/views'
import { Progress } from '../../../components/feedback/progress'
import { Rating } from '../../../components/content/rating'
import { useWords } from '../../../words'
import { reviewsWords } from '../../../words/generated/reviews'

export interface ReviewSummaryProps extends Pick<ReviewListView, 'rating' | 'stars'> {}

/** The ratings of a product: the average, and the number of reviews by stars. */
export function ReviewSummary({ rating, stars }: ReviewSummaryProps) {
  const t = useWords(reviewsWords)
  if (rating === null) {
    return null
  }
  const { value, text, count } = rating
  return (
    <section aria-label={t('summary')} className="num grid min-w-0 gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="text-price-lg leading-10 tracking-[-0.02em]">{text}</b>
        <span className="grid gap-0.5">
          <Rating fraction={value / 5} label={t('average', { rating: text })} />
          <span className="text-xs text-ink-muted">{t('count', { count })}</span>
        </span>
      </p>
      <ul role="list" className="m-0 grid list-none gap-1 p-0 text-xs">
        {stars.map((each) => (
          <li key={each.stars} className="grid grid-cols-[3.5rem_minmax(0,1fr)_3rem] items-center gap-2">
            <span aria-hidden="true">{t('stars', { stars: each.stars })}</span>
            <Progress
              label={t('starsCount', { stars: each.stars, count: each.count })}
              labelVisibility="hidden"
              value={each.count}
              max={count}
            />
            <span aria-hidden="true" className="text-end text-ink-muted">
              {each.countText}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
