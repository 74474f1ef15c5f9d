import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { brand } from '@skafferi/brand'
import type { useOperator } from '@skafferi/domain/office'
import { OfficeFind } from '@skafferi/ui/office/office-find'
import { OfficeLayout } from '@skafferi/ui/office/office-layout'
import { useRoleName } from '@skafferi/ui/office/office-notice'
import type { Page } from '../pages'
import { paths, withQuery } from '../paths'
import { EndedSession } from './EndedSession'
import { useNavItems } from './use-nav-items'

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

/** Sidebar, header and bar around a page, and its overlays. */
export function Frame({ page, operator, may, isEnded, children, onSignOut }: FrameProps) {
  const [isFinding, setIsFinding] = useState(false)
  const navigate = useNavigate()
  const roleName = useRoleName()
  const navItems = useNavItems(may)
  return (
    <OfficeLayout
      navItems={navItems}
      current={page.navItem ?? null}
      shop={{ name: brand.name, href: '/' }}
      person={{ name: operator.name, role: roleName(operator.role) }}
      overlays={
        <>
          <OfficeFind
            open={isFinding}
            navItems={navItems}
            searches={searches}
            onNavigate={({ href }) => {
              setIsFinding(false)
              void navigate(href)
            }}
            onClose={() => setIsFinding(false)}
          />
          <EndedSession open={isEnded} email={operator.email} onLeave={onSignOut} />
        </>
      }
      onFind={() => setIsFinding(true)}
      onNotices={() => void navigate(paths.notices)}
      onSignOut={onSignOut}
    >
      {children}
    </OfficeLayout>
  )
}
