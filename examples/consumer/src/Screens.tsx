'use client'

import type { ReactNode } from 'react'
import { LinkProvider, type LinkProviderProps } from '@skafferi/ui/components/actions/link'
import { BrandProvider } from '@skafferi/ui/components/content/brand'
import { ToastProvider } from '@skafferi/ui/components/feedback/toast'
import { EarlyInput, PageLayout } from '@skafferi/ui/components/layout/page-layout'
import { Footer } from '@skafferi/ui/commerce/service/footer'
import { Header } from '@skafferi/ui/commerce/service/header'
import { ShopPathsProvider } from '@skafferi/ui/commerce/service/shop-paths'
import { CartScreen } from '@skafferi/ui/screens/cart-screen'
import { CheckoutScreen } from '@skafferi/ui/screens/checkout-screen'
import { ListingScreen } from '@skafferi/ui/screens/listing-screen'
import type { CardPurchasesView } from '@skafferi/ui/views'
import { brand } from './brand.ts'
import { cart, checkout, listing } from './data.ts'
import { addressLimits, referenceLimits } from './limits.ts'
import { paths } from './paths.ts'

const ready = <View,>(view: View) => ({ status: 'ready', view, refreshing: false }) as const
const nothing = () => undefined
const purchases: CardPurchasesView = { stateOf: () => 'idle', problemOf: () => null }
const noDraft = { read: () => null, save: nothing, discard: nothing }

interface ShopProps {
  /** The router's link. */
  link: LinkProviderProps['component']
  /** False for the page alone. */
  framed?: boolean
  children: ReactNode
}

function ShopHeader() {
  return (
    <Header
      customerName="Anna Berg"
      categories={['Chocolate', 'Pouches']}
      currentCategory={null}
      cartCount={cart.lineCount}
      query=""
      onSearch={nothing}
      onSignOut={nothing}
    />
  )
}

/** What every page of the shop has around it. */
export function Shop({ link, framed = true, children }: ShopProps) {
  return (
    <BrandProvider brand={brand}>
      <LinkProvider component={link}>
        <ShopPathsProvider paths={paths}>
          <ToastProvider>
            <PageLayout header={framed && <ShopHeader />} footer={framed && <Footer audience="customer" />}>
              {children}
            </PageLayout>
            <EarlyInput />
          </ToastProvider>
        </ShopPathsProvider>
      </LinkProvider>
    </BrandProvider>
  )
}

export function Listing() {
  return (
    <ListingScreen
      filter={listing.filter}
      sorts={['most_popular', 'newest']}
      listing={ready(listing)}
      purchases={purchases}
      quickOrder={() => null}
      onFilterChange={nothing}
      onPageChange={nothing}
      onAddToCart={nothing}
      onBuyNow={nothing}
      onSelectVariant={nothing}
    />
  )
}

export function Cart() {
  return (
    <CartScreen
      cart={ready(cart)}
      proceeding={false}
      problem={null}
      onAdjust={nothing}
      onQuantityChange={nothing}
      onType={nothing}
      onKeepCurrent={nothing}
      onRemove={nothing}
      onProceed={nothing}
      onDismissProblem={nothing}
    />
  )
}

export function Checkout() {
  return (
    <CheckoutScreen
      checkout={ready(checkout)}
      countries={{ shipping: ['se', 'fi'], billing: ['se', 'fi'] }}
      provinceCountries={['us']}
      addressLimits={addressLimits}
      addressFaults={{}}
      addressDrafts={{ shipping: noDraft, billing: noDraft }}
      saving={null}
      references={{
        values: { po_number: '', customer_reference: '', note: '', reception_hours: '' },
        faults: {},
        state: 'idle',
        problem: null,
        edit: nothing,
        save: () => Promise.resolve(true),
      }}
      referenceLimits={referenceLimits}
      placing="idle"
      problem={null}
      onQuantityChange={nothing}
      onRemove={nothing}
      onSaveAddress={() => Promise.resolve(true)}
      onPlaceOrder={nothing}
      onDismissProblem={nothing}
    />
  )
}
