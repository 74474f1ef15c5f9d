import type { WaitingReviewView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { CheckIcon } from '../../components/content/icon'
import { Link } from '../../components/actions/link'
import { Rating } from '../../components/content/rating'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'

export interface WaitingReviewProps {
  review: WaitingReviewView
  /** The pending decision; `null` if none is. */
  busy: 'approve' | 'reject' | null
  onDecide: (event: { id: string; do: 'approve' | 'reject' }) => void
}

/** A review with buttons to approve or reject it. */
export function WaitingReview({ review, busy, onDecide }: WaitingReviewProps) {
  const t = useWords(officeInboxWords)
  const { id, product, author, company, title, text, stars, time } = review
  const reviewName = { product: product.title, author }
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-b border-line px-4 py-3 last:border-b-0">
      <div className="grid min-w-0 flex-[1_1_20rem] gap-1">
        <p className="link-targets flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link href={product.href} variant="quiet">
            <b>{product.title}</b>
          </Link>
          <Rating fraction={stars / 5} text={String(stars)} label={t('reviews.stars', { stars })} />
        </p>
        <p className="max-w-read font-medium wrap-anywhere">{title}</p>
        <p className="max-w-read text-sm whitespace-pre-line wrap-anywhere">{text}</p>
        <p className="text-xs text-ink-muted">
          {company === null ? author : `${author}, ${company}`} · <time dateTime={time.dateTime}>{time.text}</time>
        </p>
      </div>
      <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('reviews.rejectOf', reviewName)}
          busy={busy === 'reject'}
          busyLabel={t('reviews.deciding')}
          disabled={busy === 'approve'}
          onPress={() => onDecide({ id, do: 'reject' })}
        >
          {t('reviews.reject')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('reviews.approveOf', reviewName)}
          busy={busy === 'approve'}
          busyLabel={t('reviews.deciding')}
          disabled={busy === 'reject'}
          onPress={() => onDecide({ id, do: 'approve' })}
        >
          <CheckIcon size="sm" />
          {t('reviews.approve')}
        </Button>
      </div>
    </li>
  )
}
