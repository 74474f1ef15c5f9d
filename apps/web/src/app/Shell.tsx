import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ReactNode } from 'react'
import { useShell } from '@skafferi/domain/catalog'
import { useSession } from '@skafferi/domain/session'
import { Footer } from '@skafferi/ui/commerce/footer'
import { Header, VisitorHeader } from '@skafferi/ui/commerce/header'
import { PageLayout } from '@skafferi/ui/components/page-layout'
import { paths, type Frame } from '../routes'

/** What stands around a page: nothing around sign-in, head and foot around the others. */
export function Shell({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { status } = useSession()
  if (frame === 'bare') return <PageLayout width="full">{children}</PageLayout>
  return status === 'signed_in' ? (
    <CustomerShell>{children}</CustomerShell>
  ) : (
    <VisitorShell frame={frame}>{children}</VisitorShell>
  )
}

function CustomerShell({ children }: { children: ReactNode }) {
  const { signOut } = useSession()
  const shell = useShell()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const query = (text: string) => (text === '' ? undefined : `q=${encodeURIComponent(text)}`)
  return (
    <PageLayout
      header={
        <Header
          customerName={shell.customerName}
          categories={shell.categories}
          currentCategory={parameters.get('category')}
          cartCount={shell.cartCount}
          query={parameters.get('q') ?? ''}
          onSearch={({ text }) => navigate(paths.products(query(text)))}
          onSignOut={() => {
            signOut()
            navigate(paths.home)
          }}
        />
      }
      footer={<Footer audience="customer" categories={shell.categories} tags={shell.tags} />}
    >
      {children}
    </PageLayout>
  )
}

function VisitorShell({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const returnTo = pathname === paths.landing() ? undefined : pathname + search
  return (
    <PageLayout width={frame === 'wide' ? 'full' : 'page'} header={<VisitorHeader returnTo={returnTo} />} footer={<Footer audience="visitor" />}>
      {children}
    </PageLayout>
  )
}
