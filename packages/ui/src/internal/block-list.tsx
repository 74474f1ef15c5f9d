import type { Block, BlockContents, BlockKind } from '@skafferi/domain/shop/content/views'
import { cva } from 'class-variance-authority'
import type { ComponentType } from 'react'

/** What the component of a kind of block gets. */
interface BlockProps<Kind extends BlockKind> {
  /** Unique on the page. */
  id: string
  content: BlockContents[Kind]
}

/** The component of each kind of block that a page shows, with the props that the page gives to all of them. */
export type BlockComponents<Shared> = {
  readonly [Kind in BlockKind]?: ComponentType<BlockProps<Kind> & Shared>
}

/** The space above a block. */
type Spacing = 'landing' | 'home' | 'none'

const blockStyles = cva('wrap-anywhere', {
  variants: { spacing: { landing: 'pt-8 md:pt-11', home: 'pt-6 md:pt-11', none: '' } },
})

/** Banners, alone or two beside each other. */
const bannersStyles = cva('wrap-anywhere', {
  variants: {
    spacing: { landing: 'pt-8 md:pt-11', home: 'pt-4 md:pt-6', none: '' },
    isPair: { true: 'grid gap-3 md:grid-cols-[3fr_2fr] md:gap-5 lg:grid-cols-[2fr_1fr]' },
  },
})

/** They have their own space, or none if they show nothing. */
const withOwnSpace: ReadonlySet<BlockKind> = new Set(['hero', 'facts', 'shelf'])

const isBanner = (block: Block | undefined, layout: BlockContents['banner']['layout']) =>
  block?.kind === 'banner' && block.content.layout === layout

export interface BlockListProps<Shared> {
  /** In their order. */
  blocks: readonly Block[]
  /** Kinds without a component are not shown. */
  components: BlockComponents<Shared>
  /** Props of all components. */
  shared: Shared
  spacing: Spacing
}

/** Blocks below each other. A side banner that follows a main banner stands beside it. */
export function BlockList<Shared extends object>({ blocks, components, shared, spacing }: BlockListProps<Shared>) {
  const toElement = (block: Block) => {
    // The compiler cannot relate the component of a kind to the content of the same kind.
    const Part = components[block.kind] as ComponentType<BlockProps<BlockKind> & Shared> | undefined
    return Part && <Part key={block.id} id={block.id} content={block.content} {...shared} />
  }
  return blocks.map((block, index) => {
    const element = toElement(block)
    if (!element || withOwnSpace.has(block.kind)) return element
    if (block.kind !== 'banner') {
      return (
        <div key={block.id} className={blockStyles({ spacing })}>
          {element}
        </div>
      )
    }
    if (isBanner(block, 'side') && isBanner(blocks[index - 1], 'main')) return null
    const next = blocks[index + 1]
    const isPair = isBanner(block, 'main') && isBanner(next, 'side')
    return (
      <div key={block.id} className={bannersStyles({ spacing, isPair })}>
        {element}
        {isPair && next && toElement(next)}
      </div>
    )
  })
}
