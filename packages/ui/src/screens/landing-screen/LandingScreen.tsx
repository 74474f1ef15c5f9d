import { LinkButton } from '../../components/button'
import { DocumentTitle, PageHeading, PageWidth } from '../../components/page-layout'
import { Rack, type RackPicture } from '../../commerce/rack'
import { useShopPaths } from '../../commerce/shop-paths'
import { useWords } from '../../words'
import { landingWords } from '../../words/generated/landing'
import { Steps } from './Steps'

/** Props of {@link LandingScreen}. */
export interface LandingScreenProps {
  /** The packs of the hero, shelf by shelf. */
  shelves: readonly (readonly RackPicture[])[]
  /** The address to return to after sign-in; the home page unless told. */
  returnTo?: string
}

/** What a visitor sees first: what this is, the pantry, and the way in. */
export function LandingScreen({ shelves, returnTo }: LandingScreenProps) {
  const t = useWords(landingWords)
  const paths = useShopPaths()
  return (
    <>
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <div className="overflow-hidden bg-night text-ink-on-night">
        <PageWidth>
          <div className="grid grid-cols-[minmax(0,1fr)] lg:min-h-140 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-8">
            <div className="grid content-center justify-items-start gap-5 pt-10 pb-4 lg:py-12">
              <PageHeading>
                <span className="block text-3xl text-balance">{t('hero.title')}</span>
              </PageHeading>
              <p className="max-w-[38ch] text-lg text-ink-on-night-muted">{t('hero.text')}</p>
              <LinkButton href={paths.signIn(returnTo)} variant="secondary" size="lg">
                {t('hero.action')}
              </LinkButton>
            </div>
            <div className="-mx-gutter content-end pb-6 lg:me-[-50vw] lg:ms-0 lg:grid lg:pb-14">
              <Rack place="hero" shelves={shelves} />
            </div>
          </div>
        </PageWidth>
      </div>
      <PageWidth>
        <Steps />
      </PageWidth>
    </>
  )
}
