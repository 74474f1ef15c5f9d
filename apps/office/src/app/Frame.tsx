import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  type useOperator,
  useOperatorSignIn,
  useApplications,
  useFind,
  useIsShopOpen,
  usePreviewLink,
  useInboxCounts,
  useOrderCount,
  withQuery,
} from '@skafferi/domain/office'
import { OfficeFind, type OfficeFindProps } from '@skafferi/ui/office/office-find'
import { OfficeLayout, type NavItem } from '@skafferi/ui/office/office-layout'
import { useRoleName } from '@skafferi/ui/office/office-notice'
import { type Page, pages } from '../pages'
import { paths } from '../paths'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { SessionEnded } from '@skafferi/ui/office/sign-in-screen'
import { settings } from '../office'

/** The navigation items that the operator may open, with their open counts. */
function useNavItems(may: ReturnType<typeof useOperator>['may']): readonly NavItem[] {
  const toShip = useOrderCount({ waits: 'shipment' }) ?? 0
  const { count: applications = 0 } = useApplications('pending', may.includes('service'))
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

interface EndedSessionProps {
  open: boolean
  /** The e-mail address of the ended session. */
  email: string
  onLeave: () => void
}

/** A sign-in dialog over a page whose session has ended; input on the page is kept. */
function EndedSession({ open, email, onLeave }: EndedSessionProps) {
  const { busy, problem, signIn } = useOperatorSignIn()
  const problemText = useOfficeProblem()
  return (
    <SessionEnded
      open={open}
      email={email}
      demo={settings.demoOperator}
      busy={busy}
      problem={problemText(problem)}
      onSignIn={signIn}
      onLeave={onLeave}
    />
  )
}

interface FrameProps extends Pick<ReturnType<typeof useOperator>, 'may' | 'isEnded'> {
  page: Page
  operator: NonNullable<ReturnType<typeof useOperator>['operator']>
  children: ReactNode
  onSignOut: () => void
}

const searches = {
  orders: (text: string) => withQuery(paths.orders, { q: text }),
  products: (text: string) => withQuery(paths.products, { q: text }),
  companies: (text: string) => withQuery(paths.companies, { q: text }),
}

/** The commands that the operator may use. */
function commandsOf(may: ReturnType<typeof useOperator>['may']): OfficeFindProps['commands'] {
  return [
    { id: 'ship', href: withQuery(paths.orders, { waits: 'shipment' }) },
    { id: 'unpaid', href: withQuery(paths.orders, { waits: 'payment' }) },
    ...(may.includes('catalogue')
      ? ([
          { id: 'newProduct', href: paths.newProduct },
          { id: 'import', href: paths.import },
          { id: 'flashSale', href: paths.flashSale('new') },
        ] as const)
      : []),
    { id: 'exportOrders', href: '/admin/orders/export' },
    { id: 'exportProducts', href: '/admin/products/export' },
  ]
}

/** Sidebar, header and bar around a page, and its overlays. */
export function Frame({ page, operator, may, isEnded, children, onSignOut }: FrameProps) {
  const [isFinding, setIsFinding] = useState(false)
  const [text, setText] = useState('')
  const { found, busy } = useFind(text)
  const navigate = useNavigate()
  const roleName = useRoleName()
  const navItems = useNavItems(may)
  const isOpen = useIsShopOpen()
  const preview = usePreviewLink()
  return (
    <OfficeLayout
      navItems={navItems}
      current={page.navItem ?? null}
      shop={{
        name: settings.brand.name,
        href: preview?.href ?? '/',
        openHref: isOpen ? undefined : paths.opening,
      }}
      person={{ name: operator.name, role: roleName(operator.role) }}
      overlays={
        <>
          <OfficeFind
            open={isFinding}
            navItems={navItems}
            searches={searches}
            commands={commandsOf(may)}
            found={found}
            busy={busy}
            onType={(event) => setText(event.text)}
            onNavigate={({ href }) => {
              setIsFinding(false)
              // Files are downloaded.
              if (href.startsWith(pages.today.path)) void navigate(href)
              else location.assign(href)
            }}
            onClose={() => setIsFinding(false)}
          />
          <EndedSession open={isEnded} email={operator.email} onLeave={onSignOut} />
        </>
      }
      onFind={() => setIsFinding(true)}
      onNotices={() => void navigate(paths.notices)}
      onRecovery={() => void navigate(paths.recoveryCodes)}
      onSignOut={onSignOut}
    >
      {children}
    </OfficeLayout>
  )
}
