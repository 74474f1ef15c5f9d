import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { cva } from 'class-variance-authority'
import { CategoryTiles } from '../../commerce/catalogue/category-tiles'
import { FlashSale } from '../../commerce/catalogue/flash-sale'
import { ProductShelfSkeleton } from '../../commerce/catalogue/product-shelf'
import { BannerBlock } from '../../commerce/catalogue/promo-banner'
import { BlockList, type BlockComponents } from '../../internal/block-list'
import { useWords } from '../../words'
import { homeWords } from '../../words/generated/home'
import { HomeCard } from './HomeCard'
import type { HomeBlockProps, HomeBlocksProps } from './home-blocks'

interface ShelfProps extends HomeBlockProps {
  content: BlockContents['shelf']
  id: string
}

/** At the top of the page, the shelf fits the first window. */
const ownShelfStyles = cva('empty:hidden', { variants: { isFirst: { true: '', false: 'pt-6 md:pt-11' } } })

/** The company's own shelf, or the running sale. */
function Shelf({ id, content: { rule, title }, companyShelf: CustomerShelf, firstId, ...sale }: ShelfProps) {
  if (rule === 'flash_sale') return <Sale {...sale} title={title} />
  return (
    CustomerShelf && (
      <div className={ownShelfStyles({ isFirst: id === firstId })}>
        <CustomerShelf title={title} />
      </div>
    )
  )
}

/** Nothing if there is no sale, or it cannot be loaded. */
function Sale({
  title,
  flashSale,
  onFlashSaleEnd,
  cards,
}: Pick<HomeBlockProps, 'flashSale' | 'onFlashSaleEnd' | 'cards'> & { title: string }) {
  const t = useWords(homeWords)
  if (flashSale?.status === 'loading') {
    return (
      <section className="pt-6 md:pt-11">
        <h2 className="mb-4">{title || t('flash.title')}</h2>
        <ProductShelfSkeleton label={t('flash.loading')} columns="row" />
      </section>
    )
  }
  if (flashSale?.status !== 'ready' || !flashSale.view) return null
  const { endsAt, clockOffset, cards: products } = flashSale.view
  return (
    <div className="pt-6 md:pt-11">
      <FlashSale title={title} endsAt={endsAt} clockOffset={clockOffset} onEnd={onFlashSaleEnd}>
        {products.map((product) => (
          <HomeCard key={product.id} product={product} {...cards} />
        ))}
      </FlashSale>
    </div>
  )
}

const components: BlockComponents<HomeBlockProps> = {
  shelf: Shelf,
  banner: BannerBlock,
  categories: CategoryTiles,
}

/** The company's shelf, the flash sale, banners and categories. */
export function HomeTop({ blocks, shared }: HomeBlocksProps) {
  return <BlockList blocks={blocks} components={components} shared={shared} spacing="home" />
}
