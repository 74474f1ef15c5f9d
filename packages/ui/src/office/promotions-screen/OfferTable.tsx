import type { ListPage, OfficeState } from '@skafferi/domain/office/views'
import { DataTable, RowShortcuts, type DataTableProps } from '../../components/content/data-table'
import { EmptyState } from '../../components/feedback/empty-state'
import { Pagination } from '../../components/navigation/pagination'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { OfficeFailure } from '../page-header'

export interface OfferTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'phoneSummary' | 'rowId' | 'rowName' | 'onOpen'
> {
  offers: OfficeState<ListPage & { rows: readonly Row[] }>
  /** The texts of the empty state. */
  empty: { title: string; text: string }
  hrefFor: (page: number) => string
}

/** A table of flash sales or promo codes with pagination. */
export function OfferTable<Row>({ offers, empty, hrefFor, ...table }: OfferTableProps<Row>) {
  const t = useWords(officePromotionsWords)
  const office = useWords(officeWords)
  const ready = offers.status === 'ready' ? offers.view : null
  return (
    <DataTable
      {...table}
      rows={ready?.rows ?? []}
      state={
        offers.status === 'loading' ? 'loading' : offers.status === 'ready' && offers.refreshing ? 'stale' : 'ready'
      }
      loadingLabel={t('promotions.loading')}
      empty={
        offers.status === 'failed' ? (
          <OfficeFailure
            variant="plain"
            title={t('promotions.failed')}
            request={offers.request}
            onRetry={offers.retry}
          />
        ) : (
          <EmptyState {...empty} />
        )
      }
      footer={
        ready === null || ready.count === 0 ? undefined : (
          <>
            <span className="num">
              {office('orders.range', { from: ready.from, to: ready.to, count: ready.count })}
            </span>
            <RowShortcuts />
            <span className="ms-auto">
              <Pagination page={ready.page} pageCount={ready.pageCount} hrefFor={hrefFor} />
            </span>
          </>
        )
      }
    />
  )
}
