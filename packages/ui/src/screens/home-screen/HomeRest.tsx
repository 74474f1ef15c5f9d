import { ArrivalTiles } from '../../commerce/catalogue/arrival-tiles'
import { ServicePromises } from '../../commerce/service/service-promises'
import { TextSection } from '../../commerce/service/text-section'
import { BlockList, type BlockComponents } from '../../internal/block-list'
import type { HomeBlockProps, HomeBlocksProps } from './home-blocks'

const components: BlockComponents<HomeBlockProps> = {
  tiles: ArrivalTiles,
  promises: ServicePromises,
  text: TextSection,
}

/** Tiles, promises and texts. */
export function HomeRest({ blocks, shared }: HomeBlocksProps) {
  return <BlockList blocks={blocks} components={components} shared={shared} spacing="home" />
}
