import { useId } from 'react'
import type { Problem } from '@skafferi/domain/action/views'
import type { CardPurchaseState } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import type { SavedItemState } from '@skafferi/domain/wishlist/views'
import { useLinkElement } from '../../components/link'
import { ShelfImage } from '../../components/shelf-image'
import { useQuantity, type Quantity } from '../quantity-stepper'
import { useShopPaths } from '../shop-paths'
import { BayActions } from './BayActions'
import { BayHead } from './BayHead'
import { BriefAction } from './BriefAction'
import { BriefFoot } from './BriefFoot'
import type { CardEvents } from './card-events'
import { CardFrame } from './CardFrame'
import { CardHead } from './CardHead'
import { CardPrice, type CardPriceProps } from './CardPrice'
import { CardStatus } from './CardStatus'
import { ColorDots } from './ColorDots'
import { NoteButton } from './NoteButton'
import { PackLine } from './PackLine'
import { ProductMarks } from './ProductMarks'
import { useCurrentFailure } from './use-current-failure'
import { WishlistHeart } from './WishlistHeart'

export interface ProductCardProps extends CardEvents {
  product: ProductCardView
  /**
   * `full`: quantity, Buy Now and the cart, as in a listing; lies down on phones. `brief`: Add to Cart alone, as on the
   * home page (Specification (accounts), home product card); stands at every width. `full` by default: at most 300 px high,
   * with a name of at most two lines.
   */
  buy?: 'full' | 'brief'
  /** Rank of the product's name within the page: 3 below the heading of a section; 2 by default. */
  headingLevel?: 2 | 3
  /** How the last purchase from this card stands; `idle` by default. */
  state?: CardPurchaseState
  /** Why it failed; `null` unless it did. */
  problem?: Problem | null
  /** How the last press of the heart stands; `idle` by default. */
  wishlist?: SavedItemState
  /** Why it failed; `null` unless it did. */
  wishlistProblem?: Problem | null
  /** `eager` for cards in sight when the page opens; `lazy` by default. */
  loading?: 'lazy' | 'eager'
  /** The heart was pressed: on the wishlist, or off it. Without it there is no heart. */
  onWishlistToggle?: (event: { productId: string }) => void
  /** It is to be saved with a note, or as one of its variants. Without it, and once it is saved, there is no such button. */
  onSaveWithNote?: (event: { productId: string }) => void
  /** Whether each price says that VAT comes on top, or the page does once for all; `here` by default. */
  vat?: CardPriceProps['vat']
  /** The quantity, where the page holds it to buy several products at once; the card's own by default. */
  quantity?: Quantity
}

/** A product on the shelf: the pack, and under the line everything needed to decide, always in the same order. */
export function ProductCard({
  product,
  buy = 'full',
  headingLevel,
  state = 'idle',
  problem = null,
  wishlist = 'idle',
  wishlistProblem = null,
  loading = 'lazy',
  onWishlistToggle,
  onSaveWithNote,
  vat,
  quantity: heldQuantity,
  ...purchase
}: ProductCardProps) {
  const paths = useShopPaths()
  const titleId = useId()
  const LinkElement = useLinkElement()
  const { id, picture, colors } = product
  const href = paths.product(id)
  const ownQuantity = useQuantity(1)
  const quantity = heldQuantity ?? ownQuantity
  const current = useCurrentFailure({ state, problem }, quantity.entry.value)
  const messageId = useId()
  const actions = { product, state: current.state, quantity, titleId, messageId, ...purchase }

  const news = { id: messageId, entry: quantity.entry, ...current, wishlist, wishlistProblem }

  return (
    <CardFrame
      buy={buy}
      aria-labelledby={titleId}
      data-state={current.state}
      niche={
        <>
          <LinkElement href={href} tabIndex={-1} aria-hidden="true" className="grid">
            <ShelfImage src={picture.src ?? undefined} alt="" size={buy === 'full' ? 'bay' : 'brief'} loading={loading} />
          </LinkElement>
          <ProductMarks isNew={product.isNew} salePercent={product.sale?.percent} />
          {onWishlistToggle && (
            <WishlistHeart
              saved={product.isInWishlist}
              state={wishlist}
              titleId={titleId}
              onToggle={() => onWishlistToggle({ productId: id })}
            />
          )}
          {onSaveWithNote && !product.isInWishlist && (
            <NoteButton isOneOfMany titleId={titleId} onPress={() => onSaveWithNote({ productId: id })} />
          )}
        </>
      }
      text={
        buy === 'full' ? (
          <>
            <BayHead
              product={product}
              titleId={titleId}
              href={href}
              headingLevel={headingLevel}
              news={news}
            />
            {colors.length > 0 && <ColorDots names={colors} />}
            <div className="mt-auto pb-1.5">
              <CardPrice product={product} vat={vat} flow="bay" />
            </div>
          </>
        ) : (
          <>
            <CardHead product={product} titleId={titleId} href={href} headingLevel={headingLevel} />
            {colors.length > 0 && <ColorDots names={colors} />}
            <BriefFoot product={product} href={href}>
              <CardStatus {...news}>
                <PackLine product={product} />
              </CardStatus>
            </BriefFoot>
          </>
        )
      }
      actions={
        buy === 'full' ? (
          <BayActions {...actions} href={href} />
        ) : (
          <div className="grid gap-2">
            <CardPrice product={product} flow="column" />
            <BriefAction {...actions} />
          </div>
        )
      }
    />
  )
}
