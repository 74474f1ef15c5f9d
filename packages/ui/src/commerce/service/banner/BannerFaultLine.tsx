import type { ContentFault } from '@skafferi/domain/shop/content/views'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'

const LazyFaultLine = lazyWithRetry(() =>
  import('./ContentFaultLine').then(({ ContentFaultLine }) => ({ default: ContentFaultLine })),
)

export interface BannerFaultLineProps {
  /** Why the content could not be loaded; `null` if it was, and there is no line. */
  fault: ContentFault | null
  /** What could not be loaded: a banner's headline, or other content. */
  subject: 'banner' | 'content'
}

/** Explains why the content of a page is missing (Specification (shopping) §2 and §8, banner). */
export function BannerFaultLine({ fault, subject }: BannerFaultLineProps) {
  return (
    fault && (
      <LazyBoundary>
        <LazyFaultLine fault={fault} subject={subject} />
      </LazyBoundary>
    )
  )
}
