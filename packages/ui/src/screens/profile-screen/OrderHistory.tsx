import { useEffect, useRef } from 'react'
import type { OrderHistoryView } from '@skafferi/domain/shop/orders/views'
import { SearchBox } from '../../components/forms/search-box'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useResetKey } from '../../internal/use-reset-key'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { OrderPages, type OrderPagesProps } from './OrderPages'
import { Button } from '../../components/actions/button'
import { OrderStatus } from '../../commerce/orders/order-status'

/** Pause in typing after which a search starts, in ms. */
const PAUSE = 400

/**
 * Searches while typing, after a pause; submitting with the button or Enter searches immediately.
 * @param query the last search: the same text is not searched again
 */
function useTypedSearch(query: string, onSearch: (event: { query: string; typing: boolean }) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function send(text: string, typing: boolean) {
    clearTimeout(timer.current)
    onSearch({ query: text, typing })
  }

  return {
    search: (text: string) => send(text, false),
    type(text: string) {
      clearTimeout(timer.current)
      const trimmed = text.trim()
      if (trimmed !== query) timer.current = setTimeout(() => send(trimmed, true), PAUSE)
    },
  }
}

interface StatusFilterProps {
  /** The status filter, as the store's code. */
  status: string
  /** Removes the status filter. */
  onShowAll: () => void
}

/** The active status filter, with a button to show all orders. */
function StatusFilter({ status, onShowAll }: StatusFilterProps) {
  const t = useWords(ordersWords)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{t('history.filter')}</span>
      <OrderStatus kind="order" status={status} />
      <Button variant="quiet" size="sm" onPress={onShowAll}>
        {t('history.all')}
      </Button>
    </p>
  )
}

export interface OrderHistoryProps extends OrderPagesProps {
  /** The text the search box starts with. */
  query: string
  /** The status to filter by, the store's code; null for all orders. */
  status: string | null
  /** A text was searched; empty for all orders. `typing`: the user may continue. */
  onSearch: (event: { query: string; typing: boolean }) => void
}

/** The orders of the company in pages, with a search over products, numbers and references, and a status filter. */
export function OrderHistory({ query, status, onSearch, ...pages }: OrderHistoryProps) {
  const { history } = pages
  const t = useWords(ordersWords)
  const { key, markSent } = useResetKey(query)
  const heading = useRef<HTMLHeadingElement>(null)
  const previousStatus = useRef(status)
  // The link that sets the filter is far above, and the button that clears it disappears.
  useEffect(() => {
    if (previousStatus.current !== status) heading.current?.focus()
    previousStatus.current = status
  }, [status])

  const { search, type } = useTypedSearch(query, (event) => {
    markSent(event.query)
    onSearch(event)
  })

  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 ref={heading} id="orders" tabIndex={-1} className="rounded-xs">
          {t('history.title')}
        </h2>
        <div className="w-full md:w-96">
          <SearchBox
            key={key}
            name="order"
            label={t('history.search')}
            placeholder={t('history.search')}
            defaultText={query}
            submitLabel={t('history.find')}
            onSearch={({ text }) => search(text)}
            onType={({ text }) => type(text)}
            onClear={() => search('')}
          />
          <p className="pt-1 text-xs text-ink-muted print:hidden">{t('history.searchHint')}</p>
        </div>
      </div>
      {status !== null && <StatusFilter status={status} onShowAll={pages.onShowAll} />}
      <VisuallyHidden>
        <span role="status">
          {history.status === 'ready' && !history.refreshing && <ResultCount history={history.view} />}
        </span>
      </VisuallyHidden>
      <OrderPages {...pages} />
    </section>
  )
}

/** The number of results, for screen readers. */
function ResultCount({ history }: { history: OrderHistoryView }) {
  const t = useWords(ordersWords)
  const { from, to, count } = history.page
  if (count === 0 && history.query !== '') return t('history.noMatch', { query: history.query })
  return t('history.showing', { from, to, count })
}
