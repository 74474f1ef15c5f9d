import { useId } from 'react'
import { cva } from 'class-variance-authority'
import { Link, useLinkElement } from '../../components/link'
import { ShelfImage } from '../../components/shelf-image'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import type { Problem } from '../problem-text'
import { useShopPaths } from '../shop-paths'
import { BriefAction } from './BriefAction'
import { CardActions } from './CardActions'
import { CardHead } from './CardHead'
import { CardMessages, hasMessage } from './CardMessages'
import { CardPrice } from './CardPrice'
import { ColorDots } from './ColorDots'
import { ProductMarks } from './ProductMarks'
import type { CardPurchase, CardState, ProductCardView, WishlistState } from './view'
import { WishlistHeart } from './WishlistHeart'

/** On phones the card lies down: the pack beside its label, the actions below both. */
const styles = cva([
  'group relative flex h-full min-w-0 flex-col bg-surface',
  'max-md:grid max-md:grid-cols-[7.75rem_minmax(0,1fr)] max-md:grid-rows-[1fr_auto]',
])

/** A lying card's niche is narrow and as high as its label; the pack fills it and stays on the line. */
const nicheStyles = cva([
  'grid h-full text-inherit max-md:[&>:first-child]:px-1 max-md:[&>:first-child]:pt-8',
  'max-md:[&>:first-child>*]:w-[92%]',
])

/** The edge label. Its line to the neighbour hangs from the shelf and does not cross it. */
const labelStyles = cva([
  'relative flex flex-1 flex-col before:absolute before:inset-y-0 before:-start-px before:w-px before:bg-line',
  'forced-colors:before:bg-[CanvasText] max-md:contents max-md:before:hidden',
])

/** Props of {@link ProductCard}. */
export interface ProductCardProps {
  product: ProductCardView
  /**
   * `full`: quantity, Buy Now and the cart, as in a listing. `brief`: the cart alone, as on the home page
   * (Specification (accounts), home product card). `full` unless told.
   */
  buy?: 'full' | 'brief'
  /** How the last purchase from this card stands; `idle` unless told. */
  state?: CardState
  /** Why it failed; `null` unless it did. */
  problem?: Problem | null
  /** How the last press of the heart stands; `idle` unless told. */
  wishlist?: WishlistState
  /** Why it failed; `null` unless it did. */
  wishlistProblem?: Problem | null
  /** `eager` for cards in sight when the page opens; `lazy` unless told. */
  loading?: 'lazy' | 'eager'
  /** The cart was pressed: put so many into it and stay here. */
  onAddToCart: (event: CardPurchase) => void
  /** Buy Now was pressed: put so many into the cart and go there. */
  onBuyNow: (event: CardPurchase) => void
  /** There are several variants, and one shall be chosen. */
  onSelectVariant: (event: { productId: string }) => void
  /** The heart was pressed: on the wishlist, or off it. Without it there is no heart. */
  onWishlistToggle?: (event: { productId: string }) => void
}

/** A product on the shelf: the pack, and under the line everything needed to decide, always in the same order. */
export function ProductCard({
  product,
  buy = 'full',
  state = 'idle',
  problem = null,
  wishlist = 'idle',
  wishlistProblem = null,
  loading = 'lazy',
  onWishlistToggle,
  ...purchase
}: ProductCardProps) {
  const t = useWords(catalogWords)
  const paths = useShopPaths()
  const titleId = useId()
  const LinkElement = useLinkElement()
  const { id, title, picture, colors = [] } = product
  const href = paths.product(id)
  const pack = product.hasMultipleVariants ? t('multipleVariants') : product.packText
  const actions = product.price !== null && { product, state, titleId, ...purchase }

  return (
    <article aria-labelledby={titleId} data-state={state} className={styles()}>
      <div className="relative min-w-0">
        <LinkElement href={href} tabIndex={-1} aria-hidden="true" className={nicheStyles()}>
          <ShelfImage src={picture.src ?? undefined} alt="" size="card" loading={loading} />
        </LinkElement>
        <ProductMarks isNew={product.isNew} salePercent={product.sale?.percent} />
        {onWishlistToggle && (
          <WishlistHeart
            saved={product.isInWishlist ?? false}
            state={wishlist}
            titleId={titleId}
            onToggle={() => onWishlistToggle({ productId: id })}
          />
        )}
      </div>
      <div className={labelStyles()}>
        <div className="flex min-w-0 flex-1 flex-col gap-1 px-card-pad pt-3 max-md:px-3.5 max-md:pb-1">
          <CardHead product={product} titleId={titleId} href={href} />
          {colors.length > 0 && <ColorDots names={colors} />}
          <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-1 pt-2.5 max-md:pt-1">
            <div className="flex items-end justify-between gap-2 text-xs leading-4 text-ink-muted">
              <span className="min-w-0 wrap-anywhere">
                <span role="status">
                  <CardMessages
                    state={state}
                    problem={problem}
                    wishlist={wishlist}
                    wishlistProblem={wishlistProblem}
                  />
                </span>
                {!hasMessage({ state, wishlist }) && pack}
              </span>
              <span className="flex-none font-medium">
                <Link href={href} label={t('viewMoreOf', { title })}>
                  {t('viewMore')}
                </Link>
              </span>
            </div>
            {buy === 'full' && <CardPrice product={product} />}
          </div>
        </div>
        <div className="px-card-pad pt-2 pb-card-pad max-md:col-span-full max-md:px-3.5 max-md:py-3">
          {buy === 'full' && actions && <CardActions {...actions} />}
          {buy === 'brief' && (
            <div className="flex items-end justify-between gap-2">
              <CardPrice product={product} flow="column" />
              {actions && <BriefAction {...actions} />}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}
