import type { Load } from '@skafferi/domain/platform/action/views'
import type { CheckoutView } from '@skafferi/domain/shop/checkout/views'
import { LinkButton } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState } from '../../components/feedback/error-state'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { CartNotices, withOrder, type CartNoticesProps } from '../../commerce/cart/cart-conflicts'
import { useProblemText } from '../../commerce/service/problem-text'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { CheckoutContent, type CheckoutContentProps } from './CheckoutContent'
import { CheckoutSkeleton } from './CheckoutSkeleton'

export interface CheckoutScreenProps extends Omit<CheckoutContentProps, 'checkout'>, CartNoticesProps {
  checkout: Load<CheckoutView>
}

/** The checkout (Specification (shopping), checkout page). */
export function CheckoutScreen({ checkout: checkoutLoad, placedOrder, endedCodes, ...content }: CheckoutScreenProps) {
  const t = useWords(checkoutWords)
  const paths = useShopPaths()
  const problemText = useProblemText()
  const { load: checkout, order } = withOrder(checkoutLoad, placedOrder)
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
        (checkout.view.lines.length > 0 ? (
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
