import { FullCard, type FullCardProps } from './FullCard'
import { CompactCard } from './CompactCard'

export interface ProductCardProps extends FullCardProps {
  /**
   * `full`: quantity, Buy Now and Add to Cart, as in a listing; horizontal on phones. `compact`: Add to Cart only, as on
   * the home page (Specification (accounts), home product card). `full` by default: at most 300 px high, with a name of
   * at most two lines.
   */
  buy?: 'full' | 'compact'
}

/**
 * A product on the shelf: the pack, and below the line everything needed to decide, always in the same order. A page
 * with one kind uses `FullCard` or `CompactCard`, and does not load the other.
 */
export function ProductCard({ buy = 'full', ...card }: ProductCardProps) {
  return buy === 'full' ? <FullCard {...card} /> : <CompactCard {...card} />
}
