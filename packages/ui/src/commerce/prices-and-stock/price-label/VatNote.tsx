import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'

/** States once below a section of cards that their prices are without VAT. */
export function VatNote() {
  const t = useWords(catalogWords)
  return <p className="pt-2 text-xs text-ink-muted">{t('pricesExclVat')}</p>
}
