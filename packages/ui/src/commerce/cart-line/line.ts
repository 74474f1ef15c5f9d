/** One line of the cart, ready to show. */
export interface CartLineView {
  id: string
  /** The product whose page the line leads to. */
  productId: string
  /** The product's name. */
  title: string
  /** Net content and unit ("14 g · can"); `null` where none is known. */
  packText: string | null
  sku: string | null
  /** The product's picture; without an address the outline of a pack stands in its place. */
  picture: { src: string | null; alt: string }
  /** Pieces. */
  quantity: number
  /** Pieces, formatted ("1,240"). */
  quantityText: string
  /** Price of one piece at this quantity, formatted. */
  unitPrice: string
  /** That price is a bulk price. */
  better: boolean
  /** Pieces × unit price, formatted. */
  total: string
  /** A change of the line is on its way to the store. */
  busy: boolean
}

/** What a buyer does with a line. */
export interface CartLineEvents {
  /** Pieces are added (above 0) or taken away (below 0). What would leave less than one is not told. */
  onAdjust: (event: { lineId: string; adjustment: number }) => void
  /** Another quantity was chosen: at least 1. */
  onQuantityChange: (event: { lineId: string; quantity: number }) => void
  /** The line shall go. */
  onRemove: (event: { lineId: string }) => void
}

/** Props of the cart line, in either look. */
export interface CartLineProps extends CartLineEvents {
  line: CartLineView
  /** `row` in a table at the desk, `card` in a list on a phone. */
  look: 'row' | 'card'
  /** The most pieces a line may have. */
  maxQuantity: number
  /** Filtered out: the line keeps its state and its place, but is not there for anybody. Default `shown`. */
  presence?: 'shown' | 'hidden'
}
