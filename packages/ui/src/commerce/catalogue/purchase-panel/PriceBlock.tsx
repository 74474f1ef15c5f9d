import { cva } from 'class-variance-authority'
import type { SaleView } from '@skafferi/domain/shop/catalogue/views'
import type { ProductView } from '@skafferi/domain/shop/product/views'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'

/** Yellow only if the price is lower than the unit price, or than the price without the sale. */
const priceStyles = cva('inline-block text-price-lg leading-10 tracking-[-0.02em] wrap-anywhere', {
  variants: {
    better: {
      true: '-ms-0.5 rounded-xs bg-price-better px-2 text-ink-on-price forced-colors:border print:border',
      false: '',
    },
  },
})

export interface PriceBlockProps {
  purchase: Pick<ProductView, 'price' | 'unit'>
}

/** The current price of one piece. */
export function PriceBlock({ purchase }: PriceBlockProps) {
  const t = useWords(productWords)
  const { price, unit } = purchase
  if (price === null) {
    return null
  }
  const { text, from, isBulkPrice, unitPrice, perItem, sale } = price
  return (
    <p className="num flex flex-wrap items-baseline gap-x-2.5">
      {from && <span className="text-ink-muted">{t('priceFrom')}</span>}
      {sale && <VisuallyHidden>{t('salePrice')}</VisuallyHidden>}
      <b className={priceStyles({ better: isBulkPrice || sale !== null })}>{text}</b>
      <span>{t('perUnit', { unit: unit ?? 'other' })}</span>
      {sale ? <OriginalPrice sale={sale} /> : <UnitPrice price={unitPrice} />}
      <span className="text-xs text-ink-muted">
        {perItem !== null && t('perItem', { price: perItem.text, count: perItem.count })}
        {perItem !== null && t('partSeparator')}
        {t('exclVat')}
      </span>
    </p>
  )
}

/** The price without the sale, and the discount. */
function OriginalPrice({ sale }: { sale: SaleView }) {
  const t = useWords(productWords)
  return (
    <>
      <VisuallyHidden>{t('insteadOf')}</VisuallyHidden>
      <s className="text-ink-muted">{sale.original}</s>
      <span className="font-medium">{t('saleLess', { percent: sale.percent })}</span>
    </>
  )
}

/** The price of a single piece, crossed out at a bulk quantity. */
function UnitPrice({ price }: { price: string | null }) {
  const t = useWords(productWords)
  return price !== null && <s className="text-ink-muted">{t('unitPriceWas', { price })}</s>
}
