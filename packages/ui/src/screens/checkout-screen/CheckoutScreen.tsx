import type { Load } from '@skafferi/domain/action/views'
import type { CheckoutView, EndedCodes } from '@skafferi/domain/checkout/views'
import type { PlacedElsewhereView } from '@skafferi/domain/orders/views'
import { LinkButton } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { ErrorState } from '../../components/error-state'
import { Later } from '../../components/later'
import { DocumentTitle, PageHeading } from '../../components/page-layout'
import { EndedCodesLater } from '../../commerce/ended-codes'
import { PlacedElsewhereLater } from '../../commerce/placed-elsewhere'
import { useProblemText } from '../../commerce/problem-text'
import { useShopPaths } from '../../commerce/shop-paths'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { CheckoutContent, type CheckoutContentProps } from './CheckoutContent'
import { CheckoutSkeleton } from './CheckoutSkeleton'

export interface CheckoutScreenProps extends Omit<CheckoutContentProps, 'checkout'> {
  checkout: Load<CheckoutView>
  /** The order that the displayed cart has become elsewhere, as soon as it is known; none by default. */
  placed?: Load<PlacedElsewhereView | null>
  /** Promo codes on it that are over, with the way to remove them; none by default. */
  ended?: EndedCodes
}

/** The checkout (Specification (shopping), checkout page). */
export function CheckoutScreen({ checkout: open, placed, ended, ...content }: CheckoutScreenProps) {
  const t = useWords(checkoutWords)
  const paths = useShopPaths()
  const problemText = useProblemText()
  const checkout = placed && placed.status !== 'ready' ? placed : open
  const order = placed?.status === 'ready' ? placed.view : null
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
      {ended && ended.codes.length > 0 && (
        <div className="mb-4">
          <Later>
            <EndedCodesLater ended={ended} />
          </Later>
        </div>
      )}
      {order && (
        <div className="mb-4">
          <Later>
            <PlacedElsewhereLater key={order.orderId} order={order} />
          </Later>
        </div>
      )}
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
