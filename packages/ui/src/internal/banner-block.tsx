import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { AccessoriesBanner } from '../commerce/catalogue/accessories-banner'
import { PromoBanner } from '../commerce/catalogue/promo-banner'

interface BannerBlockProps {
  content: BlockContents['banner']
  /** Target of the button if it has none. */
  defaultHref: string
}

/** A banner in its layout. */
export function BannerBlock({ content, defaultHref }: BannerBlockProps) {
  return content.layout === 'showcase' ? (
    <AccessoriesBanner content={content} defaultHref={defaultHref} />
  ) : (
    <PromoBanner content={content} variant={content.layout} defaultHref={defaultHref} />
  )
}
