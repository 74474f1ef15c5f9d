import type { Load } from '@skafferi/domain/action/views'
import type { OrderConfirmationView } from '@skafferi/domain/checkout/views'
import { LinkButton } from '../../components/button'
import { DescriptionList } from '../../components/description-list'
import { BoxIcon } from '../../components/icon'
import { Link } from '../../components/link'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useShopPaths } from '../../commerce/shop-paths'
import { DonePage } from '../../internal/done-page'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

export interface ThanksScreenProps {
  /** The order that was placed; `null` where the page was opened without one. */
  confirmation: Load<OrderConfirmationView> | null
}

/** The order is placed (Specification (shopping), order confirmation page). */
export function ThanksScreen({ confirmation }: ThanksScreenProps) {
  const t = useWords(checkoutWords)
  const paths = useShopPaths()
  return (
    <DonePage
      title={t('thanks.title')}
      icon={<BoxIcon />}
      heading={t('thanks.heading')}
      actions={
        <>
          <LinkButton href={paths.products()} size="lg">
            {t('thanks.again')}
          </LinkButton>
          <LinkButton href={paths.profile} variant="secondary" size="lg">
            {t('thanks.history')}
          </LinkButton>
        </>
      }
    >
      {confirmation !== null && <p className="text-ink-muted">{t('thanks.text')}</p>}
      <div className="num my-3 w-full max-w-[26rem] border-t border-line pt-4 text-start">
        <Confirmation confirmation={confirmation} />
      </div>
    </DonePage>
  )
}

/** An order that could not be found again keeps its place: it is placed, only its number is not known here. */
function Confirmation({ confirmation }: ThanksScreenProps) {
  const t = useWords(checkoutWords)
  if (confirmation?.status === 'loading') {
    return (
      <SkeletonGroup label={t('thanks.loading')}>
        <span className="grid h-12 content-around">
          <Skeleton />
          <Skeleton />
        </span>
      </SkeletonGroup>
    )
  }
  const known = confirmation?.status === 'ready' ? confirmation.view : null
  return (
    <DescriptionList
      items={[
        { term: t('thanks.orderNumber'), description: known ? <OrderNumber order={known} /> : t('thanks.unknown') },
        { term: t('thanks.expected'), description: known?.deliveryDate ?? t('thanks.unknown') },
      ]}
    />
  )
}

/** The number people say on the phone; it leads to the order where orders have a page of their own. */
function OrderNumber({ order: { orderId, displayId } }: { order: OrderConfirmationView }) {
  const t = useWords(checkoutWords)
  const { order } = useShopPaths()
  if (order === undefined) return displayId
  return (
    <Link href={order(orderId)} label={t('thanks.openOrder', { number: displayId })}>
      {displayId}
    </Link>
  )
}
