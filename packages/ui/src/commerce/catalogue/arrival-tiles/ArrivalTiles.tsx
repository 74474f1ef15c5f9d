import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { cva } from 'class-variance-authority'
import { useLinkElement } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { homeWords } from '../../../words/generated/home'
import { Paragraphs } from '../../../internal/paragraphs'

/** The first tile is tall, the second wide, with two small ones below it; on phones the first two are wide. */
const tileStyles = cva('group flex h-full flex-col overflow-hidden rounded-lg text-ink no-underline', {
  variants: {
    tint: { leaf: 'bg-tint-leaf', berry: 'bg-tint-berry', cloud: 'bg-tint-cloud', sea: 'bg-tint-sea' },
  },
})

const cellStyles = cva('min-w-0', {
  variants: {
    size: {
      tall: 'max-lg:col-span-2 lg:row-span-2',
      wide: 'col-span-2',
      small: '',
    },
  },
})

/** On phones the wide tiles have their packs beside the text, the small ones below it. */
const bodyStyles = cva('flex flex-1 items-end justify-between gap-x-4 px-5 pt-5 max-md:px-4 max-md:pt-4', {
  variants: { size: { tall: 'lg:flex-wrap', wide: '', small: 'flex-wrap' } },
})

/** The size of a pack depends on its tile. */
const packStyles = cva('min-w-0 flex-initial', {
  variants: { size: { tall: 'w-24 sm:w-32 lg:w-55', wide: 'w-18 sm:w-41', small: 'w-20 md:w-32' } },
})

const SIZES = ['tall', 'wide', 'small', 'small'] as const

export interface ArrivalTilesProps {
  /** Four tiles fill the grid. */
  content: BlockContents['tiles']
  /** Target of the tiles that have none. */
  defaultHref: string
}

/** Tiles about new products that are links (Specification (accounts) §2, home page). */
export function ArrivalTiles({ content, defaultHref }: ArrivalTilesProps) {
  const t = useWords(homeWords)
  const Element = useLinkElement()
  return (
    <section>
      <h2 className="mb-4 wrap-anywhere">{content.title}</h2>
      <ul role="list" className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-[1.2fr_1fr_1fr]">
        {content.items.map(({ title, text, pictures, tint, href }, index) => {
          const size = SIZES[index]
          return (
            <li key={index} className={cellStyles({ size })}>
              <Element href={href ?? defaultHref} className={tileStyles({ tint })}>
                <div className={bodyStyles({ size })}>
                  <div className="grid max-w-[30ch] gap-1 self-start pb-3 wrap-anywhere">
                    <h3 className="text-lg">{title}</h3>
                    <Paragraphs text={text} className="text-ink-muted" insideLink />
                    <p className="font-medium underline underline-offset-[0.2em]">{t('arrivals.action')}</p>
                  </div>
                  <div className="ms-auto flex items-end">
                    {pictures.map((src, place) => (
                      <img
                        key={place}
                        src={src}
                        alt=""
                        width={288}
                        height={288}
                        loading="lazy"
                        className={packStyles({ size })}
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
    </section>
  )
}
