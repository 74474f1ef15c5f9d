import { FullCard, type FullCardProps } from './FullCard'
import { CompactCard } from './CompactCard'

export interface ProductCardProps extends FullCardProps {
  /**
   * `full`: quantity, Buy Now and Add to Cart, as in a listing; horizontal on phones. `compact`: Add to Cart only, as
   * on the home page (Specification (accounts), home product card). `full` by default: at most 300 px high, with a
   * name of at most two lines.
   */
  variant?: 'full' | 'compact'
}

/**
 * A product in a list: the picture, and below it the facts and actions, always in the same order. A page with only one
 * variant uses `FullCard` or `CompactCard`, so that the other is not loaded.
 */
export function ProductCard({ variant = 'full', ...card }: ProductCardProps) {
  return variant === 'full' ? <FullCard {...card} /> : <CompactCard {...card} />
}
