/** One line of an order, ready to show. */
export interface OrderItem {
  id: string
  productId: string
  /** The product's name. */
  title: string
  /** Which of its variants. */
  variant: string
  /** What the shop counts it by; `null` where it has none. */
  sku: string | null
  /** Its picture; without an address the outline of a pack stands in its place. */
  picture: { src: string | null; alt: string }
  /** Pieces, formatted. */
  quantity: string
  /** How far it has come, as the store names it. */
  status: string
  /** What the line costs, formatted; `null` where it has no price. */
  price: string | null
}
