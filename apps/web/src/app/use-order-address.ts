import { useSearchParams } from 'react-router-dom'
import { toOrderStatus, useOrderHistory, type OrderHistoryFilter } from '@skafferi/domain/shop/orders'
import { useEffect, useEffectEvent } from 'react'

/**
 * Corrects a page number beyond the end in the URL.
 * @param requestedPage the page in the URL
 * @param displayedPage the page that is shown; undefined while none is
 */
function useCorrectedPage(
  requestedPage: number,
  displayedPage: number | undefined,
  onCorrect: (page: number) => void,
): void {
  const correct = useEffectEvent(onCorrect)
  useEffect(() => {
    if (displayedPage !== undefined && displayedPage !== requestedPage) correct(displayedPage)
  }, [requestedPage, displayedPage])
}

/** Maximum page number in the URL, from the store's maximum offset. */
const maxPages = 100_000

/** Parses the search, status and page of the order history. */
export function toOrderFilter(parameters: URLSearchParams): OrderHistoryFilter {
  return {
    page: Math.min(maxPages, Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1)),
    query: parameters.get('order') ?? '',
    status: toOrderStatus(parameters.get('status')),
  }
}

/** The search, status and page of the order history from the URL. */
export function useOrderAddress() {
  const [parameters, setParameters] = useSearchParams()
  const filter = toOrderFilter(parameters)
  const { page, query, status } = filter
  const searchFor = (text: string, more: Record<string, string> = {}, replace = false) =>
    setParameters({ ...(text !== '' && { order: text }), ...more }, { replace })
  const turnTo = (next: number, replace = false) =>
    searchFor(query, { ...(status && { status }), ...(next > 1 || !replace ? { page: String(next) } : {}) }, replace)
  const history = useOrderHistory(filter)
  const displayedPage = history.status === 'ready' && !history.refreshing ? history.view.page.current : undefined
  useCorrectedPage(page, displayedPage, (next) => turnTo(next, true))
  return {
    history,
    query,
    status: status ?? null,
    onSearch: (event: { query: string; typing: boolean }) => searchFor(event.query, status && { status }, event.typing),
    onShowAll: () => searchFor(query),
    onPageChange: (event: { page: number }) => turnTo(event.page),
  }
}
