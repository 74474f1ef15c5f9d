import type { ReactNode } from 'react'
import type { MarketView, ProductView } from '@skafferi/domain/shop/product/views'
import { InfoIcon, WarningIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'

export interface PurchaseFactsProps {
  purchase: Pick<ProductView, 'ageLimit' | 'market' | 'deposit'>
}

/** Facts to know before buying: age limit, delivery restrictions, deposit. */
export function PurchaseFacts({ purchase: { ageLimit, market, deposit } }: PurchaseFactsProps) {
  const t = useWords(productWords)
  return (
    <>
      {ageLimit !== null && <Fact>{t('ageLimit', { age: ageLimit })}</Fact>}
      {market !== null && <Market market={market} />}
      {deposit !== null && <Fact>{t('deposit', { ...deposit })}</Fact>}
    </>
  )
}

/** A restriction for the company's destination replaces the list of countries. */
function Market({ market: { deliveryRestriction, excludedCountries } }: { market: MarketView }) {
  const t = useWords(productWords)
  if (deliveryRestriction !== null) {
    const { country, variants, reason, maxStrength } = deliveryRestriction
    return (
      <p role="status" className="flex gap-2 text-xs">
        <span className="text-caution">
          <WarningIcon size="sm" />
        </span>
        <span>
          <b>{t('cannotDeliver', { variants, country })}</b> {t('law', { reason, most: maxStrength ?? '' })}
        </span>
      </p>
    )
  }
  return excludedCountries === null ? null : <Fact>{t('notDelivered', { countries: excludedCountries })}</Fact>
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 text-xs text-ink-muted">
      <InfoIcon size="sm" />
      {children}
    </p>
  )
}
