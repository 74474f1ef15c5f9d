import { FullCard, type FullCardProps } from './FullCard'
import { CompactCard } from './CompactCard'

export interface ProductCardProps extends FullCardProps {
  /**
   * `full`: quantity, Buy Now and the cart, as in a listing; lies down on phones. `brief`: Add to Cart alone, as on the
   * home page (Specification (accounts), home product card); stands at every width. `full` by default: at most 300 px high,
   * with a name of at most two lines.
   */
  buy?: 'full' | 'brief'
}

/**
 * A product on the shelf: the pack, and under the line everything needed to decide, always in the same order. A page that
 * shows one kind alone takes `FullCard` or `CompactCard`, and does not load the other.
 */
export function ProductCard({ buy = 'full', ...card }: ProductCardProps) {
  return buy === 'full' ? <FullCard {...card} /> : <CompactCard {...card} />
}
