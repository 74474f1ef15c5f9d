import { useId } from 'react'
import { cva } from 'class-variance-authority'
import { Link, useLinkElement } from '../../components/link'
import { ShelfImage } from '../../components/shelf-image'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { PriceLabel } from '../price-label'
import type { Problem } from '../problem-text'
import { useShopPaths } from '../shop-paths'
import { StockLabel } from '../stock-label'
import { CardActions } from './CardActions'
import { CardMessage } from './CardMessage'
import { NewMark } from './NewMark'
import { ProductRating } from './ProductRating'
import type { CardPurchase, CardState, ProductCardView } from './view'

/** On phones the card lies down: the pack beside its label, the actions below both. */
const styles = cva([
  'group relative flex h-full min-w-0 flex-col bg-surface',
  'max-md:grid max-md:grid-cols-[7.75rem_minmax(0,1fr)] max-md:grid-rows-[1fr_auto]',
])

/** A lying card's niche is narrow and as high as its label; the pack fills it and stays on the line. */
const nicheStyles = cva([
  'relative grid text-inherit max-md:[&>:first-child]:px-1 max-md:[&>:first-child]:pt-8',
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
  /** How the last purchase from this card stands; `idle` unless told. */
  state?: CardState
  /** Why it failed; `null` unless it did. */
  problem?: Problem | null
  /** `eager` for cards in sight when the page opens; `lazy` unless told. */
  loading?: 'lazy' | 'eager'
  /** The cart was pressed: put so many into it and stay here. */
  onAddToCart: (event: CardPurchase) => void
  /** Buy Now was pressed: put so many into the cart and go there. */
  onBuyNow: (event: CardPurchase) => void
  /** There are several variants, and one shall be chosen. */
  onSelectVariant: (event: { productId: string }) => void
}

/** A product on the shelf: the pack, and under the line everything needed to decide, always in the same order. */
export function ProductCard({
  product,
  state = 'idle',
  problem = null,
  loading = 'lazy',
  onAddToCart,
  onBuyNow,
  onSelectVariant,
}: ProductCardProps) {
  const t = useWords(catalogWords)
  const paths = useShopPaths()
  const titleId = useId()
  const LinkElement = useLinkElement()
  const { id, title, brand, sku, picture, price } = product
  const href = paths.product(id)
  const pack = product.hasMultipleVariants ? t('multipleVariants') : product.packText
  const hasMessage = state !== 'idle' && state !== 'busy'

  return (
    <article aria-labelledby={titleId} data-state={state} className={styles()}>
      <LinkElement href={href} tabIndex={-1} aria-hidden="true" className={nicheStyles()}>
        <ShelfImage src={picture.src ?? undefined} alt="" size="card" loading={loading} />
        {product.isNew && <NewMark />}
      </LinkElement>
      <div className={labelStyles()}>
        <div className="flex min-w-0 flex-1 flex-col gap-1 px-card-pad pt-3 max-md:px-3.5 max-md:pb-1">
          <p className="flex justify-between gap-2 text-2xs text-ink-muted">
            <span className="min-w-0 truncate">{brand}</span>
            {sku !== null && <span className="num flex-none">{sku}</span>}
          </p>
          <h2 id={titleId} className="text-[0.9375rem] leading-5 text-pretty wrap-anywhere">
            <Link href={href} look="quiet">
              {title}
            </Link>
          </h2>
          <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
            <ProductRating rating={product.rating} />
            <StockLabel stock={product.stock} />
          </p>
          <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-1 pt-2.5 max-md:pt-1">
            <div className="flex items-end justify-between gap-2 text-xs leading-4 text-ink-muted">
              <span className="min-w-0 wrap-anywhere">
                <span role="status">{hasMessage && <CardMessage state={state} problem={problem} />}</span>
                {!hasMessage && pack}
              </span>
              <span className="flex-none font-medium">
                <Link href={href} label={t('viewMoreOf', { title })}>
                  {t('viewMore')}
                </Link>
              </span>
            </div>
            <PriceLabel
              price={price.text}
              kind={price.from ? 'from' : 'exact'}
              bulkPrice={product.bulkPrice}
            />
          </div>
        </div>
        <div className="px-card-pad pt-2 pb-card-pad max-md:col-span-full max-md:px-3.5 max-md:py-3">
          <CardActions
            product={product}
            state={state}
            titleId={titleId}
            onAddToCart={onAddToCart}
            onBuyNow={onBuyNow}
            onSelectVariant={onSelectVariant}
          />
        </div>
      </div>
    </article>
  )
}
