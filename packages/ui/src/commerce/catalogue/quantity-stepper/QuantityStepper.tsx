import { NumberStepper, type NumberStepperProps } from '../../../components/forms/number-stepper'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'

export interface QuantityStepperProps extends Pick<
  NumberStepperProps,
  'entry' | 'size' | 'width' | 'busy' | 'disabled' | 'id' | 'describedBy' | 'fieldRef' | 'onEntry' | 'onEnter'
> {
  /** Minimum; 1 by default. Minus stops here, and on blur an empty or lower entry is set to it. */
  minimum?: number
  /** Maximum. Plus stops here. */
  maximum: number
  /** Valid quantities are multiples of it; 1 by default. */
  multiple?: number
  /** The product, if there are several steppers ("Tjärn Cool Mint"). Announced, not displayed. */
  itemName?: string
}

/** A number of pieces: minus, field, plus. Multiples from minimum to maximum are valid; other input stays as typed. */
export function QuantityStepper({ minimum = 1, maximum, multiple, itemName, ...rest }: QuantityStepperProps) {
  const t = useWords(catalogWords)
  return (
    <NumberStepper
      {...rest}
      label={itemName === undefined ? t('quantity') : t('quantityOf', { title: itemName })}
      decreaseLabel={t('decreaseQuantity')}
      increaseLabel={t('increaseQuantity')}
      min={minimum}
      max={maximum}
      step={multiple}
    />
  )
}
