import type { Block, BlockContents } from './blocks'
import { namesFigures } from './placeholders'

/** The catalogue data that blocks show. */
export interface CatalogueNeeds {
  /** True if a text names a figure. */
  figures: boolean
  skus: readonly string[]
  /** How the products beside the samples are chosen. */
  rule: 'best_sellers' | 'newest' | null
  /** Addresses of pictures that lead to their product. */
  pictures: readonly string[]
}

/** Number of articles listed beside the samples. */
export const listedArticles = 6

const contentsOf = <Kind extends Block['kind']>(blocks: readonly Block[], kind: Kind) =>
  blocks.flatMap((block) => (block.kind === kind ? [block.content as BlockContents[Kind]] : []))

/** True if a block lists products of the shop by a rule. */
export const listsByRule = ({ kind, content }: Pick<Block, 'kind' | 'content'>): boolean =>
  kind === 'samples' && ((content as BlockContents['samples']).rule ?? 'none') !== 'none'

/** Returns what blocks show of the catalogue; null if nothing. */
export function catalogueNeeds(blocks: readonly Block[]): CatalogueNeeds | null {
  const figures = namesFigures(JSON.stringify(blocks))
  const tabs = contentsOf(blocks, 'values').flatMap((content) => content.tabs)
  const skus = [...new Set(tabs.flatMap(({ articles = [] }) => articles).filter((sku) => sku !== ''))]
  const rules = contentsOf(blocks, 'samples').map((content) => content.rule ?? 'none')
  const rule = rules.find((each) => each !== 'none') ?? null
  const pictures = [...new Set(contentsOf(blocks, 'hero').flatMap(({ shelves }) => shelves.flat()))]
  const isEmpty = !figures && skus.length === 0 && rule === null && pictures.length === 0
  return isEmpty ? null : { figures, skus, rule, pictures }
}
