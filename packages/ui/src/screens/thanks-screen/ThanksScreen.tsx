import type { Load } from '@skafferi/domain/platform/action/views'
import type { OrderDetailView } from '@skafferi/domain/shop/orders/views'
import { LinkButton } from '../../components/actions/button'
import { DescriptionList } from '../../components/content/description-list'
import { ErrorState } from '../../components/feedback/error-state'
import { BoxIcon } from '../../components/content/icon'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { DocumentSkeleton } from '../../internal/document-skeleton'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { isNotFound } from '../../commerce/service/problem-text'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { DonePage } from '../../internal/confirmation-page'
import { useWords } from '../../words'
import { thanksWords } from '../../words/generated/thanks'
import { PlacedOrder } from './PlacedOrder'

export interface ThanksScreenProps {
  /** The placed order; `null` if the page was opened without one. */
  order: Load<OrderDetailView, 'load_order'> | null
}

/** The order is placed (Specification (shopping) §2, order confirmation page): its document, and what happens next. */
export function ThanksScreen({ order }: ThanksScreenProps) {
  const t = useWords(thanksWords)
  if (order === null) return <WithoutOrder />
  if (order.status === 'failed') return <NotLoaded order={order} />
  return (
    <div className="py-6 print:py-0">
      <DocumentTitle>{t('title')}</DocumentTitle>
      <div className="print:hidden">
        <PageHeading>{t('title')}</PageHeading>
      </div>
      <div className="pt-4">{order.status === 'ready' ? <PlacedOrder order={order.view} /> : <Loading />}</div>
    </div>
  )
}

/** Placeholder of the document's head: the shelf, and the heading. */
function HeadSkeleton() {
  return (
    <>
      <div className="h-26 border-b-2 border-shelf bg-media" />
      <div className="px-4 pt-5 md:px-8">
        <Skeleton width="60%" height="3rem" />
      </div>
    </>
  )
}

/** Placeholder of the document, in its size. */
function Loading() {
  const t = useWords(thanksWords)
  return (
    <SkeletonGroup scope="page" label={t('loading')}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <DocumentSkeleton head={<HeadSkeleton />} />
        <Skeleton height="16rem" />
      </div>
    </SkeletonGroup>
  )
}

/** Shown if the page was opened without an order: number and date are unknown. */
function WithoutOrder() {
  const t = useWords(thanksWords)
  const paths = useShopPaths()
  return (
    <DonePage
      title={t('title')}
      icon={<BoxIcon />}
      heading={t('heading')}
      actions={
        <>
          <LinkButton href={paths.products()} size="lg">
            {t('again')}
          </LinkButton>
          <LinkButton href={paths.profile} variant="secondary" size="lg">
            {t('history')}
          </LinkButton>
        </>
      }
    >
      <div className="num my-3 w-full max-w-[26rem] border-t border-line pt-4 text-start">
        <DescriptionList
          items={[
            { term: t('orderNumber'), description: t('unknown') },
            { term: t('expected'), description: t('unknown') },
          ]}
        />
      </div>
    </DonePage>
  )
}

/** Says whether the order does not exist or could not be loaded, and nothing about its contents. */
function NotLoaded({
  order: { problem, retry },
}: {
  order: Extract<ThanksScreenProps['order'], { status: 'failed' }>
}) {
  const t = useWords(thanksWords)
  const paths = useShopPaths()
  const isMissing = isNotFound(problem)
  const title = isMissing ? t('notFound.title') : t('failed.title')
  return (
    <div className="grid gap-4 py-6">
      <DocumentTitle>{title}</DocumentTitle>
      <ErrorState
        variant="panel"
        headingLevel={1}
        title={title}
        text={isMissing ? t('notFound.text') : t('failed.text')}
        onRetry={isMissing ? undefined : () => retry()}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <LinkButton href={paths.profile} variant="secondary">
          {t('history')}
        </LinkButton>
      </div>
    </div>
  )
}
