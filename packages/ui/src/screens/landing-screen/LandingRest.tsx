import type { Block } from '@skafferi/domain/shop/content/views'
import { ArrivalTiles } from '../../commerce/catalogue/arrival-tiles'
import { SampleProducts } from '../../commerce/catalogue/sample-products'
import { ValuesTabs } from '../../commerce/catalogue/values-tabs'
import { NumberedSteps } from '../../commerce/service/numbered-steps'
import { ServiceList } from '../../commerce/service/service-list'
import { TermList } from '../../commerce/service/term-list'
import { TextSection } from '../../commerce/service/text-section'
import { BannerBlock } from '../../commerce/catalogue/promo-banner'
import { BlockList, type BlockComponents } from '../../internal/block-list'
import type { LandingBlockProps } from './landing-blocks'

const components: BlockComponents<LandingBlockProps> = {
  values: ValuesTabs,
  samples: SampleProducts,
  services: ServiceList,
  terms: TermList,
  steps: NumberedSteps,
  banner: BannerBlock,
  tiles: ArrivalTiles,
  text: TextSection,
}

export interface LandingRestProps extends LandingBlockProps {
  blocks: readonly Block[]
}

/** The blocks of the landing page whose script is loaded later. */
export function LandingRest({ blocks, ...shared }: LandingRestProps) {
  return <BlockList blocks={blocks} components={components} shared={shared} spacing="landing" />
}
