import type { Block, ContentPage, PageCatalogue } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { SegmentedControl } from '../../components/forms/segmented-control'
import { useWideScreen } from '../../internal/use-wide-screen'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'
import { ShopPreview, type PreviewLook } from '../shop-preview'
import { PreviewBlocks } from './PreviewBlocks'
import { PreviewBoundary } from './PreviewBoundary'

const LOOKS: readonly PreviewLook[] = ['desk', 'phone', 'dark']

export interface ContentPreviewProps {
  page: ContentPage
  /** In the order of the page. */
  blocks: readonly Block[]
  /** What the saved draft shows of the catalogue. */
  catalogue?: PageCatalogue
  /** `draft` if visitors do not see these blocks as they are here. */
  state: 'draft' | 'published'
}

/**
 * Blocks with the shop's components, which forms load later: desktop, phone or dark. The first choice follows the width
 * of the screen.
 */
export function ContentPreview({ page, blocks, catalogue, state }: ContentPreviewProps) {
  const t = useWords(officeContentWords)
  const isWide = useWideScreen()
  // On a phone the desktop preview would be too small to read.
  const [look, setLook] = useState<PreviewLook>(isWide ? 'desk' : 'phone')
  const title = t('preview.title', { page: t(`page.${page}`) })
  return (
    <section aria-label={t('preview')} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base leading-6 font-bold">
          {t('preview')} <span className="text-sm font-regular text-ink-muted">{title}</span>
        </h2>
        <SegmentedControl
          label={t('preview.look')}
          width="auto"
          segments={LOOKS.map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={look}
          onChange={({ value }) => setLook(value)}
        />
      </div>
      <div className="overflow-hidden rounded-lg border border-line">
        {state === 'draft' && (
          <p className="bg-caution-quiet px-4 py-1.5 text-sm font-bold text-caution">{t('preview.draft')}</p>
        )}
        <PreviewBoundary fallback={<p className="p-4 font-medium text-critical">{t('preview.failed')}</p>}>
          <ShopPreview key={look} title={title} look={look}>
            <PreviewBlocks blocks={blocks} catalogue={catalogue} />
          </ShopPreview>
        </PreviewBoundary>
      </div>
    </section>
  )
}
