import type { CountryCode } from '@skafferi/domain/shop/checkout/views'
import type { OrderFilters } from '@skafferi/domain/office/views'
import { useCountryName } from '../../commerce/account/country'
import { useStatusName } from '../../commerce/orders/order-status'
import { useLocale, useWords } from '../../words'
import { officeOrdersWords } from '../../words/generated/office-orders'
import { useWaitName } from './use-wait-name'

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

/** The active filters in one line; empty without filters. @param company the name of the company */
export function useFilterNames(): (filters: OrderFilters, company: string | null) => string {
  const t = useWords(officeOrdersWords)
  const days = useDayRange()
  const countryName = useCountryName()
  const [status, goods, payment] = [useStatusName('order'), useStatusName('fulfillment'), useStatusName('invoice')]
  const waitName = useWaitName()
  const list = new Intl.ListFormat(useLocale(), { type: 'unit', style: 'short' })
  return (filters, company) =>
    list.format(
      [
        filters.text && t('found.text', { text: filters.text }),
        filters.status && status(filters.status),
        filters.waits && waitName(filters.waits),
        filters.goods && goods(filters.goods),
        filters.payment && payment(filters.payment),
        days(filters.from, filters.to),
        filters.company && (company ?? t('company')),
        filters.country && countryName(filters.country as CountryCode),
        filters.shipment && t(`filter.${filters.shipment as 'none' | 'partial' | 'all' | 'delivered'}`),
        filters.article && t('filter.articleName', { text: filters.article }),
      ].filter((name) => name !== ''),
    )
}
