import { LinkButton } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { ErrorState } from '../../components/error-state'
import { ChevronLeftIcon } from '../../components/icon'
import { Link } from '../../components/link'
import { DocumentTitle, PageHeading } from '../../components/page-layout'
import type { Load } from '../../commerce/load'
import { useProblemText, type Problem } from '../../commerce/problem-text'
import { useShopPaths } from '../../commerce/shop-paths'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { CheckoutContent, type CheckoutContentProps } from './CheckoutContent'
import { CheckoutSkeleton } from './CheckoutSkeleton'
import type { CheckoutView } from './view'

/** Props of {@link CheckoutScreen}. */
export interface CheckoutScreenProps extends Omit<CheckoutContentProps, 'checkout'> {
  checkout: Load<CheckoutView>
}

/** The checkout (Specification (shopping), checkout page). */
export function CheckoutScreen({ checkout, ...content }: CheckoutScreenProps) {
  const t = useWords(checkoutWords)
  const paths = useShopPaths()
  return (
    <div className="pt-6 lg:pb-8">
      <DocumentTitle>{t('title')}</DocumentTitle>
      <div className="mb-5 grid justify-items-start gap-2">
        <span className="inline-flex items-center gap-1 text-xs text-link print:hidden">
          <ChevronLeftIcon size="sm" />
          <Link href={paths.cart}>{t('backToCart')}</Link>
        </span>
        <PageHeading>{t('title')}</PageHeading>
      </div>
      {checkout.status === 'loading' && <CheckoutSkeleton hasPromo={content.promo !== undefined} />}
      {checkout.status === 'failed' && <CheckoutFailed problem={checkout.problem} onRetry={checkout.retry} />}
      {checkout.status === 'ready' &&
        (checkout.view.pictures.length > 0 ? (
          <CheckoutContent checkout={checkout.view} {...content} />
        ) : (
          <NothingToOrder />
        ))}
    </div>
  )
}

function CheckoutFailed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useWords(checkoutWords)
  const problemText = useProblemText()
  return (
    <div className="rounded-lg border border-line bg-surface">
      <ErrorState title={problemText(problem)} text={t('unchanged')} onRetry={onRetry} />
    </div>
  )
}

function NothingToOrder() {
  const t = useWords(checkoutWords)
  const paths = useShopPaths()
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={<LinkButton href={paths.products()}>{t('empty.browse')}</LinkButton>}
      />
    </div>
  )
}
