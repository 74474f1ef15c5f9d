import { useId, type ReactNode } from 'react'
import type { Load, Problem } from '@skafferi/domain/platform/action/views'
import type { PageContentView } from '@skafferi/domain/shop/content/views'
import type { DeliveryView, ProductView, PurchaseState } from '@skafferi/domain/shop/product/views'
import { Breadcrumb } from '../../components/navigation/breadcrumb'
import { LinkButton } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState } from '../../components/feedback/error-state'
import { Gallery } from '../../components/content/gallery'
import { TruckIcon } from '../../components/content/icon'
import { DocumentTitle } from '../../components/layout/page-layout'
import { isNotFound, useProblemText } from '../../commerce/service/problem-text'
import { CardMessages, NoteButton, ProductBadges, WishlistHeart } from '../../commerce/catalogue/product-card'
import { ProductTabs } from '../../commerce/catalogue/product-tabs'
import { ProductTitle } from '../../commerce/catalogue/product-title'
import { PurchaseBar } from '../../commerce/catalogue/purchase-bar'
import {
  PurchasePanel,
  type PurchaseChoiceEvents,
  type PurchaseEvents,
  type PurchasePanelProps,
} from '../../commerce/catalogue/purchase-panel'
import { DeliverySteps } from '../../commerce/prices-and-stock/delivery-steps'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { productWords } from '../../words/generated/product'
import { ProductSkeleton, type ProductSkeletonProps } from './ProductSkeleton'
import type { SavedItemState } from '@skafferi/domain/shop/wishlist/views'

/**
 * The delivery prices are below the pictures, which leave room beside the higher purchase panel. From 1600 px the
 * pictures are higher, and on phones there is one column: the prices are below the panel.
 */
const gridStyles =
  'grid grid-rows-[auto_1fr] items-start gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-[1.05fr_1fr] lg:gap-x-12'

interface PictureActionsProps {
  product: Pick<ProductView, 'isNew' | 'price' | 'isInWishlist'>
  /** The element that names the product. */
  titleId: string
  /** The state of the last press of the wishlist button; `idle` by default. */
  wishlist?: SavedItemState
  /** The wishlist button was pressed: `saved` is the new state. Visitors have no such button. */
  onWishlistToggle: (event: { saved: boolean }) => void
  /** Save with a note was pressed. Omit to hide the button; it is also hidden if the product is saved already. */
  onSaveWithNote?: () => void
}

/** Badges and buttons on the large picture. */
function PictureActions({
  product,
  titleId,
  wishlist = 'idle',
  onWishlistToggle,
  onSaveWithNote,
}: PictureActionsProps) {
  const { isNew, price, isInWishlist } = product
  return (
    <>
      <ProductBadges isNew={isNew} sale={price?.sale} />
      {isInWishlist !== null && (
        <WishlistHeart
          saved={isInWishlist}
          state={wishlist}
          titleId={titleId}
          onToggle={() => onWishlistToggle({ saved: !isInWishlist })}
        />
      )}
      {isInWishlist === false && onSaveWithNote && <NoteButton titleId={titleId} onPress={onSaveWithNote} />}
    </>
  )
}

export interface ProductScreenProps extends ProductExtras, Pick<ProductSkeletonProps, 'card'> {
  product: Load<ProductView>
}

/** The page's actions, and its content besides the product. */
interface ProductExtras
  extends
    PurchaseChoiceEvents,
    PurchaseEvents,
    PageContentView,
    Pick<PurchasePanelProps, 'paymentDays' | 'hasOwnForm'>,
    Omit<PictureActionsProps, 'product' | 'titleId'> {
  /** The delivery if it is ordered now; `null` for visitors, and while it is loading. */
  delivery?: DeliveryView | null
  /** Shown below the purchase, for what customers can do if no variant is in stock: the OutOfStockHelp. */
  outOfStock?: ReactNode
  /** The state of the purchase. */
  purchase: PurchaseState
  /** Why saving to the wishlist failed; `null` if it did not. */
  wishlistProblem?: Problem | null
  /** Overlay: the NoteDialog, when it is open. */
  dialog?: ReactNode
  /** The content of the Review tab, rendered when it is first opened: the ReviewPanel. Omit for no such tab. */
  reviews?: ReactNode
}

