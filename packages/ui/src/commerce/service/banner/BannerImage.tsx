import type { BannerPicture } from '@skafferi/domain/shop/content/views'
import { useState } from 'react'

export interface BannerImageProps {
  picture: BannerPicture
  /** Position and size. */
  variant: 'stage' | 'tile'
  /** `eager` if it is visible when the page opens; `lazy` by default. */
  loading?: 'eager' | 'lazy'
}

const variants = {
  stage: 'h-auto w-32 min-w-0 flex-initial md:w-42',
  tile: 'aspect-square w-[min(76%,200px)]',
}

/**
 * A decorative picture of a banner. If it cannot be loaded, the shop's fallback is shown; if that fails too, nothing
 * (Specification (shopping) §2, accessories).
 */
export function BannerImage({ picture: { src, fallback }, variant, loading = 'lazy' }: BannerImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const visibleSrc = [src, fallback].find((address) => address !== null && !failed.includes(address))
  if (visibleSrc === undefined || visibleSrc === null) return null
  return (
    <img
      key={visibleSrc}
      src={visibleSrc}
      alt=""
      width={288}
      height={288}
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      className={variants[variant]}
      onError={() => setFailed([...failed, visibleSrc])}
    />
  )
}
