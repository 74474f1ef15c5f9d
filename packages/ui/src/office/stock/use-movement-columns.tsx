import type { CorrectionStart, StockMovementView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import type { DataColumn } from '../../components/content/data-table'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useWords } from '../../words'
import { officeStockMovementsWords } from '../../words/generated/office-stock-movements'

/**
 * The columns of stock movements, and the line below a movement on a phone.
 * @param onCorrect corrects goods in; omitted if the operator may not
 */
export function useMovementColumns(onCorrect?: (start: CorrectionStart) => void) {
  const t = useWords(officeStockMovementsWords)
  const detailsOf = ({ variant, reason, note }: StockMovementView) =>
    [variant, reason && t(`reason.${reason}`), note].filter(Boolean).join(' · ')
  const correctButton = ({ kind, time, correction }: StockMovementView) =>
    onCorrect &&
    correction !== null && (
      <Button size="sm" variant="secondary" onPress={() => onCorrect(correction)}>
        {t('movements.correct')}
        <VisuallyHidden>{t('movements.row', { kind: t(`kind.${kind}`), time: time.text })}</VisuallyHidden>
      </Button>
    )
  const columns: readonly DataColumn<StockMovementView>[] = [
    {
      id: 'what',
      label: t('movements.what'),
      cell: ({ kind, order }) => (
        <span className="grid min-w-0 py-0.5">
          <span className="flex flex-wrap gap-x-2">
            <b>{t(`kind.${kind}`)}</b>
            {order !== null && (
              <Link href={order.href} variant="quiet">
                {order.number}
              </Link>
            )}
          </span>
          {order !== null && <span className="text-2xs font-regular text-ink-muted">{order.company}</span>}
        </span>
      ),
    },
    {
      id: 'change',
      label: t('movements.change'),
      align: 'end',
      visibleFrom: 'phone',
      cell: ({ change }) => <b className="num">{change}</b>,
    },
    {
      id: 'stock',
      label: t('movements.stock'),
      align: 'end',
      visibleFrom: 'phone',
      cell: ({ stock }) => <span className="num">{stock}</span>,
    },
    {
      id: 'time',
      label: t('movements.time'),
      cell: ({ time }) => (
        <time dateTime={time.dateTime} className="whitespace-nowrap">
          {time.text}
        </time>
      ),
    },
    { id: 'details', label: t('movements.details'), cell: detailsOf },
    { id: 'by', label: t('movements.by'), cell: ({ by }) => by },
    ...(onCorrect
      ? [{ id: 'correct', label: t('movements.actions'), align: 'end' as const, cell: correctButton }]
      : []),
  ]
  const phoneSummary = (movement: StockMovementView) => (
    <span className="grid">
      <time dateTime={movement.time.dateTime}>{movement.time.text}</time>
      {detailsOf(movement) !== '' && <span>{detailsOf(movement)}</span>}
      {movement.by !== null && <span>{movement.by}</span>}
      <span>{correctButton(movement)}</span>
    </span>
  )
  return { columns, phoneSummary }
}
