import { initialsOf } from '../../components/content/avatar'
import { SearchIcon } from '../../components/content/icon'
import { Link } from '../../components/actions/link'
import { Menu } from '../../components/actions/menu'
import { BrandSymbol } from '../../components/content/wordmark'
import { KeyCaps } from '../../internal/key-caps'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** The signed-in operator. */
export interface OfficePerson {
  name: string
  /** The name of the role ("Owner"). */
  role: string
}

export interface OfficeHeaderProps {
  person: OfficePerson
  /** The URL where a shop that is closed to visitors is opened; omit if it is open. */
  openHref?: string
  /** The user opens the command menu. */
  onFind: () => void
  /** The user opens the notification settings. */
  onNotices: () => void
  /** The user opens their recovery codes. */
  onRecovery: () => void
  onSignOut: () => void
}

/** The header of every page: the command menu's button and the account menu. */
export function OfficeHeader({ person, openHref, onFind, onNotices, onRecovery, onSignOut }: OfficeHeaderProps) {
  const t = useWords(officeWords)
  const actions = { notices: onNotices, recovery: onRecovery, signOut: onSignOut }
  return (
    <header
      className={
        'sticky top-0 z-6 flex h-12 flex-none items-center gap-2 border-b border-line-strong ' +
        'bg-surface px-gutter print:hidden'
      }
    >
      <span className="flex items-center gap-2 font-bold md:hidden">
        <BrandSymbol size="sm" />
        {t('name')}
      </span>
      <button
        type="button"
        aria-label={t('find.label')}
        className={
          'flex min-h-control-sm items-center gap-2 rounded-md text-sm text-ink-muted max-md:ms-auto ' +
          'max-md:size-control ' +
          'max-md:justify-center md:w-full md:max-w-104 md:border md:border-line-control md:bg-surface ' +
          'md:ps-2.5 md:pe-1 ' +
          'md:hover:border-ink'
        }
        onClick={() => onFind()}
      >
        <SearchIcon />
        <span className="truncate max-md:hidden">{t('find')}</span>
        <span className="ms-auto flex-none max-lg:hidden pointer-coarse:hidden">
          <KeyCaps keys={['Control', 'K']} />
        </span>
      </button>
      <span className="flex flex-none items-center gap-3 md:ms-auto">
        {openHref !== undefined && (
          // Wide screens have it in the sidebar, phones on the start page.
          <span className="text-xs max-md:hidden xl:hidden">
            <Link href={openHref}>{t('shop.closed')}</Link>
          </span>
        )}
        <Menu
          label={t('account')}
          icon={
            <span
              className={
                'grid size-6 place-items-center rounded-full bg-fill text-2xs font-bold text-ink ' +
                'forced-colors:border'
              }
            >
              {initialsOf(person.name)}
            </span>
          }
          heading={{ title: person.name, detail: person.role }}
          items={[
            { id: 'notices', label: t('account.notices') },
            { id: 'recovery', label: t('account.recovery') },
            { id: 'signOut', label: t('account.signOut') },
          ]}
          onSelect={({ id }) => actions[id as keyof typeof actions]()}
        />
      </span>
    </header>
  )
}
