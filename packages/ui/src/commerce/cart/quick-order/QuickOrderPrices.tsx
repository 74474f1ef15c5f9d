import { cva } from 'class-variance-authority'
import type { OrderRowView, PriceStepView } from '@skafferi/domain/shop/cart/views'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { quickOrderWords } from '../../../words/generated/quick-order'
import { BetterPrice } from '../../prices-and-stock/better-price'
import { PriceStep } from '../../prices-and-stock/price-step'

const cellStyles = cva('num min-w-0 text-end text-sm leading-4.25 wrap-anywhere', {
  variants: {
    /** On phones: the unit price, and below it the highest reached step, or the first. */
    phone: {
      unit: 'max-[38rem]:col-start-2 max-[38rem]:row-start-1',
      step: 'max-[38rem]:col-start-2 max-[38rem]:row-start-2',
      hidden: 'max-[38rem]:sr-only',
    },
  },
})

const small = 'block text-xs leading-3.5 text-ink-muted'

export interface QuickOrderPricesProps {
  product: ProductCardView
  row: OrderRowView
}

/** Unit price, bulk price and the price of the next step; yellow if a step applies to the input, or in a sale. */
export function QuickOrderPrices({ product, row: { steps } }: QuickOrderPricesProps) {
  const [unit, bulk, next] = steps
  const { bulkPrice: ofVariants } = product
  const isNextReached = next?.reached ?? false
  return (
    <>
      <UnitCell product={product} from={unit?.from ?? null} />
      <td role="cell" className={cellStyles({ phone: isNextReached ? 'hidden' : 'step' })}>
        {bulk ? (
          <Step step={bulk} />
        ) : (
          ofVariants && <Step step={{ price: ofVariants.text, from: ofVariants.minQuantity, reached: false }} />
        )}
      </td>
      <td role="cell" className={cellStyles({ phone: isNextReached ? 'step' : 'hidden' })}>
        {next && <Step step={next} />}
      </td>
    </>
  )
}

function UnitCell({ product: { price, sale }, from }: { product: ProductCardView; from: number | null }) {
  const t = useWords(catalogWords)
  const words = useWords(quickOrderWords)
  return (
    <td role="cell" className={cellStyles({ phone: 'unit' })}>
      {price.from && <span className={small}>{t('priceFrom')}</span>}
      {sale ? (
        <>
          <VisuallyHidden>{t('salePrice')}</VisuallyHidden>
          <BetterPrice>{price.text}</BetterPrice>
          <VisuallyHidden>{t('insteadOf')}</VisuallyHidden>
          <s className={small}>{sale.original}</s>
        </>
      ) : (
        <span className="font-medium">{price.text}</span>
      )}
      {!sale && from !== null && (
        <span className={`${small} max-[38rem]:hidden`}>{words('table.from', { quantity: from })}</span>
      )}
    </td>
  )
}

function Step({ step: { price, from, reached } }: { step: PriceStepView }) {
  const t = useWords(quickOrderWords)
  return (
    <PriceStep
      label={reached ? t('table.stepReached') : undefined}
      price={price}
      from={t('table.from', { quantity: from })}
      state={reached ? 'reached' : 'ahead'}
    />
  )
}
