import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  type useOperator,
  useApplicationCount,
  useIsRunning,
  useIsShopOpen,
  usePageKeys,
  useMailProblem,
  usePreviewLink,
  useInboxCounts,
  useOrderCount,
} from '@skafferi/domain/office'
import { useBrand } from '@skafferi/ui/components/content/brand'
import { LazyBoundary, lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'
import { OfficeLayout, type NavItem } from '@skafferi/ui/office/office-layout'
import { useRoleName } from '@skafferi/ui/office/office-notice'
import { type Page, pages } from '../pages'
import { paths } from '../paths'
import { useMailNotice } from './use-mail-notice'

/** The navigation items that the operator may open, with their open counts. */
function useNavItems(may: ReturnType<typeof useOperator>['may']): readonly NavItem[] {
  const toShip = useOrderCount({ waits: 'shipment' }) ?? 0
  const applications = useApplicationCount(may.includes('service')) ?? 0
  const inbox = useInboxCounts(may.includes('service'))
  const openInbox = Object.values(inbox).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const counts: Partial<Record<string, number>> = { orders: toShip, inbox: openInbox, applications }
  const lists = Object.values<Page>(pages).filter(
    ({ path, navItem, permission }) => navItem && !path.includes(':') && permission && may.includes(permission),
  )
  // An item with several lists links to the first.
  const items = lists.filter(({ navItem }, index) => lists.findIndex((each) => each.navItem === navItem) === index)
  return items.map(({ path, navItem }) => ({ id: navItem!, href: path, count: counts[navItem!] ?? 0 }))
}

/** Only an ended session loads it. */
const EndedSession = lazyWithRetry(() => import('./EndedSession'))

/** Loaded after the page, so that it opens at once. */
const Find = lazyWithRetry(() => import('./Find'))

/** Milliseconds after which the command menu and the notice about old figures are loaded. */
const laterMs = 2_000

interface FrameProps extends Pick<ReturnType<typeof useOperator>, 'may' | 'isEnded'> {
  page: Page
  operator: NonNullable<ReturnType<typeof useOperator>['operator']>
  children: ReactNode
  onSignOut: () => void
}

/** Sidebar, header and bar around a page, and its overlays. */
export function Frame({ page, operator, may, isEnded, children, onSignOut }: FrameProps) {
  const [isFinding, setIsFinding] = useState(false)
  const [OldFigures, setOldFigures] = useState<ComponentType>()
  const navigate = useNavigate()
  const roleName = useRoleName()
  const navItems = useNavItems(may)
  const isOpen = useIsShopOpen()
  const { link: preview } = usePreviewLink()
  const { name } = useBrand()
  useEffect(() => {
    const timer = setTimeout(() => {
      void Find.preload()
      // Loaded before the store cannot be reached. Without its file there is no notice.
      import('./OldFiguresNotice').then(
        ({ default: Notice }) => setOldFigures(() => Notice),
        () => {},
      )
    }, laterMs)
    return () => clearTimeout(timer)
  }, [])
  const notice = useMailNotice(page)
  return (
    <OfficeLayout
      saving={useIsRunning()}
      pending={notice.isPending}
      pageKeys={usePageKeys()}
      mailWaits={useMailProblem()?.kind === 'no_server'}
      navItems={navItems}
      current={page.navItem ?? null}
      shop={{
        name,
        href: preview?.href ?? '/',
        openHref: isOpen ? undefined : paths.opening,
      }}
      person={{ name: operator.name, role: roleName(operator.role) }}
      overlays={
        <>
          {isFinding && (
            <LazyBoundary onClose={() => setIsFinding(false)}>
              <Find navItems={navItems} may={may} onClose={() => setIsFinding(false)} />
            </LazyBoundary>
          )}
          {isEnded && (
            <LazyBoundary>
              <EndedSession email={operator.email} onLeave={onSignOut} />
            </LazyBoundary>
          )}
        </>
      }
      onFind={() => setIsFinding(true)}
      onNotices={() => void navigate(paths.notices)}
      onRecovery={() => void navigate(paths.recoveryCodes)}
      onSignOut={onSignOut}
    >
      {OldFigures && <OldFigures />}
      {notice.above}
      {children}
      {notice.below}
    </OfficeLayout>
  )
}
