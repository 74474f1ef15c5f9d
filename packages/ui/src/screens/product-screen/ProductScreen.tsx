import { Breadcrumb } from '../../components/breadcrumb'
import { LinkButton } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { ErrorState } from '../../components/error-state'
import { DocumentTitle } from '../../components/page-layout'
import { Gallery } from '../../commerce/gallery'
import type { Load } from '../../commerce/load'
import { isNotFound, useProblemText } from '../../commerce/problem-text'
import { ProductTabs } from '../../commerce/product-tabs'
import { ProductTitle } from '../../commerce/product-title'
import { PurchaseBar } from '../../commerce/purchase-bar'
import {
  PurchasePanel,
  type PurchaseChoiceEvents,
  type PurchaseEvents,
  type PurchaseState,
} from '../../commerce/purchase-panel'
import { useShopPaths } from '../../commerce/shop-paths'
import { useWords } from '../../words'
import { productWords } from '../../words/generated/product'
import { ProductSkeleton } from './ProductSkeleton'
import type { ProductView } from './view'

/** Props of {@link ProductScreen}. */
export interface ProductScreenProps extends PurchaseChoiceEvents, PurchaseEvents {
  product: Load<ProductView>
  /** How the purchase stands. */
  purchase: PurchaseState
}

/** One product: pictures beside the decision, everything else below. Visitors see it without prices. */
export function ProductScreen({ product, purchase, ...events }: ProductScreenProps) {
  const t = useWords(productWords)
  const problemText = useProblemText()
  const paths = useShopPaths()

  if (product.status === 'loading') {
    return <ProductSkeleton label={t('loadingProduct')} />
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
  return <ProductPage product={product.view} purchase={purchase} {...events} />
}

interface ProductPageProps extends PurchaseChoiceEvents, PurchaseEvents {
  product: ProductView
  purchase: PurchaseState
}

/** What takes the focus must not end up under the bar at the foot of a phone. */
const CLEAR_OF_BAR = 'max-md:[&_:is(a,button,input,[tabindex])]:scroll-mb-28'

function ProductPage({ product, purchase, onAddToCart, onBuyNow, ...choiceEvents }: ProductPageProps) {
  const t = useWords(productWords)
  const paths = useShopPaths()
  const { title, category, brand, isNew, pictures } = product
  const categoryHref = paths.products(new URLSearchParams({ category: category.name }).toString())
  return (
    <div className={CLEAR_OF_BAR}>
      <DocumentTitle>{title}</DocumentTitle>
      <Breadcrumb
        items={[
          { label: t('home'), href: paths.home },
          { label: category.name, href: categoryHref },
          { label: brand },
        ]}
      />
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-[1.05fr_1fr] lg:gap-x-12">
        <div className="min-w-0 max-md:-mx-gutter">
          <Gallery pictures={pictures} title={title} isNew={isNew} />
        </div>
        <div className="grid min-w-0 gap-4.5">
          <ProductTitle product={product} headingLevel={1} />
          <PurchasePanel
            purchase={product}
            state={purchase}
            buttons="panel"
            onAddToCart={onAddToCart}
            onBuyNow={onBuyNow}
            {...choiceEvents}
          />
        </div>
      </div>
      <div className="pt-8 pb-8 md:pt-11">
        <ProductTabs details={product} />
      </div>
      <PurchaseBar purchase={product} state={purchase} onAddToCart={onAddToCart} onBuyNow={onBuyNow} />
    </div>
  )
}
