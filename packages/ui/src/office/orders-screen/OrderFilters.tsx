import { useRef, useState } from 'react'
import type { OrderFilters as Filters } from '@skafferi/domain/office/views'
import { useCountryName } from '../../commerce/account/country'
import { Chip } from '../../components/content/chip'
import { SelectBox } from '../../components/forms/select-field'
import { useWords } from '../../words'
import { officeOrdersWords } from '../../words/generated/office-orders'
import { FilterBar, ListSearch } from '../list-page'
import { useGoodsName } from '../order-state'
import { FilterCompany, type FilterCompanyProps } from './FilterCompany'
import type { OrderChoices } from './orders.view'
import { stateOf, useFieldlessFilters } from './use-filter-names'
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
    <label className="grid flex-none items-center gap-x-1.5 gap-y-0.5 text-xs whitespace-nowrap text-ink-muted md:flex">
      {visibleLabel}
      <input
        {...range}
        type="date"
        aria-label={label}
        title={label}
        // The typed text is shown until the filter changes.
        value={draft.of === value ? draft.text : value}
        className={`num min-w-0 flex-none md:max-w-34 ${controlStyles()}`}
        onChange={({ currentTarget: { value: text } }) => {
          setDraft({ of: value, text })
          if (isCompleteYear(text) && text !== value) onChange({ value: text })
        }}
      />
    </label>
  )
}

export interface OrderFiltersProps extends OrderChoices {
  filters: Filters
  company: Omit<FilterCompanyProps, 'selected' | 'onChange'>
  onFilter: (event: Filters) => void
}

/** The filters of the order list. */
export function OrderFilters({ filters, states, countries, company, onFilter }: OrderFiltersProps) {
  const ordersText = useWords(officeOrdersWords)
  const countryName = useCountryName()
  const goodsName = useGoodsName()
  const chips = useFieldlessFilters()(filters, states)
  const state = stateOf(filters, states) ?? ''
  const set = (change: Partial<Filters>) => onFilter({ ...filters, ...change })
  const bar = useRef<HTMLDivElement>(null)
  function removeFilter(change: Partial<Filters>) {
    set(change)
    // The chip with the focus is removed.
    bar.current?.querySelector('input')?.focus()
  }
  const { from, to, country, article } = filters
  return (
    <FilterBar
      ref={bar}
      search={
        <span className="flex min-w-0 flex-1 md:flex-none md:*:w-64">
          <ListSearch
            name="orders"
            label={ordersText('orders.search')}
            placeholder={ordersText('orders.searchText')}
            text={filters.text}
            onSearch={set}
          />
        </span>
      }
      count={[from, to, state, filters.company, country, article].filter((value) => value !== '').length}
      chips={chips.map(({ name, change }) => (
        <Chip key={name} label={name} onRemove={() => removeFilter(change)} />
      ))}
    >
      <FilterDay
        label={ordersText('from')}
        visibleLabel={ordersText('fromShown')}
        value={from}
        max={to}
        onChange={({ value }) => set({ from: value })}
      />
      <FilterDay
        label={ordersText('to')}
        visibleLabel={ordersText('toShown')}
        value={to}
        min={from}
        onChange={({ value }) => set({ to: value })}
      />
      <span className="w-36 flex-none">
        <SelectBox
          label={ordersText('goods')}
          value={state}
          emptyLabel={ordersText('anyGoods')}
          options={states.map((each) => ({ value: each.state, label: goodsName(each.state) }))}
          onChange={({ value }) =>
            set(states.find((each) => each.state === value)?.filter ?? { status: '', goods: '', shipment: '' })
          }
        />
      </span>
      <span className="w-36 flex-none">
        <SelectBox
          label={ordersText('country')}
          value={country}
          emptyLabel={ordersText('anyCountry')}
          options={countries.map((value) => ({ value, label: countryName(value) }))}
          onChange={({ value }) => set({ country: value })}
        />
      </span>
      <FilterCompany {...company} selected={filters.company} onChange={({ id }) => set({ company: id })} />
      <span className="flex min-w-0 md:*:w-56">
        <ListSearch
          name="article"
          label={ordersText('filter.article')}
          placeholder={ordersText('filter.article')}
          text={article}
          onSearch={({ text }) => set({ article: text })}
        />
      </span>
    </FilterBar>
  )
}
