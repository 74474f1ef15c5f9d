import { brand } from '@skafferi/brand'
import { LinkButton } from '../../components/button'
import { Link } from '../../components/link'
import { PageWidth } from '../../components/page-layout'
import { Wordmark } from '../../components/wordmark'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'

/** Props of {@link VisitorHeader}. */
export interface VisitorHeaderProps {
  /** The address to return to after sign-in; the home page unless told. */
  returnTo?: string
}

/** The head of the open pages for visitors: who we are, and the way in. */
export function VisitorHeader({ returnTo }: VisitorHeaderProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  return (
    <div className="border-b border-line bg-surface">
      <PageWidth>
        <div className="flex h-14 items-center gap-2 md:h-17 md:gap-4">
          <span className="me-auto">
            <Link href={paths.landing()} look="bare" label={t('header.home', { brand: brand.name })}>
              <Wordmark />
            </Link>
          </span>
          <span className="text-xs text-ink-muted max-sm:hidden">{t('header.welcome')}</span>
          <LinkButton href={paths.signIn(returnTo)} variant={paths.signUp === undefined ? 'primary' : 'quiet'}>
            {t('header.signIn')}
          </LinkButton>
          {paths.signUp !== undefined && <LinkButton href={paths.signUp}>{t('header.signUp')}</LinkButton>}
        </div>
      </PageWidth>
    </div>
  )
}
