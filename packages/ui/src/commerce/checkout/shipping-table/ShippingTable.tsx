import type { ShippingRateView } from '@skafferi/domain/shop/product/views'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'

/** A maximum of so many days is shown as "up to one week". */
const WEEK = 7

export interface ShippingTableProps {
  rates: readonly ShippingRateView[]
}

/** Shipping options: name, time, price. */
export function ShippingTable({ rates }: ShippingTableProps) {
  const t = useWords(productWords)

  function price({ price: amount, freeFrom }: ShippingRateView): string {
    if (amount !== null) {
      return amount
    }
    return freeFrom === null ? t('shippingFree') : t('shippingFreeFrom', { amount: freeFrom })
  }

  return (
    <table
      className={
        'w-full border-collapse text-sm [&_td]:py-1.25 [&_th]:py-1.25 [&_tr+tr]:border-t [&_tr+tr]:border-line'
      }
    >
      <caption className="sr-only">{t('shippingInformation')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('shippingOption')}</th>
          <th scope="col">{t('shippingTime')}</th>
          <th scope="col">{t('shippingPrice')}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.id}>
            <th scope="row" className="pe-2 text-start font-regular">
              {rate.name}
            </th>
            <td className="num pe-2 text-ink-muted">
              {rate.days.max === WEEK ? t('shippingWeek') : t('shippingDays', rate.days)}
            </td>
            <td className="num text-end">{price(rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
