import type { CountryCode } from '@skafferi/domain/shop/checkout/views'
import type { OrderFilters } from '@skafferi/domain/office/views'
import { useCountryName } from '../../commerce/account/country'
import { useLocale, useWords } from '../../words'
import { officeOrdersWords } from '../../words/generated/office-orders'
import { useGoodsName } from '../order-state'
import type { OrderChoices } from './orders.view'

/** Calendar dates have no time zone, so they are formatted in UTC. */
const dayStyle = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

const isDay = (day: string) => day !== '' && !Number.isNaN(Date.parse(day))

/** The text of the date filters; empty without them. */
function useDayRange(): (from: string, to: string) => string {
  const t = useWords(officeOrdersWords)
  const format = new Intl.DateTimeFormat(useLocale(), dayStyle)
  return (from, to) => {
    const [first, last] = [from, to].map((day) => (isDay(day) ? new Date(day) : null)) as [Date | null, Date | null]
    if (first && last && first < last) return t('days.between', { days: format.formatRange(first, last) })
    if (first && last && from === to) return t('days.one', { day: format.format(first) })
    return [first && t('days.from', { day: format.format(first) }), last && t('days.to', { day: format.format(last) })]
      .filter(Boolean)
      .join(', ')
  }
}

/** The state of the goods that the filters find; undefined if they find none, or orders in several states. */
export const stateOf = ({ status, goods, shipment }: OrderFilters, states: OrderChoices['states']) =>
  states.find(({ filter }) => filter.status === status && filter.goods === goods && filter.shipment === shipment)?.state

/** A filter that has no field, e.g. of a saved view, with the change that removes it. */
interface FieldlessFilter {
  name: string
  change: Partial<OrderFilters>
}

/** A code of the contract as text: "not_fulfilled" is "Not fulfilled". */
const readable = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ')

/** Returns the applied filters that have no field. */
export function useFieldlessFilters(): (filters: OrderFilters, states: OrderChoices['states']) => FieldlessFilter[] {
  const t = useWords(officeOrdersWords)
  const viewNames: Readonly<Record<string, string>> = {
    pending: t('orders.view.open'),
    action: t('orders.view.open'),
    shipment: t('orders.view.toShip'),
    stock: t('orders.view.stock'),
    payment: t('orders.view.unpaid'),
    to_pay_back: t('orders.view.toPayBack'),
  }
  return (filters, states) => {
    const isState = stateOf(filters, states) !== undefined
    return (['status', 'waits', 'goods', 'payment', 'shipment'] as const).flatMap((field) => {
      const value = filters[field]
      const isSelected = isState && field !== 'waits' && field !== 'payment'
      if (value === '' || isSelected) return []
      const name =
        field === 'shipment'
          ? t(`filter.${value as 'none' | 'partial' | 'all' | 'delivered'}`)
          : (viewNames[value] ?? readable(value))
      return [{ name, change: { [field]: '' } }]
    })
  }
}

/** The active filters in one line; empty without filters. @param company the name of the company */
export function useFilterNames(
  states: OrderChoices['states'],
): (filters: OrderFilters, company: string | null) => string {
  const t = useWords(officeOrdersWords)
  const days = useDayRange()
  const countryName = useCountryName()
  const goodsName = useGoodsName()
  const fieldless = useFieldlessFilters()
  const list = new Intl.ListFormat(useLocale(), { type: 'unit', style: 'short' })
  return (filters, company) => {
    const state = stateOf(filters, states)
    return list.format(
      [
        filters.text && t('found.text', { text: filters.text }),
        ...(state ? [goodsName(state)] : []),
        ...fieldless(filters, states).map(({ name }) => name),
        days(filters.from, filters.to),
        filters.company && (company ?? t('company')),
        filters.country && countryName(filters.country as CountryCode),
        filters.article && t('filter.articleName', { text: filters.article }),
      ].filter((name) => name !== ''),
    )
  }
}
