import { useId } from 'react'
import { NumberStepper } from '../../components/number-stepper'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import { useQuantity } from '../quantity-stepper'
import { LineNote } from './LineNote'

export interface StockAdjusterProps {
  /** The id of the element that names the product: the amount belongs to it. */
  labelledBy: string
  /** Pieces in the line now. */
  quantity: number
  /** The most pieces a line may have. */
  maxQuantity: number
  /** The amount was added (above 0) or subtracted (below 0). */
  onAdjust: (event: { adjustment: number }) => void
}

/**
 * An amount, and minus and plus that subtract it from the line or add it: the Stock Amount of the specification.
 * It is not the line's quantity. A subtraction that would leave less than one piece is refused (Specification
 * (shopping), cart quantity adjust), and so is whatever is no amount.
 */
export function StockAdjuster({ labelledBy, quantity, maxQuantity, onAdjust }: StockAdjusterProps) {
  const t = useWords(cartWords)
  const noteId = useId()
  const { entry, fieldRef, setEntry, buy } = useQuantity(1)
  const isPossible = (adjustment: number) => quantity + adjustment >= 1 && quantity + adjustment <= maxQuantity

  function adjust(direction: -1 | 1) {
    buy(({ quantity: amount }) => {
      if (isPossible(direction * amount)) onAdjust({ adjustment: direction * amount })
    })
  }

  return (
    <span className="inline-grid w-28">
      <NumberStepper
        size="narrow"
        width="full"
        label={t('line.amount')}
        labelledBy={labelledBy}
        decreaseLabel={t('line.subtract')}
        increaseLabel={t('line.add')}
        entry={entry}
        min={1}
        max={maxQuantity}
        fieldRef={fieldRef}
        describedBy={noteId}
        presses={{
          onPress: ({ direction }) => adjust(direction),
          decreaseEnded: entry.value !== null && entry.value > 0 && !isPossible(-entry.value),
          increaseEnded: entry.value !== null && entry.value > 0 && !isPossible(entry.value),
        }}
        onEntry={setEntry}
        onEnter={() => adjust(1)}
      />
      <LineNote id={noteId} entry={entry} />
    </span>
  )
}
