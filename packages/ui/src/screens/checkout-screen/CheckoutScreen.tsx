import type { Load } from '@skafferi/domain/platform/action/views'
import type { CheckoutView } from '@skafferi/domain/shop/checkout/views'
import { LinkButton } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState } from '../../components/feedback/error-state'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { CartNotices, withOrder, type CartNoticesProps } from '../../commerce/cart/cart-conflicts'
import { useProblemText } from '../../commerce/service/problem-text'
import { useProblemToast } from '../../commerce/service/problem-toast'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { SummarySkeleton } from '../../commerce/checkout/order-totals'
import { CheckoutContent, type CheckoutContentProps } from './CheckoutContent'
import { REFERENCES_HEIGHT } from './References'
import { REVIEW_HEIGHT } from './Review'

export interface CheckoutScreenProps extends Omit<CheckoutContentProps, 'checkout'>, CartNoticesProps {
  checkout: Load<CheckoutView>
}

/** The checkout (Specification (shopping), checkout page). */
export function CheckoutScreen({ checkout: checkoutLoad, placedOrder, endedCodes, ...content }: CheckoutScreenProps) {
  const t = useWords(checkoutWords)
  const paths = useShopPaths()
  const problemText = useProblemText()
  const { load: checkout, order } = withOrder(checkoutLoad, placedOrder)
  const hasLines = checkout.status === 'ready' && checkout.view.lines.length > 0
  useProblemToast(hasLines ? null : content.problem, content.onDismissProblem)
  return (
    <div className="pt-6 lg:pb-8">
      <DocumentTitle>{t('title')}</DocumentTitle>
      <div className="mb-5">
        <PageHeading>{t('title')}</PageHeading>
      </div>
      {checkout.status === 'loading' && <CheckoutSkeleton hasPromo={content.promo !== undefined} />}
      {checkout.status === 'failed' && (
        <ErrorState
          variant="panel"
          title={problemText(checkout.problem)}
          text={t('unchanged')}
          onRetry={() => checkout.retry()}
        />
      )}
      <CartNotices placedOrder={placedOrder} endedCodes={endedCodes} />
      {checkout.status === 'ready' &&
        (hasLines ? (
          <CheckoutContent checkout={checkout.view} {...content} />
        ) : order ? (
          <LinkButton href={paths.products()}>{t('empty.browse')}</LinkButton>
        ) : (
          <EmptyState
            variant="panel"
            title={t('empty.title')}
            text={t('empty.text')}
            action={<LinkButton href={paths.products()}>{t('empty.browse')}</LinkButton>}
          />
        ))}
    </div>
  )
}

/** Heights of delivery, references, both addresses, e-mail, payment. */
const FIRST = ['1.5rem', REFERENCES_HEIGHT, '11.125rem', '13.625rem', '1.5rem', '2.5rem']
const PROMO = '5rem'
const RULES = '3.75rem'

interface CheckoutSkeletonProps {
  /** True if the order takes promo codes. */
  hasPromo: boolean
}

/** Placeholder of the checkout, in its size. */
function CheckoutSkeleton({ hasPromo }: CheckoutSkeletonProps) {
  const t = useWords(checkoutWords)
  const heights = hasPromo ? [...FIRST, PROMO, RULES] : [...FIRST, RULES]
  return (
    <SkeletonGroup scope="page" label={t('loading')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-6">
          <Skeleton height={REVIEW_HEIGHT} />
          <div data-part="sections" className="border-t-2 border-shelf">
            {heights.map((height, section) => (
              <div
                key={section}
                className={
                  'grid gap-x-6 gap-y-2.5 border-t border-line-strong py-4 first:border-t-0 md:py-5 ' +
                  'md:grid-cols-[12.5rem_minmax(0,1fr)]'
                }
              >
                <Skeleton width="8rem" height="1.25rem" />
                <Skeleton height={height} />
              </div>
            ))}
          </div>
        </div>
        <SummarySkeleton>
          <Skeleton width="60%" height="1.75rem" />
        </SummarySkeleton>
      </div>
    </SkeletonGroup>
  )
}
