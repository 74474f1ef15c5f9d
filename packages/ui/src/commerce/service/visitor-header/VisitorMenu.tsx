import { LinkButton } from '../../../components/actions/button'
import { Drawer } from '../../../components/overlays/drawer'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { ServiceEntries } from '../menu-entry'
import { useShopPaths } from '../shop-paths'

export interface VisitorMenuProps {
  /** The URL to return to after sign-in; the home page by default. */
  returnTo?: string
  /** Closes the menu, also after following a link. */
  onClose: () => void
}

/** The visitor's menu on phones. Open while mounted. */
export function VisitorMenu({ returnTo, onClose }: VisitorMenuProps) {
  const t = useWords(shellWords)
  const { signIn, signUp } = useShopPaths()
  return (
    <Drawer
      open
      title={t('header.menu')}
      onClose={onClose}
      footer={
        <>
          <LinkButton
            href={signIn(returnTo)}
            variant={signUp === undefined ? 'primary' : 'secondary'}
            onActivate={onClose}
          >
            {t('header.signIn')}
          </LinkButton>
          {signUp !== undefined && (
            <LinkButton href={signUp} onActivate={onClose}>
              {t('header.signUp')}
            </LinkButton>
          )}
        </>
      }
    >
      <ServiceEntries onActivate={onClose} />
    </Drawer>
  )
}
