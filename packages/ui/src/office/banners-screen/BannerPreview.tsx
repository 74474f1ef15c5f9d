import type { BannerPreviewView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { AccessoriesBanner } from '../../commerce/catalogue/accessories-banner'
import { PromoBanner } from '../../commerce/catalogue/promo-banner'
import type { ShelfPicture } from '../../commerce/catalogue/shelf-illustration'
import { ValuesTabs } from '../../commerce/catalogue/values-tabs'
import { SegmentedControl } from '../../components/forms/segmented-control'
import { useWideScreen } from '../../internal/use-wide-screen'
import { Hero } from '../../screens/landing-screen/Hero'
import { useWords } from '../../words'
import { officeBannersWords } from '../../words/generated/office-banners'
import { ShopPreview, type PreviewLook } from '../shop-preview'

const LOOKS: readonly PreviewLook[] = ['desk', 'phone', 'dark']

export interface BannerPreviewProps {
  preview: BannerPreviewView
  /** Pack shots beside the landing page's headline, by row. */
  shelves: readonly (readonly ShelfPicture[])[]
}

/**
 * Shows a banner with the shop's components: desktop, phone or dark. The first choice follows the width of the screen.
 */
export function BannerPreview({ preview, shelves }: BannerPreviewProps) {
  const t = useWords(officeBannersWords)
  const isWide = useWideScreen()
  // On a phone the desktop preview would be too small to read.
  const [look, setLook] = useState<PreviewLook>(isWide ? 'desk' : 'phone')
  const title = t('preview.title', { place: t(`place.${preview.place}`) })
  return (
    <section aria-label={title} className="grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base leading-6 font-bold">{title}</h2>
        <SegmentedControl
          label={t('preview.look')}
          width="auto"
          segments={LOOKS.map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={look}
          onChange={({ value }) => setLook(value)}
        />
      </div>
      <ShopPreview key={look} title={title} look={look}>
        <PreviewContent preview={preview} shelves={shelves} />
      </ShopPreview>
    </section>
  )
}

function PreviewContent({ preview, shelves }: BannerPreviewProps) {
  if (preview.place === 'banner_hero')
    return <Hero shelves={shelves} banner={preview.view} audience="customer" shopHref="#" />
  return (
    <div className="bg-page p-4 text-ink md:p-8">
      <HomeBanner preview={preview} />
    </div>
  )
}

function HomeBanner({ preview }: { preview: Exclude<BannerPreviewView, { place: 'banner_hero' }> }) {
  if (preview.place === 'banner_values') {
    return (
      <>
        <h2 className="mb-4 wrap-anywhere">{preview.view.title}</h2>
        <ValuesTabs tabs={preview.view.tabs} href="#" />
      </>
    )
  }
  if (preview.place === 'banner_accessories')
    return <AccessoriesBanner banner={{ view: preview.view, state: 'settled', fault: null }} href="#" />
  const isSide = preview.place === 'banner_side'
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] ${isSide ? 'md:w-1/3' : 'md:w-2/3'}`}>
      <PromoBanner banner={preview.view} variant={isSide ? 'side' : 'main'} href="#" />
    </div>
  )
}
