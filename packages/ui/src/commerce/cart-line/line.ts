import type { CartLineView, LineActions } from '@skafferi/domain/cart/views'
import type { RowPlace } from '../../components/virtual-rows'

/** The buyer's actions on a line. */
export interface CartLineEvents {
  /** Adds (above 0) or removes (below 0) pieces. A result below one is not reported. */
  onAdjust: LineActions['adjust']
  /** Another quantity was chosen: at least 1. */
  onQuantityChange: LineActions['setQuantity']
  /** The input of the field has changed and is not set yet; null if it is invalid. */
  onType: LineActions['type']
  /** What others have made of the line is known now. */
  onKeep: LineActions['keepCurrent']
  /** Removes the line. */
  onRemove: (event: { lineId: string }) => void
}

export interface CartLineProps extends CartLineEvents {
  line: CartLineView
  /** `row` in a table at the desk, `card` in a list on a phone. */
  variant: 'row' | 'card'
  /** The most pieces a line may have. */
  maxQuantity: number
  /** Its position in a long cart. Omit if every line is rendered. */
  place?: RowPlace
  /**
   * `hidden` if it is filtered out: the line keeps its state and position, but is not displayed or announced. Default
   * `shown`.
   */
  presence?: 'shown' | 'hidden'
}
