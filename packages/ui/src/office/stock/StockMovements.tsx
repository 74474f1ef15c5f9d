import type { CorrectionStart, StockMovementsView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeStockMovementsWords } from '../../words/generated/office-stock-movements'
import { ListTable } from '../list-page'
import type { OfficeLoad } from '../load.view'
import { Section } from '../page-header'
import { useMovementColumns } from './use-movement-columns'

export interface StockMovementsProps {
  movements: OfficeLoad<StockMovementsView>
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string
  /** The user corrects goods in that were booked by mistake. Omit if the operator may not. */
  onCorrect?: (start: CorrectionStart) => void
}

/** The changes of a product's stock, newest first. */
export function StockMovements({ movements, hrefFor, onCorrect }: StockMovementsProps) {
  const t = useWords(officeStockMovementsWords)
  const { columns, phoneSummary } = useMovementColumns(onCorrect)
  return (
    <Section title={t('movements')}>
      <ListTable
        caption={t('movements')}
        columns={columns}
        list={movements}
        words={{ loading: t('movements.loading'), failed: t('movements.failed') }}
        rowId={({ id }) => id}
        rowName={({ kind, time }) => t('movements.row', { kind: t(`kind.${kind}`), time: time.text })}
        phoneSummary={phoneSummary}
        empty={{ title: t('movements.empty'), text: t('movements.emptyText') }}
        hrefFor={hrefFor}
      />
    </Section>
  )
}
