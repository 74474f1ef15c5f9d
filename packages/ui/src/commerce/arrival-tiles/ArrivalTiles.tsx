import { cva, type VariantProps } from 'class-variance-authority'
import { useLinkElement } from '../../components/link'
import { useWords } from '../../words'
import { homeWords } from '../../words/generated/home'
import { useShopPaths } from '../shop-paths'

/** The first is tall, the second wide, two small ones are below it; on phones the first two are wide. */
const tileStyles = cva('group flex h-full flex-col overflow-hidden rounded-lg text-ink no-underline', {
  variants: {
    tint: { leaf: 'bg-tint-leaf', berry: 'bg-tint-berry', cloud: 'bg-tint-cloud', sea: 'bg-tint-sea' },
  },
})

const cellStyles = cva('min-w-0', {
  variants: {
    place: {
      tall: 'max-lg:col-span-2 lg:row-span-2',
      broad: 'col-span-2',
      small: '',
    },
  },
})

/** On phones the broad ones have their packs beside their words, the small ones below. */
const bodyStyles = cva('flex flex-1 items-end justify-between gap-x-4 px-5 pt-5 max-md:px-4 max-md:pt-4', {
  variants: { place: { tall: 'lg:flex-wrap', broad: '', small: 'flex-wrap' } },
})

/** A pack is as large as its tile has room for. */
const packStyles = cva('min-w-0 flex-initial', {
  variants: { place: { tall: 'w-24 sm:w-32 lg:w-55', broad: 'w-18 sm:w-41', small: 'w-20 md:w-32' } },
})

const PLACES = ['tall', 'broad', 'small', 'small'] as const

/** One tile. */
export interface ArrivalTileView {
  title: string
  text: string
  /** URLs of the packs in it, one or two. */
  pictures: readonly string[]
  /** The background colour; decorative. */
  tint: NonNullable<VariantProps<typeof tileStyles>['tint']>
}

export interface ArrivalTilesProps {
  /** Four. */
  tiles: readonly ArrivalTileView[]
}

/** New products in four pictures that lead to the listing (Specification (accounts) §2, home page). */
export function ArrivalTiles({ tiles }: ArrivalTilesProps) {
  const t = useWords(homeWords)
  const paths = useShopPaths()
  const Element = useLinkElement()
  return (
    <ul role="list" className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-[1.2fr_1fr_1fr]">
      {tiles.map(({ title, text, pictures, tint }, index) => {
        const place = PLACES[index]
        return (
          <li key={title} className={cellStyles({ place })}>
            <Element href={paths.products()} className={tileStyles({ tint })}>
              <div className={bodyStyles({ place })}>
                <div className="grid max-w-[30ch] gap-1 self-start pb-3 wrap-anywhere">
                  <h3 className="text-lg">{title}</h3>
                  <p className="text-ink-muted">{text}</p>
                  <p className="font-medium underline underline-offset-[0.2em]">{t('arrivals.action')}</p>
                </div>
                <div className="ms-auto flex items-end">
                  {pictures.map((src) => (
                    <img
                      key={src}
                      src={src}
                      alt=""
                      width={288}
                      height={288}
                      loading="lazy"
                      className={packStyles({ place })}
                    />
                  ))}
                </div>
              </div>
              <div className="h-4 border-t-2 border-shelf" />
            </Element>
          </li>
        )
      })}
    </ul>
  )
}
