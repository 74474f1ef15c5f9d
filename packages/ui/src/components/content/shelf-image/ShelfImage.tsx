import { useState } from 'react'
import { cva } from 'class-variance-authority'

const boxStyles = cva(
  'relative grid flex-none place-items-end justify-items-center overflow-hidden border-b-2 border-shelf bg-media',
  {
    variants: {
      size: {
        thumb: 'size-12 rounded-t-sm in-data-[density=compact]:size-10',
        line: 'size-16 rounded-t-sm in-data-[density=compact]:size-12',
        low: 'w-full px-3 pt-4 transition-[background-color] duration-fast group-hover:bg-brand-quiet',
        compact:
          'w-full px-1 pt-4 transition-[background-color] duration-fast group-hover:bg-brand-quiet md:px-4 md:pt-5',
        card: 'w-full px-4 pt-5 transition-[background-color] duration-fast group-hover:bg-brand-quiet',
        tile:
          'h-full w-full px-1 pt-9 transition-[background-color] duration-fast group-hover:bg-brand-quiet md:h-31 ' +
          'md:px-3 md:pt-2.5',
        hero: 'w-full px-4 pt-5 md:rounded-t-lg md:pt-8',
      },
    },
  },
)

/** The picture of the pack: square, at one scale everywhere, its bottom on the shelf's line. */
const packStyles = cva('block aspect-square transition-[opacity,translate] duration-move [grid-area:1/1]', {
  variants: {
    size: {
      thumb: 'w-[83%]',
      line: 'w-[86%]',
      low: 'w-18 md:w-20',
      compact: 'w-22 md:w-[min(76%,8.5rem)]',
      card: 'w-[min(76%,200px)]',
      tile: 'w-[92%] md:w-28',
      hero: 'w-[62%] max-w-105 md:w-[78%] 2xl:max-w-130',
    },
    place: {
      alone: '',
      behind: '-translate-x-[8%] rtl:translate-x-[8%]',
      front:
        'translate-x-[8%] starting:translate-x-[calc(8%+8px)] starting:opacity-0 rtl:-translate-x-[8%] ' +
        'rtl:starting:-translate-x-[calc(8%+8px)]',
    },
  },
})

export interface ShelfImageProps {
  /** The URL. If it is missing or fails, the outline of a pack is shown. */
  src?: string
  /** The alternative text; empty if the same text is beside it. */
  alt: string
  /**
   * `thumb` 48 px and `line` 64 px beside a name, `low` in a row of small images, `compact` on a card with only Add to
   * Cart, `card` on one without, `tile` in the listing (124 px high; as high as its label on a horizontal card), `hero`
   * on the product page.
   */
  size: 'thumb' | 'line' | 'low' | 'compact' | 'card' | 'tile' | 'hero'
  /** The number of packs: a second one moves in front of the first. 1 by default. */
  packs?: 1 | 2
  /** `eager` for images visible on load; `lazy` by default. */
  loading?: 'lazy' | 'eager'
}

/**
 * A product on a shelf: the background behind it and the 2 px line under it. A surrounding card with the class `group`
 * tints the background on hover.
 */
export function ShelfImage({ src, alt, size, packs = 1, loading = 'lazy' }: ShelfImageProps) {
  const [failed, setFailed] = useState<string>()
  const missing = src === undefined || src === '' || src === failed
  return (
    <span className={boxStyles({ size })}>
      {missing ? (
        <MissingPack alt={alt} size={size} />
      ) : (
        <img
          src={src}
          alt={alt}
          width={288}
          height={288}
          loading={loading}
          fetchPriority={loading === 'eager' ? 'high' : undefined}
          decoding="async"
          className={packStyles({ size, place: packs === 2 ? 'behind' : 'alone' })}
          onError={() => setFailed(src)}
        />
      )}
      {packs === 2 && !missing && (
        <img src={src} alt="" width={288} height={288} className={packStyles({ size, place: 'front' })} />
      )}
    </span>
  )
}

/** The outline of a pack without a picture. With an alternative text it still counts as the product's image. */
function MissingPack({ alt, size }: Pick<ShelfImageProps, 'alt' | 'size'>) {
  return (
    <svg
      viewBox="0 0 48 48"
      role={alt === '' ? undefined : 'img'}
      aria-label={alt === '' ? undefined : alt}
      aria-hidden={alt === '' || undefined}
      data-missing="true"
      className={packStyles({ size })}
    >
      <path
        d="M13 48V15a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v33"
        strokeDasharray="3 2.5"
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-line-control stroke-[1.5]"
      />
    </svg>
  )
}
