import type { ShippingRateView } from '@skafferi/domain/shop/product/views'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'

export interface ShippingTableProps {
  rates: readonly ShippingRateView[]
}

/** Shipping options: name, time, price. */
export function ShippingTable({ rates }: ShippingTableProps) {
  const t = useWords(productWords)

  function priceText({ price, from }: ShippingRateView): string {
    if (price === null) return from === null ? t('shippingFree') : t('shippingFreeFrom', { amount: from })
    return from === null ? price : t('shippingPriceFrom', { price, amount: from })
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
              {rate.days === null ? t('shippingWeek') : t('shippingDays', rate.days)}
            </td>
            <td className="num text-end">{priceText(rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
