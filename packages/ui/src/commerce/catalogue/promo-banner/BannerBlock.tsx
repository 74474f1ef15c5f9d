import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { AccessoriesBanner } from '../accessories-banner'
import { PromoBanner } from './PromoBanner'

export interface BannerBlockProps {
  /** Its layout decides how it looks. */
  content: BlockContents['banner']
  /** Target of the button if it has none. */
  defaultHref: string
}

/** A banner in its layout: a PromoBanner, or an AccessoriesBanner as showcase. */
export function BannerBlock({ content, defaultHref }: BannerBlockProps) {
  return content.layout === 'showcase' ? (
    <AccessoriesBanner content={content} defaultHref={defaultHref} />
  ) : (
    <PromoBanner content={content} variant={content.layout} defaultHref={defaultHref} />
  )
}
