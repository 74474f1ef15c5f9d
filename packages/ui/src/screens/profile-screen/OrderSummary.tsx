import type { Load } from '@skafferi/domain/platform/action/views'
import type { OrderSummaryView } from '@skafferi/domain/shop/orders/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Link } from '../../components/actions/link'
import { ErrorState } from '../../components/feedback/error-state'
import { CheckIcon } from '../../components/content/icon'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { Stats } from '../../components/content/stat'
import { useProblemText } from '../../commerce/service/problem-text'
import { ContactSentence } from '../../internal/contact-sentence'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

/** Reserves the height of the note about waiting orders, so that loading causes no layout shift. */
const noteSpace = 'block min-h-21 md:min-h-13'

export interface OrderSummaryProps {
  summary: Load<OrderSummaryView>
  /** URL of the orders that require the customer's action. */
  waitingHref: string
}

/** Points, total and ongoing orders, and a link to orders that require the customer's action. */
export function OrderSummary(props: OrderSummaryProps) {
  const t = useWords(ordersWords)
  return (
    <section className="grid gap-3">
      <h2>{t('summary.title')}</h2>
      <Figures {...props} />
    </section>
  )
}

function Figures({ summary, waitingHref }: OrderSummaryProps) {
  const t = useWords(ordersWords)
  const problemText = useProblemText()
  if (summary.status === 'failed') {
    const { problem, retry } = summary
    return <ErrorState variant="panel" title={problemText(problem)} headingLevel={3} onRetry={() => retry()} />
  }
  if (summary.status === 'loading') {
    return (
      <SkeletonGroup label={t('summary.loading')}>
        <span className="grid gap-3">
          <Skeleton height="5.75rem" />
          <span className={noteSpace} />
        </span>
      </SkeletonGroup>
    )
  }
  const { points, total, ongoing, requiresAction } = summary.view
  return (
    <>
      <Stats
        stats={[
          ...(points === null ? [] : [{ label: t('summary.points'), value: points }]),
          { label: t('summary.total'), value: total },
          { label: t('summary.ongoing'), value: ongoing },
        ]}
      />
      <div className={noteSpace}>
        {requiresAction > 0 ? (
          <BannerMessage
            tone="caution"
            action={
              <span className="[&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center">
                <Link href={waitingHref}>{t('summary.show', { count: requiresAction })}</Link>
              </span>
            }
          >
            <b>{t('summary.requiresAction', { count: requiresAction })}</b>{' '}
            <ContactSentence text={(contact) => t('action.contact', contact)} />
          </BannerMessage>
        ) : (
          <p className="flex items-center gap-2 text-sm text-ink-muted">
            <CheckIcon size="sm" />
            {t('summary.nothingWaits')}
          </p>
        )}
      </div>
    </>
  )
}
