import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ReactNode } from 'react'
import { useSession } from '@skafferi/domain/session'
import { useShell } from '@skafferi/domain/shell'
import { Footer } from '@skafferi/ui/commerce/footer'
import { Header } from '@skafferi/ui/commerce/header'
import { PageLayout } from '@skafferi/ui/components/page-layout'
import { ToastProvider } from '@skafferi/ui/components/toast'
import { paths } from '../paths'
import type { Frame } from '../pages'

/** Head and foot of every page a customer sees. */
export default function CustomerShell({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { signOut } = useSession()
  const shell = useShell()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const categories = shell.categories === 'loading' ? shell.categories : shell.categories.map(({ name }) => name)
  const query = (text: string) => (text === '' ? undefined : `q=${encodeURIComponent(text)}`)
  return (
    <PageLayout
      width={frame === 'wide' ? 'full' : 'page'}
      header={
        <Header
          customerName={shell.customer?.name ?? null}
          categories={categories}
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
      footer={<Footer audience="customer" categories={categories === 'loading' ? [] : categories} tags={shell.tags} />}
    >
      <ToastProvider>{children}</ToastProvider>
    </PageLayout>
  )
}
