import type { CountedList, OfficeState, WaitingReviewView } from '@skafferi/domain/office/views'
import { EmptyState } from '../../components/feedback/empty-state'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { OfficeFailure } from '../page-header'
import { PageProblem } from '../page-news'
import { InboxHeader, type InboxSections } from './InboxHeader'
import { WaitingReview, type WaitingReviewProps } from './WaitingReview'

export interface ReviewsScreenProps extends Pick<WaitingReviewProps, 'onDecide'> {
  sections: InboxSections
  reviews: OfficeState<CountedList<WaitingReviewView>>
  /** The pending decisions. */
  pending: readonly { id: string; do: 'approve' | 'reject' }[]
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
}

/** The reviews that wait for moderation. */
export function ReviewsScreen({ sections, reviews, pending, problem, onDecide }: ReviewsScreenProps) {
  const t = useWords(officeInboxWords)
  const more = reviews.status === 'ready' ? reviews.view.count - reviews.view.rows.length : 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pb-8">
      <div>
        <InboxHeader sections={sections} current="reviews" />
      </div>
      <p className="text-xs text-ink-muted">{t('reviews.hint')}</p>
      <PageProblem text={problem} />
      {reviews.status === 'loading' && (
        <SkeletonGroup label={t('inbox.loading')} scope="page">
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
      {reviews.status === 'failed' && (
        <OfficeFailure title={t('inbox.failed')} request={reviews.request} onRetry={reviews.retry} />
      )}
      {reviews.status === 'ready' && reviews.view.rows.length === 0 && (
        <EmptyState variant="panel" title={t('reviews.none')} text={t('inbox.noneText')} />
      )}
      {reviews.status === 'ready' && reviews.view.rows.length > 0 && (
        <ul aria-label={t('reviews.list')} className="rounded-lg border border-line bg-surface">
          {reviews.view.rows.map((review) => (
            <WaitingReview
              key={review.id}
              review={review}
              busy={pending.find(({ id }) => id === review.id)?.do ?? null}
              onDecide={onDecide}
            />
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-xs text-ink-muted">{t('reviews.more', { count: more })}</p>}
    </div>
  )
}
