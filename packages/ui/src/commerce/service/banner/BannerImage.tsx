import { useState } from 'react'

export interface BannerImageProps {
  /** Its address. */
  src: string
  /** Position and size. */
  variant: 'stage' | 'tile'
  /** `eager` if it is visible when the page opens; `lazy` by default. */
  loading?: 'eager' | 'lazy'
}

const variants = {
  stage: 'h-auto w-32 min-w-0 flex-initial md:w-42',
  tile: 'aspect-square w-[min(76%,200px)]',
}

/** A decorative picture of a banner. If it cannot be loaded, nothing is shown. */
export function BannerImage({ src, variant, loading = 'lazy' }: BannerImageProps) {
  const [failed, setFailed] = useState<string>()
  if (failed === src) return null
  return (
    <img
      src={src}
      alt=""
      width={288}
      height={288}
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      className={variants[variant]}
      onError={() => setFailed(src)}
    />
  )
}
