import { LinkButton } from '../../components/button'
import { DescriptionList } from '../../components/description-list'
import { BoxIcon } from '../../components/icon'
import { Link } from '../../components/link'
import { DocumentTitle, PageHeading } from '../../components/page-layout'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import type { Load } from '../../commerce/load'
import { useShopPaths } from '../../commerce/shop-paths'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'

/** What is confirmed of an order, ready to show. */
export interface ConfirmationView {
  orderId: string
  /** The number people say on the phone. */
  displayId: string
  /** The day by which it arrives, formatted. */
  deliveryDate: string
}

/** Props of {@link ThanksScreen}. */
export interface ThanksScreenProps {
  /** The order that was placed; `null` where the page was opened without one. */
  confirmation: Load<ConfirmationView> | null
}

/** The order is placed (Specification (shopping), order confirmation page). */
export function ThanksScreen({ confirmation }: ThanksScreenProps) {
  const t = useWords(checkoutWords)
  const paths = useShopPaths()
  return (
    <div className="mx-auto grid max-w-read gap-4 py-6 md:py-10">
      <DocumentTitle>{t('thanks.title')}</DocumentTitle>
      <PageHeading>{t('thanks.title')}</PageHeading>
      <section
        aria-labelledby="thanks"
        className={
          'grid justify-items-center gap-2 rounded-lg border border-line bg-surface px-5 py-8 text-center md:px-8'
        }
      >
        <span
          aria-hidden="true"
          className={
            'mb-3 flex h-16 w-55 max-w-full items-end justify-center border-b-2 border-shelf text-positive ' +
            '[&_svg]:size-12 [&_svg]:stroke-[1.1]'
          }
        >
          <BoxIcon />
        </span>
        <h2 id="thanks">{t('thanks.heading')}</h2>
        {confirmation !== null && <p className="text-ink-muted">{t('thanks.text')}</p>}
        <div className="num my-3 w-full max-w-[26rem] border-t border-line pt-4 text-start">
          <Confirmation confirmation={confirmation} />
        </div>
        <div className="flex flex-wrap justify-center gap-2 max-sm:w-full max-sm:*:w-full">
          <LinkButton href={paths.products()} size="lg">
            {t('thanks.again')}
          </LinkButton>
          <LinkButton href={paths.profile} variant="secondary" size="lg">
            {t('thanks.history')}
          </LinkButton>
        </div>
      </section>
    </div>
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
function OrderNumber({ order: { orderId, displayId } }: { order: ConfirmationView }) {
  const t = useWords(checkoutWords)
  const { order } = useShopPaths()
  if (order === undefined) return displayId
  return (
    <Link href={order(orderId)} label={t('thanks.openOrder', { number: displayId })}>
      {displayId}
    </Link>
  )
}
