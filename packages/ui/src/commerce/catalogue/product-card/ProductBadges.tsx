import { cva } from 'class-variance-authority'
import type { SaleView } from '@skafferi/domain/shop/catalogue/views'
import { useWords } from '../../../words'
import { cardWords } from '../../../words/generated/card'

/** On phones, where the wishlist button is beside it, the sale's badge is as narrow as its words. */
const styles = cva(
  'rounded-xs bg-inverse px-1.5 text-xs leading-5 font-bold text-ink-on-inverse forced-colors:border print:border',
  { variants: { kind: { new: 'tracking-caps', sale: 'num max-md:w-min max-md:px-1 max-md:leading-4' } } },
)

export interface ProductBadgesProps {
  /** First published within 30 days. */
  isNew: boolean
  /** The running sale: its discount and its last day; `null` if there is none. */
  sale?: Pick<SaleView, 'percent' | 'lastDay'> | null
}

/** Badges in the upper corner of the picture: new, or on sale. */
export function ProductBadges({ isNew, sale = null }: ProductBadgesProps) {
  const t = useWords(cardWords)
  if (!isNew && sale === null) {
    return null
  }
  return (
    <span
      className={
        'pointer-events-none absolute start-3 top-3 grid justify-items-start gap-1 max-md:start-2 max-md:top-2'
      }
    >
      {isNew && <span className={styles({ kind: 'new' })}>{t('new')}</span>}
      {sale !== null && (
        <span className={styles({ kind: 'sale' })}>
          {t('saleMark', sale)}{' '}
          {sale.lastDay !== null && (
            <span className="font-medium">{t('saleUntil', { day: sale.lastDay.replace(' ', '\u00A0') })}</span>
          )}
        </span>
      )}
    </span>
  )
}
