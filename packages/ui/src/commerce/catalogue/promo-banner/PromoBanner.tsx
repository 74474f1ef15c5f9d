import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { homeWords } from '../../../words/generated/home'
import { Paragraphs } from '../../../internal/paragraphs'
import { BannerImage, BlockButton, bannerColoursFor } from '../../service/banner'

/** Content is aligned to a line from edge to edge, at the same height in all banners of a row. */
const styles = cva('relative flex h-full flex-col overflow-hidden rounded-lg', {
  variants: {
    variant: { main: 'bg-night', side: 'bg-brand-quiet', strip: 'bg-brand-quiet' },
    ink: { own: '', light: 'text-ink-on-night', dark: 'text-ink' },
  },
  compoundVariants: [{ variant: 'main', ink: 'own', className: 'text-ink-on-night' }],
})

/**
 * Text, with price and button below, and the pictures beside it. On phones the text has the full width, and the
 * pictures are beside the button; in a strip below it.
 */
const bodyStyles = cva('grid flex-1 gap-x-4 px-5 pt-5 md:grid-cols-2 md:grid-rows-[1fr_auto_auto_1fr] md:px-8', {
  variants: {
    variant: {
      main: 'grid-cols-[auto_minmax(0,1fr)] md:min-h-52',
      side: 'grid-cols-[auto_minmax(0,1fr)] md:min-h-52 md:px-6 md:max-lg:px-5',
      strip: 'md:min-h-52',
    },
  },
})

const textStyles = cva('grid min-w-0 gap-2 wrap-anywhere md:row-start-2', {
  variants: {
    variant: { main: 'col-span-full md:col-span-1', side: 'col-span-full md:col-span-1', strip: '' },
    badge: { true: 'max-md:pe-18' },
  },
})

const picturesStyles = cva(
  'flex min-w-0 items-end justify-end max-lg:*:nth-[n+3]:hidden md:col-start-2 md:row-span-4 md:row-start-1',
  {
    variants: {
      variant: { main: '', side: 'md:max-lg:*:w-30', strip: '' },
      /** Leaves space for the badge. */
      badge: { true: 'pe-6' },
    },
  },
)

/** What the pictures stand on; without any it is space. */
const lineStyles = cva('h-8', { variants: { isShelf: { true: 'border-t-2 border-current opacity-70', false: '' } } })

export interface PromoBannerProps {
  content: BlockContents['banner']
  /** Target of the button if it has none. */
  defaultHref: string
  /**
   * `main`: the large dark one at the top of a page; `side`: the small one beside it; `strip`: across a page. `main` by
   * default.
   */
  variant?: 'main' | 'side' | 'strip'
}

/** An offer: text, one button, and product pictures on a line. */
export function PromoBanner({ content, defaultHref, variant = 'main' }: PromoBannerProps) {
  const { title, text, price, badge, background, button, pictures } = content
  const hasBadge = badge !== ''
  const backgroundStyle = background === null ? null : bannerColoursFor(background)
  const ink = backgroundStyle?.ink ?? 'own'
  return (
    <section
      data-ink={ink}
      className={styles({ variant, ink })}
      style={backgroundStyle ? { background: backgroundStyle.background } : undefined}
    >
      <div className={bodyStyles({ variant })}>
        <div className={textStyles({ variant, badge: hasBadge })}>
          <h2>{title}</h2>
          <Paragraphs text={text} className="max-w-[38ch] [&_a]:text-inherit" />
        </div>
        <div
          className={
            'grid min-w-0 content-start justify-items-start gap-2 pt-2 pb-3 wrap-anywhere max-md:content-end ' +
            'md:row-start-3'
          }
        >
          {price !== '' && <b className="num text-price">{price}</b>}
          {/* White on every background: it is set by the operator, and darkened in dark schemes. */}
          <span data-scheme="light" className="contents">
            <BlockButton button={button} defaultHref={defaultHref} variant="secondary" />
          </span>
        </div>
        <div className={picturesStyles({ variant, badge: hasBadge })}>
          {pictures.map((src, index) => (
            <BannerImage key={index} src={src} variant="stage" loading={variant === 'main' ? 'eager' : 'lazy'} />
          ))}
        </div>
      </div>
      <span className={lineStyles({ isShelf: pictures.length > 0 })} />
      {hasBadge && <Badge badge={badge} />}
    </section>
  )
}

/** The discount. Yellow is used only for better prices (design language). */
function Badge({ badge }: { badge: string }) {
  const t = useWords(homeWords)
  return (
    <b
      className={
        'num absolute end-4 top-4 grid min-h-15 max-w-28 min-w-15 place-items-center overflow-hidden rounded-full ' +
        'text-sm bg-price-better px-3 text-center text-ink-on-price wrap-break-word forced-colors:border ' +
        'print:border'
      }
    >
      <span className="max-w-min">{t('promo.badge', { badge })}</span>
    </b>
  )
}