/** One product: pictures beside the purchase panel, everything else below. Visitors see it without prices. */
export function ProductScreen({ product, card, ...extras }: ProductScreenProps) {
  const t = useWords(productWords)
  const problemText = useProblemText()
  const paths = useShopPaths()

  if (product.status === 'loading') {
    return <ProductSkeleton label={t('loadingProduct')} card={card} />
  }
  if (product.status === 'failed') {
    const { problem, retry } = product
    return isNotFound(problem) ? (
      <EmptyState
        title={problemText(problem)}
        headingLevel={1}
        action={<LinkButton href={paths.products()}>{t('browseProducts')}</LinkButton>}
      />
    ) : (
      <ErrorState title={problemText(problem)} headingLevel={1} onRetry={() => retry()} />
    )
  }
  return <ProductPage product={product.view} {...extras} />
}

interface ProductPageProps extends ProductExtras {
  product: ProductView
}

function ProductPage(props: ProductPageProps) {
  const { product, delivery = null, outOfStock, purchase, reviews, dialog, ...events } = props
  const { wishlist = 'idle', wishlistProblem = null } = props
  const { onAddToCart, onBuyNow } = events
  const t = useWords(productWords)
  const paths = useShopPaths()
  const titleId = useId()
  const { title, category, pictures, rating } = product
  const brand = product.brand
  const categoryCrumb = category && {
    label: category.name,
    // The list is for customers, who see prices: visitors would be led to the front page.
    href: product.priced ? paths.products(new URLSearchParams({ category: category.name }).toString()) : undefined,
  }
  const brandCrumb = brand === '' ? null : { label: brand }

  return (
    <div className="max-md:clear-of-bar">
      <DocumentTitle>{title}</DocumentTitle>
      <Breadcrumb
        items={[{ label: t('home'), href: paths.home }, categoryCrumb, brandCrumb].filter((item) => item !== null)}
      />
      <div className={gridStyles}>
        <div className="min-w-0 max-md:-mx-gutter 2xl:row-span-2">
          <Gallery
            pictures={pictures}
            title={title}
            badge={<PictureActions {...props} titleId={titleId} />}
            justAdded={purchase.status === 'added'}
          />
        </div>
        <div className="grid min-w-0 gap-4.5 md:col-start-2 md:row-span-2 md:row-start-1 2xl:row-span-1">
          <div>
            <ProductTitle product={product} headingLevel={1} titleId={titleId} />
            <div role="status" className="text-sm not-empty:pt-2">
              <CardMessages state="idle" problem={null} wishlist={wishlist} wishlistProblem={wishlistProblem} />
            </div>
          </div>
          <PurchasePanel purchase={product} state={purchase} buttons="panel" {...events} />
          {/* Room for the request and three products, so that what is below does not move when they come. */}
          {outOfStock && <div style={{ minBlockSize: 'clamp(18rem, 87rem - 100vw, 23rem)' }}>{outOfStock}</div>}
          {product.priced && !product.soldOut && (
            // The line is always reserved, so that loading causes no layout shift. A product of which no piece ships
            // now has no delivery dates.
            <p className="num flex min-h-[1lh] items-start gap-2 text-sm">
              {delivery && product.shipsNow && product.quantityRefusal !== 'above_stock' && (
                <>
                  <TruckIcon />
                  {t('delivery', { dates: delivery.dates })}
                </>
              )}
            </p>
          )}
        </div>
        {delivery?.steps && product.shipsNow && (
          <div className="2xl:col-start-2">
            <DeliverySteps {...delivery.steps} />
          </div>
        )}
      </div>
      <div className="pt-8 pb-8 md:pt-11">
        <ProductTabs
          details={product}
          blocks={props.blocks}
          contentFault={props.contentFault}
          reviews={reviews ? { count: rating?.count ?? 0, content: reviews } : undefined}
        />
      </div>
      <PurchaseBar purchase={product} state={purchase} onAddToCart={onAddToCart} onBuyNow={onBuyNow} />
      {dialog}
    </div>
  )
}
