import { type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { Block, BlockContents, PageContentView } from '@skafferi/domain/shop/content/views'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { BannerFaultLine } from '../../commerce/service/banner'
import { ProductShelfSkeleton } from '../../commerce/catalogue/product-shelf'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { runsOf } from '../../internal/runs-of'
import { useWords } from '../../words'
import { homeWords } from '../../words/generated/home'
import type { HomeBlockProps, HomeShelves } from './home-blocks'
import type { HomeCardEvents } from './HomeCard'
import { HomeShelf } from './HomeShelf'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { controlsWords } from '../../words/generated/controls'

/** A part of the page; undefined if it has none. */
type Part = Load<unknown> | undefined

/** True if several parts have failed, so that one alert announces them. */
function haveSeveralFailed(parts: readonly Part[]): boolean {
  return parts.filter((part) => part?.status === 'failed').length > 1
}

/** One alert for several failed parts, with one retry for all. Each part keeps its own text. */
function CombinedErrorAlert({ parts }: { parts: readonly Part[] }) {
  const t = useWords(homeWords)
  const tControls = useWords(controlsWords)
  const retryAll = () => parts.forEach((part) => part?.status === 'failed' && part.retry())
  return (
    <div className="pt-4">
      <BannerMessage
        tone="critical"
        announce="assertive"
        action={
          <Button variant="secondary" size="sm" onPress={retryAll}>
            {tControls('tryAgain')}
          </Button>
        }
      >
        {t('failedTogether')}
      </BannerMessage>
    </div>
  )
}

interface ShelfProps extends HomeBlockProps {
  content: BlockContents['shelf']
}

/** The best sellers, left out if nothing was sold; or more products. */
function Shelf({ content: { rule, title }, bestSellers, explore, failureAlert, cards }: ShelfProps) {
  const t = useWords(homeWords)
  const shelf = rule === 'explore' ? 'explore' : 'best'
  const products = shelf === 'explore' ? explore : bestSellers
  const isUnsold = shelf === 'best' && bestSellers.status === 'ready' && bestSellers.view.length === 0
  return (
    products &&
    !isUnsold && (
      <HomeShelf
        title={title || t(`${shelf}.title`)}
        allLabel={t(`${shelf}.all`)}
        loadingLabel={t(`${shelf}.loading`)}
        emptyText={t(`${shelf}.empty`)}
        products={products}
        variant={shelf === 'explore' ? 'grid' : 'row'}
        failureAlert={failureAlert}
        {...cards}
      />
    )
  )
}

/** Placeholder of a section, a row of cards. The sections below it are hidden until its height is known. */
function HomeSkeleton() {
  const t = useWords(homeWords)
  return (
    <div data-waiting className="[&~*]:hidden">
      <ProductShelfSkeleton label={t('best.loading')} columns="row" />
    </div>
  )
}

/** The company's shelf, the flash sale, banners and categories, loaded with the first page that has one. */
const LazyHomeTop = lazyWithRetry(() => import('./HomeTop').then(({ HomeTop }) => ({ default: HomeTop })))

/** Preloads what the first window shows, so that no press is lost while its file loads. */
export const preloadHomeTop = (): Promise<void> => LazyHomeTop.preload()

/** Tiles, promises and texts. */
const LazyHomeRest = lazyWithRetry(() => import('./HomeRest').then(({ HomeRest }) => ({ default: HomeRest })))

function partOf({ kind, content }: Block): 'page' | 'top' | 'rest' {
  if (kind === 'banner' || kind === 'categories') return 'top'
  if (kind !== 'shelf') return 'rest'
  return content.rule === 'usual' || content.rule === 'flash_sale' ? 'top' : 'page'
}

const rules = ['usual', 'flash_sale', 'best_sellers', 'explore'] as const

const shelfOf = (rule: (typeof rules)[number], title = ''): Block => ({
  id: rule,
  kind: 'shelf',
  content: { rule, title },
})

/** If the blocks cannot be loaded, customers can still order. */
const defaultBlocks: readonly Block[] = rules.map((rule) => shelfOf(rule))

/** Nothing is above the company's shelf, so that it fits the first window. */
const headingStyles = cva('wrap-anywhere', { variants: { hasOwnShelf: { true: 'sr-only', false: '' } } })

export interface HomeScreenProps extends HomeCardEvents, HomeShelves, PageContentView {
  /** The customer's first name; null until it is known. */
  firstName: string | null
  /** Overlay: the AddToCartDialog, after Select Variant was pressed. */
  dialog?: ReactNode
}

/** A customer's start page, made of blocks: without any, the products. If they cannot be loaded, the shop's shelves. */
export function HomeScreen(props: HomeScreenProps) {
  const { firstName, blocks, contentFault, dialog, ...shelves } = props
  const { companyShelf: _shelf, flashSale, onFlashSaleEnd, bestSellers, explore, counts, ...cards } = shelves
  const t = useWords(homeWords)
  const paths = useShopPaths()
  const hasProducts = explore?.status === 'ready' && explore.view.length > 0
  const isBare = blocks?.length === 0 && hasProducts
  // Until the blocks are known, the page begins as the ready-made one does: with the company's shelf.
  const expected = contentFault ? defaultBlocks : defaultBlocks.slice(0, shelves.companyShelf ? 1 : 0)
  const shown = isBare ? [shelfOf('explore', t('products'))] : (blocks ?? expected)
  const hasShelf = (rule: BlockContents['shelf']['rule']) =>
    shown.some(({ kind, content }) => kind === 'shelf' && content.rule === rule)
  const parts = [hasShelf('best_sellers') ? bestSellers : undefined, hasShelf('explore') ? explore : undefined]
  const failureAlert = haveSeveralFailed(parts) ? 'page' : 'own'
  const shared = { ...shelves, cards, failureAlert, firstId: shown[0]?.id, defaultHref: paths.products() } as const
  return (
    <div className="pt-1 pb-3">
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <div className={headingStyles({ hasOwnShelf: hasShelf('usual') })}>
        <PageHeading>{firstName === null ? t('titleNoName') : t('title', { name: firstName })}</PageHeading>
      </div>
      <BannerFaultLine fault={contentFault} subject="content" />
      {failureAlert === 'page' && <CombinedErrorAlert parts={parts} />}
      {runsOf(shown, partOf).map(({ part, blocks: run }) => {
        const key = run[0]!.id
        if (part === 'page') {
          return run.map(
            (block) => block.kind === 'shelf' && <Shelf key={block.id} content={block.content} {...shared} />,
          )
        }
        return part === 'top' ? (
          <LazyBoundary key={key} fallback={<HomeSkeleton />}>
            <LazyHomeTop blocks={run} shared={shared} />
          </LazyBoundary>
        ) : (
          <LazyBoundary key={key}>
            <LazyHomeRest blocks={run} shared={shared} />
          </LazyBoundary>
        )
      })}
      {blocks === null && contentFault === null && <HomeSkeleton />}
      {dialog}
    </div>
  )
}
