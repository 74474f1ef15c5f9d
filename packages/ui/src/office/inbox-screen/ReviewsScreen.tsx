import type { CountedList, OfficeState, WaitingReviewView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'
import { ListContent, ListPage } from '../list-page'
import { PageProblem } from '../page-news'
import { useInboxPage, type InboxSections } from './use-inbox-page'
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
  const page = useInboxPage(sections, 'reviews')
  const more = reviews.status === 'ready' ? reviews.view.count - reviews.view.rows.length : 0
  return (
    <ListPage {...page}>
      <p className="text-xs text-ink-muted">{t('reviews.hint')}</p>
      <PageProblem text={problem} />
      <ListContent
        list={reviews}
        words={{ loading: t('inbox.loading'), failed: t('inbox.failed') }}
        height="16rem"
        empty={({ rows }) => (rows.length > 0 ? null : { title: t('reviews.none'), text: t('inbox.noneText') })}
      >
        {({ rows }) => (
          <ul aria-label={t('reviews.list')} className="rounded-lg border border-line bg-surface">
            {rows.map((review) => (
              <WaitingReview
                key={review.id}
                review={review}
                busy={pending.find(({ id }) => id === review.id)?.do ?? null}
                onDecide={onDecide}
              />
            ))}
          </ul>
        )}
      </ListContent>
      {more > 0 && <p className="text-xs text-ink-muted">{t('reviews.more', { count: more })}</p>}
    </ListPage>
  )
}
