import { useState, type ReactNode } from 'react'
import { PageKeysProvider, type PageKeys } from '../../components/content/data-table'
import { useCommandKey } from '../../components/overlays/command-menu'
import { Drawer } from '../../components/overlays/drawer'
import { Link } from '../../components/actions/link'
import { CONTENT_ID } from '../../components/layout/page-layout'
import { SkipLink } from '../../components/navigation/skip-link'
import { useUnloadWarning } from '../../internal/use-unload-warning'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { MailWaitsProvider } from '../mail-waits/mail-waits'
import { OfficeBar } from './OfficeBar'
import { OfficeSidebar, type OfficeSidebarProps } from './OfficeSidebar'
import { OfficeHeader, type OfficeHeaderProps } from './OfficeHeader'
import { splitForBar } from './nav-items'

export interface OfficeLayoutProps extends OfficeSidebarProps, Omit<OfficeHeaderProps, 'openHref'> {
  /** True while something is being saved: leaving the office asks first. Default false. */
  saving?: boolean
  /** Whether single-letter keys work anywhere on a list's page. Omit if they work only in rows. */
  pageKeys?: PageKeys
  /** True if e-mails wait because no mail server is set. Default false. */
  mailWaits?: boolean
  /** True until it is known what is above the page: it loads, but is shown with that, so that nothing moves it. */
  pending?: boolean
  /** Overlays: the command menu, a dialog. */
  overlays?: ReactNode
  /** The page. */
  children: ReactNode
}

/**
 * The layout of every office page: sidebar, header and page; on a phone header, page and bar. It is compact because
 * operators work in it all day; touch targets still have 44 px. Ctrl+K opens the command menu.
 */
export function OfficeLayout({
  navItems,
  current,
  shop,
  person,
  saving = false,
  pageKeys,
  mailWaits = false,
  pending = false,
  overlays,
  children,
  onFind,
  onNotices,
  onRecovery,
  onSignOut,
}: OfficeLayoutProps) {
  const t = useWords(officeWords)
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const { bar, more } = splitForBar(navItems)
  useCommandKey(onFind)
  useUnloadWarning(saving)
  return (
    <div
      data-density="compact"
      className={
        'grid min-h-dvh md:grid-cols-[3.5rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)] ' +
        // Printed without the sidebar, so without its column.
        'min-[96rem]:grid-cols-[14rem_minmax(0,1fr)] print:block'
      }
    >
      <SkipLink target={CONTENT_ID} />
      <OfficeSidebar navItems={navItems} current={current} shop={shop} />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <OfficeHeader
          person={person}
          openHref={shop.openHref}
          onFind={onFind}
          onNotices={onNotices}
          onRecovery={onRecovery}
          onSignOut={onSignOut}
        />
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className={
            'link-lines flex w-full max-w-440 max-md:[--office-bar:3.5rem] flex-1 flex-col px-gutter pt-5 ' +
            '-outline-offset-2 wrap-break-word max-md:pt-4 [&_h1]:text-xl [&_h1]:leading-7'
          }
        >
          <MailWaitsProvider value={mailWaits}>
            <PageKeysProvider value={pageKeys ?? null}>
              <div hidden={pending} className="contents">
                {children}
              </div>
            </PageKeysProvider>
          </MailWaitsProvider>
        </main>
        <OfficeBar items={bar} current={current} onMore={() => setIsMoreOpen(true)} />
      </div>
      <Drawer open={isMoreOpen} title={t('nav.more')} side="end" onClose={() => setIsMoreOpen(false)}>
        <ul className="grid gap-1">
          {more.map(({ id, href }) => (
            <li key={id} className="flex min-h-control items-center">
              <Link
                href={href}
                variant="quiet"
                current={id === current ? 'page' : undefined}
                onActivate={() => setIsMoreOpen(false)}
              >
                {t(`place.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Drawer>
      {overlays}
    </div>
  )
}
