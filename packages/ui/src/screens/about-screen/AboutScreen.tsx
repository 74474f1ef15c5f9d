import type { PageContentView } from '@skafferi/domain/shop/content/views'
import { LinkButton } from '../../components/actions/button'
import { useBrand } from '../../components/content/brand'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { ShelfIllustration, type ShelfPicture } from '../../commerce/catalogue/shelf-illustration'
import { BannerFaultLine } from '../../commerce/service/banner'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { TextSection } from '../../commerce/service/text-section'
import { BlockList, type BlockComponents } from '../../internal/block-list'
import { useWords } from '../../words'
import { aboutWords } from '../../words/generated/about'
import { LoadingScreen } from '../error-screen'

const components: BlockComponents<object> = { text: TextSection }

export interface AboutScreenProps extends PageContentView {
  /** Visitors get a link to the application, customers one to the products. */
  audience: 'visitor' | 'customer'
  /** The packs beside the text in wide windows, by shelf; none by default. */
  shelves?: readonly (readonly ShelfPicture[])[]
}

/** About the shop. Without blocks, the sentence of its profile. */
export function AboutScreen({ blocks, contentFault, audience, shelves = [] }: AboutScreenProps) {
  const t = useWords(aboutWords)
  const { products, signUp, contact } = useShopPaths()
  const { about } = useBrand()
  const isEmpty = blocks?.length === 0
  const actions = (
    <div className="flex flex-wrap gap-2">
      {audience === 'customer' && <LinkButton href={products()}>{t('action.products')}</LinkButton>}
      {audience === 'visitor' && signUp !== undefined && <LinkButton href={signUp}>{t('action.apply')}</LinkButton>}
      {contact !== undefined && (
        <LinkButton href={contact} variant="secondary">
          {t('action.contact')}
        </LinkButton>
      )}
    </div>
  )
  return (
    <div className="flex items-start gap-12 py-6 md:py-8">
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <div className="grid max-w-read flex-[2] gap-6">
        <PageHeading>{t('title')}</PageHeading>
        <BannerFaultLine fault={contentFault} subject="content" />
        {blocks === null && contentFault === null && <LoadingScreen />}
        {blocks && <BlockList blocks={blocks} components={components} shared={{}} spacing="none" />}
        {isEmpty && <p className="text-lg wrap-anywhere">{about ?? t('empty')}</p>}
        {actions}
      </div>
      {shelves.length > 0 && (
        <div className="flex-1 overflow-hidden rounded-lg bg-night pb-10 max-lg:hidden print:hidden">
          <ShelfIllustration variant="wall" shelves={shelves} />
        </div>
      )}
    </div>
  )
}
