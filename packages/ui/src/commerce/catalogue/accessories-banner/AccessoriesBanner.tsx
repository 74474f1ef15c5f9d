import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { cva } from 'class-variance-authority'
import { Paragraphs } from '../../../internal/paragraphs'
import { BannerImage, BlockButton, bannerColoursFor } from '../../service/banner'

/** Black unless the banner has a colour (Specification (shopping) §2); a class, so that it can be prerendered. */
const BLACK = '#000000'

const styles = cva(
  'grid grid-cols-[minmax(0,1fr)] gap-6 rounded-lg bg-[#000] p-5 md:p-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]',
  { variants: { ink: { light: 'text-ink-on-night', dark: 'text-ink' } } },
)

/** A tile with its own background. The first spans two columns, so that five fill the grid. */
const TILE =
  'grid place-items-end justify-items-center rounded-sm border-b-2 border-current bg-current/12 px-4 pt-4 ' +
  'first:col-span-2'

export interface AccessoriesBannerProps {
  content: BlockContents['banner']
  /** Target of the button if it has none. */
  defaultHref: string
}

/** Promotes a group of products, such as accessories for phones and games, with up to five pictures. */
export function AccessoriesBanner({ content, defaultHref }: AccessoriesBannerProps) {
  const { title, text, button, pictures } = content
  const background = content.background ?? BLACK
  const colours = bannerColoursFor(background)
  return (
    <section
      data-ink={colours.ink}
      className={styles({ ink: colours.ink })}
      style={background === BLACK ? undefined : { background: colours.background }}
    >
      <div className="grid content-center justify-items-start gap-3 wrap-anywhere">
        <h2 className="text-2xl">{title}</h2>
        <Paragraphs text={text} className="[&_a]:text-inherit" />
        {/* The button is white on every background, also in the dark scheme. */}
        <span data-scheme="light" className="contents">
          <BlockButton button={button} defaultHref={defaultHref} variant="secondary" />
        </span>
      </div>
      {pictures.length > 0 && (
        <ul role="list" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
          {pictures.map((src, index) => (
            <li key={index} className={TILE}>
              <BannerImage src={src} variant="tile" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
