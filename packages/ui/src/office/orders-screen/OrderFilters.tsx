import { controlStyles } from '../../components/field'
import { ChevronDownIcon } from '../../components/icon'
import { useStatusName } from '../../commerce/order-status'
import { SearchBox } from '../../components/search-box'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeOrderFilters } from './orders.view'

export interface OrderFiltersProps {
  filters: OfficeOrderFilters
  statuses: readonly string[]
  onFilter: (event: OfficeOrderFilters) => void
}

/** What orders are found by. */
export function OrderFilters({ filters, statuses, onFilter }: OrderFiltersProps) {
  const t = useWords(officeWords)
  const nameOf = useStatusName('order')
  return (
    <>
      <span className="min-w-0 max-md:flex-1 md:w-72">
        <SearchBox
          // Seeded anew when the filters are cleared elsewhere.
          key={filters.text}
          name="orders"
          label={t('orders.search')}
          placeholder={t('orders.searchText')}
          defaultText={filters.text}
          onSearch={({ text }) => onFilter({ ...filters, text })}
          onClear={() => onFilter({ ...filters, text: '' })}
        />
      </span>
      <span className="relative block min-w-0 max-md:flex-1">
        <select
          aria-label={t('orders.status')}
          value={filters.status}
          className={controlStyles({ end: 'caret' })}
          onChange={(event) => onFilter({ ...filters, status: event.currentTarget.value })}
        >
          <option value="">{t('orders.anyStatus')}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {nameOf(status)}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-2 grid place-items-center">
          <ChevronDownIcon size="sm" />
        </span>
      </span>
    </>
  )
}
