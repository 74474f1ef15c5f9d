import type { Load } from '@skafferi/domain/action/views'
import type { OrderHistoryView } from '@skafferi/domain/orders/views'
import { SearchBox } from '../../components/search-box'
import { VisuallyHidden } from '../../components/visually-hidden'
import { useResetKey } from '../../internal/use-reset-key'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { OrderPages } from './OrderPages'

export interface OrderHistoryProps {
  /** One page of the orders. While another is on its way the page before may stay. */
  history: Load<OrderHistoryView>
  /** The text the search box starts with. */
  query: string
  /** A product name was searched; empty asks for all orders. */
  onSearch: (event: { query: string }) => void
  /** Another page is wanted, from 1. */
  onPageChange: (event: { page: number }) => void
}

/** All orders of the company, page by page, and a search over their products' names. */
export function OrderHistory({ history, query, onSearch, onPageChange }: OrderHistoryProps) {
  const t = useWords(ordersWords)
  const { key, markSent } = useResetKey(query)

  function search({ text }: { text: string }) {
    markSent(text)
    onSearch({ query: text })
  }

  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2>{t('history.title')}</h2>
        <div className="w-full md:w-80">
          <SearchBox
            key={key}
            name="order"
            label={t('history.search')}
            placeholder={t('history.search')}
            defaultText={query}
            onSearch={search}
            onClear={() => search({ text: '' })}
          />
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">
          {history.status === 'ready' && !history.refreshing && <Found history={history.view} />}
        </span>
      </VisuallyHidden>
      <OrderPages history={history} onPageChange={onPageChange} />
    </section>
  )
}

/** What was found, for readers who do not see the table change. */
function Found({ history }: { history: OrderHistoryView }) {
  const t = useWords(ordersWords)
  const { from, to, count } = history.page
  if (count === 0 && history.query !== '') return t('history.noMatch', { query: history.query })
  return t('history.showing', { from, to, count })
}
