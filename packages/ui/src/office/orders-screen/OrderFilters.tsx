import { useRef, useState } from 'react'
import type { OrderFilters as Filters } from '@skafferi/domain/office/views'
import { useCountryName } from '../../commerce/account/country'
import { useStatusName } from '../../commerce/orders/order-status'
import { Chip } from '../../components/content/chip'
import { SelectBox } from '../../components/forms/select-field'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeOrdersWords } from '../../words/generated/office-orders'
import { ListSearch } from '../list-page'
import { FilterCompany, type FilterCompanyProps } from './FilterCompany'
import type { OrderChoices } from './orders.view'
import { useWaitName } from './use-wait-name'
import { controlStyles } from '../../components/forms/field'

interface FilterDayProps {
  /** The accessible name, which contains `visibleLabel`. */
  label: string
  /** The short label beside the field. */
  visibleLabel: string
  /** An ISO 8601 date; empty for any. */
  value: string
  /** The first and the last selectable day. */
  min?: string
  max?: string
  onChange: (event: { value: string }) => void
}

/** While the user types a year, the browser reports the years 2, 20 and 202. */
const isCompleteYear = (day: string) => day === '' || day.startsWith('2')

/** A date filter with the browser's date picker. */
function FilterDay({ label, visibleLabel, value, onChange, ...range }: FilterDayProps) {
  const [draft, setDraft] = useState({ of: value, text: value })
  return (
    <label className="flex flex-none items-center gap-1.5 text-xs whitespace-nowrap text-ink-muted">
      {visibleLabel}
      <input
        {...range}
        type="date"
        aria-label={label}
        title={label}
        // The typed text is shown until the filter changes.
        value={draft.of === value ? draft.text : value}
        className={`num flex-none max-w-34 max-md:max-w-44 ${controlStyles()}`}
        onChange={({ currentTarget: { value: text } }) => {
          setDraft({ of: value, text })
          if (isCompleteYear(text) && text !== value) onChange({ value: text })
        }}
      />
    </label>
  )
}

/** How far orders are shipped, codes of the contract. */
const SHIPMENTS = ['none', 'partial', 'all', 'delivered'] as const

export interface OrderFiltersProps extends OrderChoices {
  filters: Filters
  company: Omit<FilterCompanyProps, 'selected' | 'onChange'>
  onFilter: (event: Filters) => void
}

/** The filters of the order list. On a phone they scroll horizontally. */
export function OrderFilters({ filters, statuses, countries, company, onFilter }: OrderFiltersProps) {
  const t = useWords(officeWords)
  const ordersText = useWords(officeOrdersWords)
  const countryName = useCountryName()
  const [statusName, goodsName, paymentName] = [
    useStatusName('order'),
    useStatusName('fulfillment'),
    useStatusName('invoice'),
  ]
  const waitName = useWaitName()
  const set = (change: Partial<Filters>) => onFilter({ ...filters, ...change })
  const bar = useRef<HTMLDivElement>(null)
  function removeFilter(change: Partial<Filters>) {
    set(change)
    // The chip with the focus is removed.
    bar.current?.querySelector('input')?.focus()
  }
  return (
    <div
      ref={bar}
      className={
        'scrollbar-none flex min-w-0 items-center gap-2 max-md:-mx-1 max-md:overflow-x-auto ' +
        'max-md:p-1 md:flex-wrap'
      }
    >
      <span className="flex min-w-56 md:min-w-0 md:*:w-44">
        <ListSearch
          name="orders"
          label={t('orders.search')}
          placeholder={t('orders.searchText')}
          text={filters.text}
          onSearch={set}
        />
      </span>
      <FilterDay
        label={ordersText('from')}
        visibleLabel={ordersText('fromShown')}
        value={filters.from}
        max={filters.to}
        onChange={({ value }) => set({ from: value })}
      />
      <FilterDay
        label={ordersText('to')}
        visibleLabel={ordersText('toShown')}
        value={filters.to}
        min={filters.from}
        onChange={({ value }) => set({ to: value })}
      />
      <span className="w-36 flex-none max-md:w-40">
        <SelectBox
          label={t('orders.status')}
          value={filters.status}
          emptyLabel={t('orders.anyStatus')}
          options={statuses.map((value) => ({ value, label: statusName(value) }))}
          onChange={({ value }) => set({ status: value })}
        />
      </span>
      <FilterCompany {...company} selected={filters.company} onChange={({ id }) => set({ company: id })} />
      <span className="w-36 flex-none max-md:w-40">
        <SelectBox
          label={ordersText('country')}
          value={filters.country}
          emptyLabel={ordersText('anyCountry')}
          options={countries.map((value) => ({ value, label: countryName(value) }))}
          onChange={({ value }) => set({ country: value })}
        />
      </span>
      <span className="w-36 flex-none max-md:w-40">
        <SelectBox
          label={ordersText('filter.shipment')}
          value={filters.shipment}
          emptyLabel={ordersText('filter.anyShipment')}
          options={SHIPMENTS.map((value) => ({ value, label: ordersText(`filter.${value}`) }))}
          onChange={({ value }) => set({ shipment: value })}
        />
      </span>
      <span className="flex min-w-44 md:min-w-0 md:*:w-52">
        <ListSearch
          name="article"
          label={ordersText('filter.article')}
          placeholder={ordersText('filter.article')}
          text={filters.article}
          onSearch={({ text }) => set({ article: text })}
        />
      </span>
      {filters.waits !== '' && <Chip label={waitName(filters.waits)} onRemove={() => removeFilter({ waits: '' })} />}
      {filters.goods !== '' && <Chip label={goodsName(filters.goods)} onRemove={() => removeFilter({ goods: '' })} />}
      {filters.payment !== '' && (
        <Chip label={paymentName(filters.payment)} onRemove={() => removeFilter({ payment: '' })} />
      )}
    </div>
  )
}
