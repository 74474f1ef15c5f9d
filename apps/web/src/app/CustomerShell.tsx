import { useMatch, useNavigate, useSearchParams } from 'react-router-dom'
import { useCartOfOtherTabs } from '@skafferi/domain/shop/cart'
import { useProductCategory } from '@skafferi/domain/shop/product'
import { useSession } from '@skafferi/domain/shop/session'
import { useShell } from '@skafferi/domain/shop/shell'
import { CheckoutFooter, Footer } from '@skafferi/ui/commerce/service/footer'
import { CheckoutHeader, Header } from '@skafferi/ui/commerce/service/header'
import { PageLayout } from '@skafferi/ui/components/layout/page-layout'
import { ToastProvider } from '@skafferi/ui/components/feedback/toast'
import { lazyWithRetry } from '@skafferi/ui/screens/error-screen'
import { paths } from '../paths'
import { pages } from '../pages'
import type { ShellProps } from './shell-props'

// Without its file the search has no suggestions.
const ProductSuggestions = lazyWithRetry(() => import('./ProductSuggestions').catch(() => ({ default: () => null })))

/** Header and footer of customers' pages. */
export default function CustomerShell(props: ShellProps) {
  return (
    // Around both frames, so that a toast stays when the next page has the other frame.
    <ToastProvider>
      {props.frame === 'checkout' ? <CheckoutShell {...props} /> : <ShopShell {...props} />}
    </ToastProvider>
  )
}

/** The frame of the checkout. Its only link away from the order leads back to the cart. */
function CheckoutShell({ children }: ShellProps) {
  useCartOfOtherTabs()
  return (
    <PageLayout header={<CheckoutHeader />} footer={<CheckoutFooter />}>
      {children}
    </PageLayout>
  )
}

function ShopShell({ frame, showsCategories, footer, children }: ShellProps) {
  const { signOut } = useSession()
  const shell = useShell()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const productCategory = useProductCategory(useMatch(pages.product.path)?.params.id)
  const categories = shell.categories === 'loading' ? shell.categories : shell.categories.map(({ name }) => name)
  const query = (text: string) => (text === '' ? undefined : `q=${encodeURIComponent(text)}`)
  return (
    <PageLayout
      width={frame === 'wide' ? 'full' : 'page'}
      header={
        <Header
          customerName={shell.customer?.name ?? null}
          categories={categories}
          isBrowsing={showsCategories ?? false}
          currentCategory={parameters.get('category') ?? productCategory}
          cartCount={shell.cartCount}
          query={parameters.get('q') ?? ''}
          suggestions={ProductSuggestions}
          onSearch={({ text }) => navigate(paths.products(query(text)))}
          onSignOut={signOut}
        />
      }
      footer={
        <Footer
          audience="customer"
          variant={footer}
          categories={categories === 'loading' ? [] : categories}
          tags={shell.tags}
        />
      }
    >
      {children}
    </PageLayout>
  )
}
