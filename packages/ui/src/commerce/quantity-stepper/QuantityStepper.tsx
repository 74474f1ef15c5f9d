import { NumberStepper, type NumberStepperProps } from '../../components/number-stepper'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { MAX_PIECES } from './use-quantity'

export interface QuantityStepperProps extends Pick<
  NumberStepperProps,
  'entry' | 'size' | 'width' | 'busy' | 'disabled' | 'id' | 'describedBy' | 'fieldRef' | 'onEntry' | 'onEnter'
> {
  /** Fewest pieces; 1 by default. Minus stops here, and an empty or lower entry becomes it when the field is left. */
  minimum?: number
  /** Most pieces; 100,000 by default. Plus stops here. */
  maximum?: number
  /** The subject, if several steppers are near each other ("Tjärn Cool Mint"). Announced, not displayed. */
  of?: string
}

/** How many pieces: minus, number, plus. Right are whole numbers from the minimum to 100,000; the rest stays as typed. */
export function QuantityStepper({ minimum = 1, maximum = MAX_PIECES, of, ...rest }: QuantityStepperProps) {
  const t = useWords(catalogWords)
  return (
    <NumberStepper
      {...rest}
      label={of === undefined ? t('quantity') : t('quantityOf', { title: of })}
      decreaseLabel={t('decreaseQuantity')}
      increaseLabel={t('increaseQuantity')}
      min={minimum}
      max={maximum}
    />
  )
}
