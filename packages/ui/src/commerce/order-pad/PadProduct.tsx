import type { Problem } from '@skafferi/domain/action/views'
import type { CardPurchaseState } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import { Link } from '../../components/link'
import type { NumberEntry } from '../../components/number-stepper'
import { ShelfImage } from '../../components/shelf-image'
import { CardStatus, KeptOut, PackLine } from '../product-card'
import { useShopPaths } from '../shop-paths'
import { StockLabel } from '../stock-label'

export interface PadProductProps {
  product: ProductCardView
  /** The id of the product's name. */
  titleId: string
  /** The id of the line's message. */
  messageId: string
  state: CardPurchaseState
  problem: Problem | null
  /** What stands in the line's quantity. */
  entry: NumberEntry
}

/** Which product a line is about, and what became of the last press. */
export function PadProduct({ product, titleId, messageId, entry, state, problem }: PadProductProps) {
  const paths = useShopPaths()
  const { id, title, stamp, stock } = product
  return (
    <th role="rowheader" scope="row" className="flex min-w-0 items-center gap-2.5 text-start font-regular">
      <span className="flex-none *:size-7!">
        <ShelfImage src={stamp.src ?? undefined} alt="" size="thumb" />
      </span>
      <span className="min-w-0">
        <span
          id={titleId}
          title={title}
          className="block truncate leading-4.25 font-medium @max-[36rem]:wrap-anywhere @max-[36rem]:whitespace-normal"
        >
          <Link href={paths.product(id)} variant="quiet">
            {title}
          </Link>
        </span>
        <span className="block text-2xs leading-3.5 text-ink-muted [&_[role=status]_svg]:-my-px">
          <CardStatus
            id={messageId}
            entry={entry}
            state={state}
            problem={problem}
            wishlist="idle"
            wishlistProblem={null}
          >
            <PackLine product={product} />
            {stock.state !== 'in' && (
              <span aria-hidden="true" className="ms-2 hidden @max-[46rem]:inline">
                <StockLabel stock={stock} />
              </span>
            )}
          </CardStatus>
          <KeptOut keptOut={product.keptOut} />
        </span>
      </span>
    </th>
  )
}
