import { cva } from 'class-variance-authority'
import { VisuallyHidden } from '../../../components/content/visually-hidden'

/** Yellow only once the quantity is reached. Forced colours and print have no background: there is a border instead. */
const styles = cva(
  'num inline-flex min-w-0 flex-wrap items-baseline gap-x-1 rounded-xs px-1 text-xs leading-4.5 ' +
    'forced-colors:border print:border',
  { variants: { state: { reached: 'bg-price-better text-ink-on-price', ahead: 'bg-well' } } },
)

export interface PriceStepProps {
  /** The lower price, or the discount, formatted ("€1.48", "−8%"). */
  price: string
  /** The quantity from which it applies, formatted ("50+"). */
  from: string
  /** Announced before the price ("Bulk price"), not displayed. */
  label?: string
  /** `reached` if it applies to the quantity; `ahead` by default. */
  state?: 'ahead' | 'reached'
}

/** A lower price and the quantity from which it applies: the one mark for price steps. Yellow once it applies. */
export function PriceStep({ price, from, label, state = 'ahead' }: PriceStepProps) {
  return (
    <span data-step={state} className={styles({ state })}>
      {label !== undefined && <VisuallyHidden>{label} </VisuallyHidden>}
      <b>{price}</b>
      <span>{from}</span>
    </span>
  )
}
