import { useId } from 'react'
import type { Problem } from '@skafferi/domain/action/views'
import type { CardPurchaseState } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import type { SavedItemState } from '@skafferi/domain/wishlist/views'
import { Link, useLinkElement } from '../../components/link'
import { ShelfImage } from '../../components/shelf-image'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { useQuantity, type Quantity } from '../quantity-stepper'
import { useShopPaths } from '../shop-paths'
import { BriefAction } from './BriefAction'
import type { CardEvents } from './card-events'
import { CardActions } from './CardActions'
import { CardFrame } from './CardFrame'
import { CardHead } from './CardHead'
import { CardPrice } from './CardPrice'
import { CardStatus } from './CardStatus'
import { ColorDots } from './ColorDots'
import { KeptOut } from './KeptOut'
import { NoteButton } from './NoteButton'
import { PackLine } from './PackLine'
import { ProductMarks } from './ProductMarks'
import { useCurrentFailure } from './use-current-failure'
import { WishlistHeart } from './WishlistHeart'

export interface ProductCardProps extends CardEvents {
  product: ProductCardView
  /**
   * `full`: quantity, Buy Now and the cart, as in a listing; lies down on phones. `brief`: the cart alone, as on the
   * home page (Specification (accounts), home product card); stands at every width. `full` by default.
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
  quantity: heldQuantity,
  ...purchase
}: ProductCardProps) {
  const t = useWords(catalogWords)
  const paths = useShopPaths()
  const titleId = useId()
  const LinkElement = useLinkElement()
  const { id, title, picture, colors } = product
  const href = paths.product(id)
  const ownQuantity = useQuantity(1)
  const quantity = heldQuantity ?? ownQuantity
  const current = useCurrentFailure({ state, problem }, quantity.entry.value)
  const messageId = useId()
  const actions = { product, state: current.state, quantity, titleId, messageId, ...purchase }

  return (
    <CardFrame
      buy={buy}
      aria-labelledby={titleId}
      data-state={current.state}
      niche={
        <>
          <LinkElement href={href} tabIndex={-1} aria-hidden="true" className="grid">
            <ShelfImage src={picture.src ?? undefined} alt="" size="card" loading={loading} />
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
        <>
          <CardHead product={product} titleId={titleId} href={href} headingLevel={headingLevel} />
          {colors.length > 0 && <ColorDots names={colors} />}
          <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-1 pt-2.5 max-md:pt-1">
            <KeptOut keptOut={product.keptOut} />
            <div className="flex flex-wrap items-end gap-x-2 text-xs leading-4 text-ink-muted">
              <span className="min-w-16 flex-1 wrap-anywhere">
                <CardStatus
                  id={messageId}
                  entry={quantity.entry}
                  {...current}
                  wishlist={wishlist}
                  wishlistProblem={wishlistProblem}
                >
                  <PackLine product={product} />
                </CardStatus>
              </span>
              <span className="flex-none font-medium print:hidden [&>a]:py-1">
                <Link href={href} label={t('viewMoreOf', { title })}>
                  {t('viewMore')}
                </Link>
              </span>
            </div>
            {buy === 'full' && <CardPrice product={product} />}
          </div>
        </>
      }
      actions={
        buy === 'full' ? (
          <CardActions {...actions} />
        ) : (
          <div className="flex flex-wrap items-end justify-end gap-2">
            <CardPrice product={product} flow="column" />
            <BriefAction {...actions} />
          </div>
        )
      }
    />
  )
}
