import type { Block, BlockContents, PageCatalogue } from '@skafferi/domain/office/views'
import { ArrivalTiles } from '../../commerce/catalogue/arrival-tiles'
import { CategoryTiles } from '../../commerce/catalogue/category-tiles'
import { BannerBlock } from '../../commerce/catalogue/promo-banner'
import { SampleProducts } from '../../commerce/catalogue/sample-products'
import { ValuesTabs } from '../../commerce/catalogue/values-tabs'
import { FaqList } from '../../commerce/service/faq-list'
import { FactsLine } from '../../commerce/service/facts-line'
import { NumberedSteps } from '../../commerce/service/numbered-steps'
import { ServiceList } from '../../commerce/service/service-list'
import { ServicePromises } from '../../commerce/service/service-promises'
import { TermList } from '../../commerce/service/term-list'
import { TextSection } from '../../commerce/service/text-section'
import { BlockList, type BlockComponents } from '../../internal/block-list'
import { Hero } from '../../screens/landing-screen/Hero'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'

const components: BlockComponents<PreviewProps> = {
  hero: Hero,
  facts: FactsLine,
  banner: BannerBlock,
  values: ValuesTabs,
  shelf: ShelfNote,
  samples: SampleProducts,
  services: ServiceList,
  terms: TermList,
  steps: NumberedSteps,
  text: TextSection,
  tiles: ArrivalTiles,
  categories: Categories,
  promises: ServicePromises,
  questions: FaqList,
  list: Lines,
}

interface PreviewProps {
  defaultHref: string
  audience: 'visitor'
  catalogue?: PageCatalogue
}

const shared = { defaultHref: '#', audience: 'visitor' } as const

/** True if a block lists products of the shop by a rule. */
const listsByRule = (block: Block): block is Block<'samples'> =>
  block.kind === 'samples' && (block.content.rule ?? 'none') !== 'none'

/** True if visitors do not see a block, because nothing is filled in or its list has no entries. */
function isBlank(block: Block): boolean {
  const { kind, content } = block
  if (listsByRule(block)) return false
  if (kind === 'text') return content.title === '' && content.text === ''
  const { items, tabs } = content as { items?: readonly unknown[]; tabs?: readonly unknown[] }
  return (items ?? tabs)?.length === 0
}

/** True if a block has only products that a rule finds, which the saved draft does not name yet. */
const waitsForRule = (block: Block, listed: readonly string[]): block is Block<'samples'> =>
  listsByRule(block) && block.content.items.length === 0 && listed.length === 0

export interface PreviewBlocksProps {
  blocks: readonly Block[]
  /** What the saved draft shows of the catalogue. */
  catalogue?: PageCatalogue
}

/** Blocks with the components of the shop, whose links lead nowhere. The hero, as wide as the page, is first. */
export function PreviewBlocks({ blocks, catalogue }: PreviewBlocksProps) {
  const t = useWords(officeContentWords)
  const props = { ...shared, catalogue }
  const isHead = ({ kind }: Block) => kind === 'hero' || kind === 'facts'
  const toNote = (id: string, title: string, text: string): Block => ({ id, kind: 'text', content: { title, text } })
  const shown = blocks.map((block): Block => {
    if (block.kind === 'hero') return block
    if (waitsForRule(block, catalogue?.listed ?? [])) return toNote(block.id, block.content.title, t('preview.shelf'))
    return isBlank(block) ? toNote(block.id, '', t('preview.empty')) : block
  })
  const others = shown.filter((block) => !isHead(block))
  return (
    <>
      <BlockList blocks={shown.filter(isHead)} components={components} shared={props} spacing="none" />
      {others.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 bg-page p-4 text-ink md:p-8">
          <BlockList blocks={others} components={components} shared={props} spacing="none" />
        </div>
      )}
    </>
  )
}

/** Nothing is loaded, so the numbers of products are unknown. */
const noCounts = new Map<string, number>()

function Categories({ content }: { content: BlockContents['categories'] }) {
  return <CategoryTiles content={content} counts={noCounts} />
}

/** Where products stand, which depend on the customer. */
function ShelfNote({ content: { title } }: { content: BlockContents['shelf'] }) {
  const t = useWords(officeContentWords)
  return (
    <section>
      {title !== '' && <h2 className="mb-4 wrap-anywhere">{title}</h2>}
      <p className="text-ink-muted">{t('preview.shelf')}</p>
    </section>
  )
}

function Lines({ content: { title, items } }: { content: BlockContents['list'] }) {
  return (
    <section className="wrap-anywhere">
      <h2 className="mb-4">{title}</h2>
      <ul className="list-disc ps-5">
        {items.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
