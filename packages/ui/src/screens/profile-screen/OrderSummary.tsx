import { BannerMessage } from '../../components/banner-message'
import { ErrorState } from '../../components/error-state'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { Stats } from '../../components/stat'
import type { Load } from '../../commerce/load'
import { useProblemText } from '../../commerce/problem-text'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

/** Figures about the company's orders, ready to show. */
export interface OrderSummaryFigures {
  /** Loyalty points. */
  points: string
  /** Orders in all. */
  total: string
  /** Orders that are not finished. */
  ongoing: string
  /** How many orders wait for the customer. */
  requiresAction: number
}

/** Points, total and ongoing orders; a note where an order waits for the customer. */
export function OrderSummary({ summary }: { summary: Load<OrderSummaryFigures> }) {
  const t = useWords(ordersWords)
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold tracking-flat">{t('summary.title')}</h2>
      <Figures summary={summary} />
    </section>
  )
}

function Figures({ summary }: { summary: Load<OrderSummaryFigures> }) {
  const t = useWords(ordersWords)
  const problemText = useProblemText()
  if (summary.status === 'failed') {
    return (
      <div className="rounded-lg border border-line bg-surface">
        <ErrorState title={problemText(summary.problem)} headingLevel={3} onRetry={summary.retry} />
      </div>
    )
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
