import { useBrand } from '../../components/content/brand'
import type {
  AddressKind,
  AddressView,
  CheckoutView,
  MissingRequirement,
  ReferenceLimits,
  ReferencesActions,
  SavedAddressView,
  PaymentView,
} from '@skafferi/domain/shop/checkout/views'
import { Link } from '../../components/actions/link'
import type { AddressBookProps } from '../../commerce/account/address-book'
import { CheckoutSection, CheckoutSections } from '../../commerce/checkout/checkout-sections'
import { DeliveryInformation } from '../../commerce/checkout/delivery-information'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { AddressSection, type AddressSectionProps } from './AddressSection'
import { References } from './References'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { type PromoCodeProps, LazyPromoCode } from '../../commerce/checkout/promo-code'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useProblemToast } from '../../commerce/service/problem-toast'

type PromoSectionProps = PromoCodeProps

/**
 * The promo codes of the order. A failure is also shown in a toast, like every failure of the checkout (Specification
 * (shopping) §8).
 */
function PromoSection(props: PromoSectionProps) {
  useProblemToast(props.codes.status === 'failed' ? props.codes.problem : null)
  useProblemToast(props.problem)
  return (
    // The height of the field, so that loading causes no layout shift.
    <div className="min-h-20">
      <LazyBoundary>
        <LazyPromoCode {...props} />
      </LazyBoundary>
    </div>
  )
}

interface PaymentTermsProps {
  payment: PaymentView
}

/** The payment method and due date, from the terms of the account. */
function PaymentTerms({ payment: { termsDays, due } }: PaymentTermsProps) {
  const t = useWords(checkoutWords)
  return (
    <>
      <p className="num font-bold">{t('payment.invoice', { days: termsDays, due })}</p>
      <p className="text-ink-muted">{t('payment.terms')}</p>
    </>
  )
}

interface EmailProps {
  /** `null` if it could not be loaded, empty while it is loading. */
  email: string | null
}

/** The customer's e-mail address, for the confirmation. */
function Email({ email }: EmailProps) {
  const t = useWords(checkoutWords)
  if (email === '') {
    return (
      <SkeletonGroup label={t('email.loading')}>
        <span className="flex h-5 items-center">
          <Skeleton width="12rem" />
        </span>
      </SkeletonGroup>
    )
  }
  return <p className="wrap-anywhere">{email ?? t('email.notFound')}</p>
}

/** Data of the sections. */
export interface CheckoutSectionData {
  checkout: CheckoutView
  /** The address that is being saved; `null` if none is. */
  saving: AddressKind | null
  /** The order's references, as typed. */
  references: ReferencesActions
  /** Maximum length of each reference, in characters. */
  referenceLimits: ReferenceLimits
  /** Addresses of earlier orders, to use or to copy from; none by default. */
  savedAddresses?: Readonly<Record<AddressKind, readonly SavedAddressView[]>>
  /** The company's address book, to save addresses of the order in. Omit to hide that action. */
  addressBook?: AddressBookProps
  /** The promo codes. Omit if the order takes none. */
  promo?: PromoSectionProps
}

export interface CheckoutPartsProps extends CheckoutSectionData {
  /** The address whose dialog is open; `null` if none is. */
  editing: AddressKind | null
  /** Missing requirements after a refused order; empty before. */
  missing: readonly MissingRequirement[]
  /** Opens the dialog of an address. */
  onEdit: (kind: AddressKind) => void
  /** Uses a known address, or the delivery address. */
  onUse: (kind: AddressKind, source: SavedAddressView | 'delivery') => void
}

/** The section that shows the message about a missing address: the delivery address if both are missing. */
const addressKindOf = { addresses: 'shipping', delivery_address: 'shipping', billing_address: 'billing' } as const

function missingAddressOf(kind: AddressKind, missing: readonly MissingRequirement[]): AddressSectionProps['missing'] {
  for (const reason of missing)
    if (reason !== 'po_number' && reason !== 'minimum' && addressKindOf[reason] === kind) return reason
}

/** The sections of an order (Specification (shopping) §2, checkout page). */
export function CheckoutParts(props: CheckoutPartsProps) {
  const { checkout, saving, editing, missing, onEdit, onUse } = props
  const { shippingAddress, billingAddress, billingIsDelivery } = checkout
  const t = useWords(checkoutWords)
  const { orderRules, returns } = useBrand()
  const rules = [orderRules, returns].filter((text) => text !== null).join(' ')
  const paths = useShopPaths()
  const book = props.addressBook?.book

  function addressBookProps(kind: AddressKind, address: AddressView | null) {
    if (!book || !address) return {}
    const receptionHours = kind === 'shipping' ? props.references.values.reception_hours : ''
    return {
      savedName: book.nameOf(address.values),
      onSaveToBook: () => book.add({ values: address.values, receptionHours }),
    }
  }

  const addressProps = (kind: AddressKind) => ({
    kind,
    state:
      editing === kind || book?.form ? ('editing' as const) : saving === kind ? ('saving' as const) : ('idle' as const),
    saved: props.savedAddresses?.[kind],
    missing: missingAddressOf(kind, missing),
    onEdit: () => onEdit(kind),
    onUse: ({ source }: { source: SavedAddressView | 'delivery' }) => onUse(kind, source),
  })

  return (
    <CheckoutSections>
      <CheckoutSection title={t('section.delivery')}>
        <DeliveryInformation delivery={checkout.delivery} option={checkout.shippingOption} />
      </CheckoutSection>
      {/* All else is filled in: what is left to type comes first. */}
      <CheckoutSection title={t('section.references')}>
        <References
          references={props.references}
          limits={props.referenceLimits}
          checkout={checkout}
          missing={missing}
        />
      </CheckoutSection>
      <AddressSection
        {...addressProps('shipping')}
        {...addressBookProps('shipping', shippingAddress)}
        address={shippingAddress}
      />
      <AddressSection
        {...addressProps('billing')}
        {...(billingIsDelivery ? {} : addressBookProps('billing', billingAddress))}
        address={billingAddress}
        same={shippingAddress ? (billingIsDelivery ? 'yes' : 'no') : undefined}
      />
      <CheckoutSection title={t('section.email')}>
        <Email email={checkout.email} />
      </CheckoutSection>
      <CheckoutSection title={t('section.payment')}>
        <PaymentTerms payment={checkout.payment} />
      </CheckoutSection>
      {props.promo && (
        <CheckoutSection title={t('section.promo')}>
          <PromoSection {...props.promo} />
        </CheckoutSection>
      )}
      <CheckoutSection title={t('section.rules')}>
        {rules !== '' && <p className="max-w-[56ch] text-ink-muted">{rules}</p>}
        <Link href={paths.terms}>{t('rules.terms')}</Link>
      </CheckoutSection>
    </CheckoutSections>
  )
}
