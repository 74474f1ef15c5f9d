import type { BannerSlot, BannerView } from '@skafferi/domain/shop/content/views'
import { cva } from 'class-variance-authority'
import { LinkButton } from '../../../components/actions/button'
import { Spinner } from '../../../components/feedback/spinner'
import { useWords } from '../../../words'
import { landingWords } from '../../../words/generated/landing'
import { BannerFaultLine, BannerImage, bannerColoursFor } from '../../service/banner'

/** Black unless the operator sets a colour (Specification (shopping) §2); a class, so that it can be prerendered. */
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
  /** The operator's texts, or the default ones. */
  banner: BannerSlot<BannerView>
  /** Target of the button if the banner has none. */
  href: string
}

/** Promotes accessories for phones and games with up to five pictures. */
export function AccessoriesBanner({ banner: { view, state, fault }, href }: AccessoriesBannerProps) {
  const t = useWords(landingWords)
  const background = view.background ?? BLACK
  const colours = bannerColoursFor(background)
  return (
    <section aria-busy={state === 'loading' || undefined}>
      <div
        data-ink={colours.ink}
        className={styles({ ink: colours.ink })}
        style={background === BLACK ? undefined : { background: colours.background }}
      >
        {state === 'loading' ? (
          <div className="grid min-h-70 place-content-center lg:col-span-2 [&_*]:text-inherit">
            <Spinner label={t('accessories.loading')} />
          </div>
        ) : (
          <Content view={view} href={href} />
        )}
      </div>
      <BannerFaultLine fault={fault} subject="content" />
    </section>
  )
}

function Content({ view, href }: { view: BannerView; href: string }) {
  return (
    <>
      <div className="grid content-center justify-items-start gap-3 wrap-anywhere">
        <h2 className="text-2xl">{view.title}</h2>
        <p>{view.subtitle}</p>
        {/* The button is white on every background, also in the dark scheme. */}
        <span data-scheme="light" className="contents">
          <LinkButton href={view.action.href ?? href} variant="secondary">
            {view.action.text}
          </LinkButton>
        </span>
      </div>
      {view.pictures.length > 0 && (
        <ul role="list" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
          {view.pictures.map((picture) => (
            <li key={picture.src} className={TILE}>
              <BannerImage picture={picture} variant="tile" />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
