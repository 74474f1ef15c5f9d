import type { BannerView } from '@skafferi/domain/content/views'
import { cva } from 'class-variance-authority'
import { LinkButton } from '../../components/button'
import { useWords } from '../../words'
import { homeWords } from '../../words/generated/home'
import { BannerImage, inkOn } from '../banner'

/** What stands on it stands on a line that runs from edge to edge, at one height in every banner of a row. */
const styles = cva('relative flex h-full flex-col overflow-hidden rounded-lg', {
  variants: {
    variant: { main: 'bg-night', side: 'bg-brand-quiet', strip: 'bg-brand-quiet' },
    ink: { own: '', light: 'text-ink-on-night', dark: 'text-ink-on-price' },
  },
  compoundVariants: [{ variant: 'main', ink: 'own', className: 'text-ink-on-night' }],
})

const bodyStyles = cva('flex flex-1 gap-4 px-5 pt-5 md:px-8', {
  variants: {
    variant: {
      main: 'min-h-52',
      side: 'md:min-h-52 md:px-6',
      strip: 'max-md:flex-col md:min-h-52',
    },
  },
})

export interface PromoBannerProps {
  banner: BannerView
  /** Where its button leads unless the banner says. */
  href: string
  /** `main` the large one at night, `side` the small one beside it, `strip` across a page; `main` by default. */
  variant?: 'main' | 'side' | 'strip'
}

/** Words, one button and packs on a line: an offer, or the way into the shop. */
export function PromoBanner({ banner, href, variant = 'main' }: PromoBannerProps) {
  const { title, subtitle, price, badge, background, action, pictures } = banner
  const ink = background === null ? 'own' : inkOn(background)
  return (
    <section
      data-ink={ink}
      className={styles({ variant, ink })}
      style={background === null ? undefined : { background }}
    >
      <div className={bodyStyles({ variant })}>
        <div className="grid min-w-0 flex-1 content-center justify-items-start gap-2 pb-3 wrap-anywhere">
          <h2>{title}</h2>
          <p className="max-w-[38ch]">{subtitle}</p>
          {price !== null && <b className="num text-price">{price}</b>}
          <LinkButton href={action.href ?? href} variant="secondary">
            {action.text}
          </LinkButton>
        </div>
        <div className="flex min-w-0 flex-1 items-end justify-end max-md:*:nth-[n+3]:hidden">
          {pictures.map((picture) => (
            <BannerImage key={picture.src} picture={picture} variant="stage" />
          ))}
        </div>
      </div>
      <span className="h-8 border-t-2 border-current opacity-70" />
      {badge !== null && <Badge badge={badge} />}
    </section>
  )
}

/** How much less it costs. Yellow says this and nothing else (design language). */
function Badge({ badge }: { badge: string }) {
  const t = useWords(homeWords)
  return (
    <b
      className={
        'num absolute end-4 top-4 grid min-h-15 max-w-28 min-w-15 place-items-center overflow-hidden rounded-full text-sm ' +
        'bg-price-better px-3 text-center text-ink-on-price wrap-break-word forced-colors:border print:border'
      }
    >
      <span className="max-w-min">{t('promo.badge', { badge })}</span>
    </b>
  )
}
