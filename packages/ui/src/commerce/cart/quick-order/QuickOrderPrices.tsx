import { cva } from 'class-variance-authority'
import type { OrderRowView, PriceStepView } from '@skafferi/domain/shop/cart/views'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { quickOrderWords } from '../../../words/generated/quick-order'

/** Yellow is used only for better prices. */
const better = 'inline-block rounded-xs bg-price-better px-1 -mx-1 text-ink-on-price forced-colors:border print:border'

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
  const isNextReached = next?.reached ?? false
  return (
    <>
      <UnitCell product={product} from={unit?.from ?? null} />
      <td role="cell" className={cellStyles({ phone: isNextReached ? 'hidden' : 'step' })}>
        {bulk ? <Step step={bulk} /> : <BulkOfVariants product={product} />}
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
          <b className={better}>{price.text}</b>
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
    <>
      {reached && <VisuallyHidden>{t('table.stepReached')}</VisuallyHidden>}
      <span className={reached ? `${better} font-bold` : undefined}>{price}</span>
      <span className={small}>{t('table.from', { quantity: from })}</span>
    </>
  )
}

/** The bulk price of several variants. */
function BulkOfVariants({ product: { bulkPrice } }: { product: ProductCardView }) {
  const t = useWords(quickOrderWords)
  return (
    bulkPrice && (
      <>
        {bulkPrice.text}
        <span className={small}>{t('table.from', { quantity: bulkPrice.minQuantity })}</span>
      </>
    )
  )
}
