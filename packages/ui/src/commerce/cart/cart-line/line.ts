import type { CartLineView, LineActions } from '@skafferi/domain/shop/cart/views'
import type { RowAttributes } from '../../../components/content/virtual-rows'

/** The buyer's actions on a line. */
export interface CartLineEvents {
  /** Adds (above 0) or removes (below 0) pieces. A result below one is not reported. */
  onAdjust: LineActions['adjust']
  /** A new quantity was set: at least 1. */
  onQuantityChange: LineActions['setQuantity']
  /** The field's input has changed but is not set yet; null if it is invalid. */
  onType: LineActions['type']
  /** The buyer accepted the quantity that another person set. */
  onKeepCurrent: LineActions['keepCurrent']
  /** Removes the line. */
  onRemove: (event: { lineId: string }) => void
}

export interface CartLineProps extends CartLineEvents {
  line: CartLineView
  /** `row` in a table on wide screens, `card` in a list on phones. */
  variant: 'row' | 'card'
  /** Its position in a long cart. Omit if every line is rendered. */
  place?: RowAttributes
  /**
   * `hidden` if it is filtered out: the line keeps its state and position, but is not displayed or announced. Default
   * `shown`.
   */
  presence?: 'shown' | 'hidden'
}
