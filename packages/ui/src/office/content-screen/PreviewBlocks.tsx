import type { Block, BlockContents } from '@skafferi/domain/office/views'
import { AccessoriesBanner } from '../../commerce/catalogue/accessories-banner'
import { ArrivalTiles } from '../../commerce/catalogue/arrival-tiles'
import { CategoryTiles } from '../../commerce/catalogue/category-tiles'
import { PromoBanner } from '../../commerce/catalogue/promo-banner'
import { SampleProducts } from '../../commerce/catalogue/sample-products'
import { ValuesTabs } from '../../commerce/catalogue/values-tabs'
import { FaqList } from '../../commerce/service/faq-list'
import { Hero } from '../../screens/landing-screen/Hero'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'

const toBannerView = ({ title, text, price, badge, background, button, pictures }: BlockContents['banner']) => ({
  title,
  subtitle: text,
  price: price || null,
  badge: badge || null,
  background,
  action: button,
  pictures: pictures.map((src) => ({ src, fallback: null })),
})

/** Blocks with the components of the shop, whose links lead nowhere. */
export function PreviewBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) =>
    block.kind === 'hero' ? (
      <HeroBlock key={block.id} content={block.content} />
    ) : (
      <div key={block.id} className="bg-page p-4 text-ink md:p-8">
        <PageBlock block={block} />
      </div>
    ),
  )
}

function HeroBlock({ content: { title, text, button, shelves } }: { content: BlockContents['hero'] }) {
  const banner = { title, subtitle: text, price: null, badge: null, background: null, action: button, pictures: [] }
  const packs = shelves.map((shelf) => shelf.map((src) => ({ src })))
  return <Hero shelves={packs} banner={banner} audience="visitor" shopHref="#" />
}

function BannerBlock({ content }: { content: BlockContents['banner'] }) {
  const view = toBannerView(content)
  if (content.layout === 'showcase')
    return <AccessoriesBanner banner={{ view, state: 'settled', fault: null }} href="#" />
  const width = { strip: '', main: 'md:w-2/3', side: 'md:w-1/3' }[content.layout]
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] ${width}`}>
      <PromoBanner banner={view} variant={content.layout} href="#" />
    </div>
  )
}

function PageBlock({ block }: { block: Exclude<Block, { kind: 'hero' }> }) {
  if (block.kind === 'banner') return <BannerBlock content={block.content} />
  const { title } = block.content
  if (block.kind === 'questions') {
    const entries = block.content.items.map((item, index) => ({ id: `${block.id}-${index}`, ...item }))
    return <FaqList groups={[{ id: block.id, title, entries }]} />
  }
  return (
    <>
      {title !== '' && <h2 className="mb-4 wrap-anywhere">{title}</h2>}
      <BlockItems block={block} />
    </>
  )
}

function BlockItems({ block }: { block: Exclude<Block, { kind: 'hero' | 'banner' | 'questions' }> }) {
  const t = useWords(officeContentWords)
  switch (block.kind) {
    case 'values': {
      const tabs = block.content.tabs.map(({ text, button, ...tab }, index) => ({
        ...tab,
        id: String(index),
        description: text,
        action: button,
      }))
      return <ValuesTabs tabs={tabs} href="#" />
    }
    case 'samples':
      return <SampleProducts samples={block.content.items} />
    case 'tiles':
      return <ArrivalTiles tiles={block.content.items} />
    case 'categories': {
      const tiles = block.content.items.map(({ category, picture }) => ({ name: category, count: null, picture }))
      return <CategoryTiles tiles={tiles} current={block.content.selected} />
    }
    case 'shelf':
      return <p className="text-ink-muted">{t('preview.shelf')}</p>
    case 'text':
      return <Paragraphs text={block.content.text} />
    case 'list':
      return <Entries entries={block.content.items.map((text) => ({ title: '', text }))} />
    default:
      return <Entries entries={block.content.items} />
  }
}

function Paragraphs({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <p key={index} className="max-w-read wrap-anywhere">
      {line}
    </p>
  ))
}

function Entries({ entries }: { entries: readonly { lead?: string; title: string; text: string }[] }) {
  return (
    <ul role="list" className="grid gap-4 md:grid-cols-3">
      {entries.map(({ lead, title, text }, index) => (
        <li key={index} className="wrap-anywhere">
          {lead !== undefined && <b className="block">{lead}</b>}
          {title !== '' && <h3 className="text-lg">{title}</h3>}
          <Paragraphs text={text} />
        </li>
      ))}
    </ul>
  )
}
