import type { CartLineView, LineActions } from '@skafferi/domain/cart/views'
import type { RowPlace } from '../../components/virtual-rows'

/** What a buyer does with a line. */
export interface CartLineEvents {
  /** Pieces are added (above 0) or taken away (below 0). What would leave less than one is not reported. */
  onAdjust: LineActions['adjust']
  /** Another quantity was chosen: at least 1. */
  onQuantityChange: LineActions['setQuantity']
  /** Another quantity stands in the field, not set yet; null if it is not valid. */
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
  /** Where it stands in a long cart. Left out where every line stands in the page. */
  place?: RowPlace
  /** Filtered out: the line keeps its state and its place, but is not there for anybody. Default `shown`. */
  presence?: 'shown' | 'hidden'
}
