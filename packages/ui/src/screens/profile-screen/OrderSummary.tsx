import type { Load } from '@skafferi/domain/action/views'
import type { OrderSummaryView } from '@skafferi/domain/orders/views'
import { BannerMessage } from '../../components/banner-message'
import { ErrorState } from '../../components/error-state'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { Stats } from '../../components/stat'
import { useProblemText } from '../../commerce/problem-text'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

export interface OrderSummaryProps {
  summary: Load<OrderSummaryView>
}

/** Points, total and ongoing orders; a note where an order waits for the customer. */
export function OrderSummary({ summary }: OrderSummaryProps) {
  const t = useWords(ordersWords)
  return (
    <section className="grid gap-3">
      <h2>{t('summary.title')}</h2>
      <Figures summary={summary} />
    </section>
  )
}

function Figures({ summary }: OrderSummaryProps) {
  const t = useWords(ordersWords)
  const problemText = useProblemText()
  if (summary.status === 'failed') {
    const { problem, retry } = summary
    return <ErrorState variant="panel" title={problemText(problem)} headingLevel={3} onRetry={() => retry()} />
  }
  if (summary.status === 'loading') {
    return (
      <SkeletonGroup label={t('summary.loading')}>
        <Skeleton height="5.75rem" />
      </SkeletonGroup>
    )
  }
  const { points, total, ongoing, requiresAction } = summary.view
  return (
    <>
      <Stats
        stats={[
          { label: t('summary.points'), figure: points },
          { label: t('summary.total'), figure: total },
          { label: t('summary.ongoing'), figure: ongoing },
        ]}
      />
      {requiresAction > 0 && (
        <BannerMessage tone="caution">{t('summary.requiresAction', { count: requiresAction })}</BannerMessage>
      )}
    </>
  )
}
