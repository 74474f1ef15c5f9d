import type { Reviews } from '@skafferi/domain/shop/reviews/views'
import { useState } from 'react'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Button, LinkButton } from '../../../components/actions/button'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { LazyReviewDialog, type ReviewDialogProps } from '../review-dialog'
import { ReviewList } from '../review-list'
import { ReviewSummary } from '../review-summary'
import { useShopPaths } from '../../service/shop-paths'
import { useWords } from '../../../words'
import { reviewsWords } from '../../../words/generated/reviews'

export interface ReviewPanelProps {
  /** The product's page, to which a visitor returns after signing in. */
  productHref: string
  reviews: Reviews
}

/** The Review tab: the summary, the reviews, and the button to write one. */
export function ReviewPanel({ productHref, reviews }: ReviewPanelProps) {
  const t = useWords(reviewsWords)
  const paths = useShopPaths()
  const [step, setStep] = useState<'reading' | 'writing' | 'sent'>('reading')
  const { load, author, draft, limits, faults, sending, problem } = reviews

  const submit: ReviewDialogProps['onSubmit'] = async (event) => {
    const isSent = await reviews.onSubmit(event)
    if (isSent) {
      setStep('sent')
    }
    return isSent
  }

  function close() {
    setStep((now) => (now === 'sent' ? now : 'reading'))
    reviews.onDialogClose()
  }

  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-4">
        {load.status === 'ready' && <ReviewSummary rating={load.view.rating} stars={load.view.stars} />}
        {author === null ? (
          <LinkButton href={paths.signIn(productHref)} variant="secondary">
            {t('signInToWrite')}
          </LinkButton>
        ) : (
          <Button variant="secondary" aria-haspopup="dialog" onPress={() => setStep('writing')}>
            {t('write')}
          </Button>
        )}
        <div role="status">{step === 'sent' && <BannerMessage tone="positive">{t('sent')}</BannerMessage>}</div>
      </div>
      <section className="min-w-0">
        <h2 className="sr-only">{t('title')}</h2>
        <ReviewList
          reviews={load}
          order={reviews.order}
          onPageChange={reviews.onPageChange}
          onOrderChange={reviews.onOrderChange}
        />
      </section>
      {step === 'writing' && author !== null && (
        <LazyBoundary onClose={() => setStep('reading')}>
          <LazyReviewDialog
            author={author}
            draft={draft}
            limits={limits}
            faults={faults}
            sending={sending}
            problem={problem}
            onSubmit={submit}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
