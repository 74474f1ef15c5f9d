import { BayCard, type BayCardProps } from './BayCard'
import { BriefCard } from './BriefCard'

export interface ProductCardProps extends BayCardProps {
  /**
   * `full`: quantity, Buy Now and the cart, as in a listing; lies down on phones. `brief`: Add to Cart alone, as on the
   * home page (Specification (accounts), home product card); stands at every width. `full` by default: at most 300 px high,
   * with a name of at most two lines.
   */
  buy?: 'full' | 'brief'
}

/**
 * A product on the shelf: the pack, and under the line everything needed to decide, always in the same order. A page that
 * shows one kind alone takes `BayCard` or `BriefCard`, and does not load the other.
 */
export function ProductCard({ buy = 'full', ...card }: ProductCardProps) {
  return buy === 'full' ? <BayCard {...card} /> : <BriefCard {...card} />
}
