import { NumberStepper, type NumberStepperProps } from '../../components/number-stepper'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'

/** The most pieces one line can hold. */
const MOST_PIECES = 100_000

export interface QuantityStepperProps
  extends Pick<NumberStepperProps, 'size' | 'width' | 'invalid' | 'busy' | 'disabled' | 'id' | 'describedBy'> {
  /** Pieces, as last settled. */
  quantity: number
  /** Fewest pieces; 1 by default. Minus stops here, and an empty or lower entry becomes it. */
  minimum?: number
  /** Whose quantity it is, where several steppers stand near each other ("Tjärn Cool Mint"). Read, not shown. */
  of?: string
  /** Another quantity is settled: whole, and within the bounds. */
  onQuantityChange: (event: { quantity: number }) => void
}

/** How many pieces: minus, number, plus. Whole numbers from the minimum to 100,000. */
export function QuantityStepper({ quantity, minimum = 1, of, onQuantityChange, ...rest }: QuantityStepperProps) {
  const t = useWords(catalogWords)
  return (
    <NumberStepper
      {...rest}
      label={of === undefined ? t('quantity') : t('quantityOf', { title: of })}
      decreaseLabel={t('decreaseQuantity')}
      increaseLabel={t('increaseQuantity')}
      value={quantity}
      min={minimum}
      max={MOST_PIECES}
      onCommit={({ value }) => onQuantityChange({ quantity: value })}
    />
  )
}
