import { currencyDisplayOf, toMajor, type Minor } from './money'
import { shopCurrency } from './shop-currency'

/** Formats an amount in the shop's currency for a sentence, with cents only if they are not zero ("€140"). */
export function formatShopAmount(amount: Minor, locale: string): string {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: shopCurrency,
    currencyDisplay: currencyDisplayOf(shopCurrency),
    trailingZeroDisplay: 'stripIfInteger',
  })
  return money.format(toMajor(amount))
}
