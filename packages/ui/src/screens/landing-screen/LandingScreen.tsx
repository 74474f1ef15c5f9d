import type { Block, PageContentView } from '@skafferi/domain/shop/content/views'
import { useBrand } from '../../components/content/brand'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { Skeleton } from '../../components/feedback/skeleton'
import { Spinner } from '../../components/feedback/spinner'
import { DocumentTitle, PageHeading, PageWidth } from '../../components/layout/page-layout'
import { BannerFaultLine } from '../../commerce/service/banner'
import { FactsLine } from '../../commerce/service/facts-line'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { BlockList, type BlockComponents } from '../../internal/block-list'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { runsOf } from '../../internal/runs-of'
import { useWords } from '../../words'
import { landingWords } from '../../words/generated/landing'
import { LoadingScreen } from '../error-screen'
import { Hero, HeroPlaceholder } from './Hero'
import type { LandingBlockProps } from './landing-blocks'

/** The blocks at the top of the page, which are loaded with it and as wide as it. */
const components: BlockComponents<LandingBlockProps> = {
  hero: Hero,
  facts: FactsLine,
}

const partOf = ({ kind }: Block) => (kind in components ? 'head' : 'rest')

/** The other blocks, loaded with the first page that has one. */
const LazyLandingRest = lazyWithRetry(() =>
  import('./LandingRest').then(({ LandingRest }) => ({ default: LandingRest })),
)

export interface LandingScreenProps
  extends PageContentView, Pick<LandingBlockProps, 'audience' | 'shelfActions' | 'fragment'> {
  /** The address to return to after sign-in; the home page by default. */
  returnTo?: string
}

/**
 * A visitor's first page: what the shop is, and links to sign in and up (Specification (shopping) §2, landing page).
 * Customers can open it too; their links lead to the products. Without blocks, and if they cannot be loaded, it has the
 * shop's name and the links; while they load, the name alone, so that no link moves.
 */
export function LandingScreen({
  blocks,
  catalogue,
  contentFault,
  audience,
  shelfActions,
  fragment,
  returnTo,
}: LandingScreenProps) {
  const t = useWords(landingWords)
  const paths = useShopPaths()
  const { name, about } = useBrand()
  const shared = {
    defaultHref: audience === 'customer' ? paths.products() : paths.signIn(returnTo),
    audience,
    catalogue,
    shelfActions,
    fragment,
  }
  if (blocks === null && contentFault === null) {
    return (
      <>
        <DocumentTitle>{t('pageTitle')}</DocumentTitle>
        <HeroPlaceholder />
        <PageWidth>
          <LoadingScreen />
        </PageWidth>
      </>
    )
  }
  const hasBlocks = blocks !== null && blocks.length > 0
  // Visitors sign in from the header of a shop without blocks, so that its hero has one button.
  const button = { text: blocks !== null && audience === 'visitor' ? '' : t('hero.action'), href: null }
  const shown: readonly Block[] = hasBlocks
    ? blocks
    : [{ id: 'hero', kind: 'hero', content: { title: '', text: blocks ? (about ?? '') : '', button, shelves: [] } }]
  const hero = shown.find((block) => block.kind === 'hero')
  return (
    <>
      <DocumentTitle>{hero?.content.title || t('pageTitle')}</DocumentTitle>
      {!hero && (
        <PageWidth>
          <div className="pt-8 wrap-anywhere md:pt-11">
            <PageHeading>{name}</PageHeading>
          </div>
        </PageWidth>
      )}
      {runsOf(shown, partOf).map(({ part, blocks: run }) => {
        const key = run[0]!.id
        if (part === 'head')
          return <BlockList key={key} blocks={run} components={components} shared={shared} spacing="landing" />
        return (
          <PageWidth key={key}>
            <LazyBoundary fallback={<RestSkeleton blocks={run} />}>
              <LazyLandingRest {...shared} blocks={run} />
            </LazyBoundary>
          </PageWidth>
        )
      })}
      {blocks === null && (
        <PageWidth>
          <BannerFaultLine fault={contentFault} subject="banner" />
        </PageWidth>
      )}
    </>
  )
}

/** While the script of blocks is loading (Specification (shopping) §2: the text of a single accessories banner). */
function RestSkeleton({ blocks }: { blocks: readonly Block[] }) {
  const t = useWords(landingWords)
  const [block, next] = blocks
  if (next || block?.kind !== 'banner' || block.content.layout !== 'showcase') return <Skeleton height="60rem" />
  return (
    <div className="grid min-h-96 place-content-center">
      <Spinner label={t('accessories.loading')} />
    </div>
  )
}
