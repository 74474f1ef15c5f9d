import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { brand } from '@skafferi/brand'
import { awkwardCart } from '@skafferi/fixtures/build'
import { addressLimits, provinceCountries, referenceLimits, toAddressView } from '@skafferi/domain/shop/checkout'
import type { CheckoutView } from '@skafferi/domain/shop/checkout/views'
import { storyAddressBook, storyAddressBookProps, storyCountries } from '../../internal/stories/story-address-book'
import { behaviour } from '../../internal/stories/behaviour'
import { expectRobustLayout } from '../../internal/stories/robust-layout'
import { inPage } from '../../internal/stories/in-page'
import { changedCartOf, checkoutOf, conflictsOf, storyCarts } from '../../internal/stories/story-cart'
import {
  storyMixedPromotions,
  storyPromotions,
  storyReferences,
  storySavedAddresses,
} from '../../internal/stories/story-checkout'
import { noDraft } from '../../internal/stories/story-draft'
import { failed, problemOf, ready } from '../../internal/stories/story-load'
import { storyWorld } from '../../internal/stories/story-world'
import { withToasts } from '../../internal/stories/with-toasts'
import { BrandProvider } from '../../components/content/brand'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { CheckoutScreen, type CheckoutScreenProps } from './CheckoutScreen'

const bulkCheckout = checkoutOf(storyCarts.bulk)
const withoutBilling = checkoutOf({ ...storyCarts.bulk, billing_address: null })
const withoutBoth = checkoutOf({ ...storyCarts.bulk, shipping_address: null, billing_address: null })
const bothAddressesMissing = 'Please add both delivery and billing addresses before placing the order.'

const promo: NonNullable<CheckoutScreenProps['promo']> = {
  draft: noDraft,
  codes: ready(storyPromotions),
  state: 'idle',
  removing: null,
  problem: null,
  onApply: fn<NonNullable<CheckoutScreenProps['promo']>['onApply']>(() => Promise.resolve(true)),
  onRemove: fn(),
  onDismissProblem: fn(),
}

const meta = {
  title: 'Screens/Cart and checkout/CheckoutScreen',
  component: CheckoutScreen,
  args: {
    checkout: ready(bulkCheckout),
    countries: storyCountries,
    provinceCountries,
    addressBook: storyAddressBookProps,
    addressLimits,
    addressFaults: {},
    addressDrafts: { shipping: noDraft, billing: noDraft },
    saving: null,
    references: storyReferences,
    referenceLimits,
    placing: 'idle',
    problem: null,
    onQuantityChange: fn(),
    onRemove: fn(),
    onSaveAddress: fn<CheckoutScreenProps['onSaveAddress']>(() => Promise.resolve(true)),
    onPlaceOrder: fn(),
    onDismissProblem: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withToasts, withShopPaths],
} satisfies Meta<typeof CheckoutScreen>

export default meta
type Story = StoryObj<typeof meta>

const rules = `${brand.orderRules} ${brand.returns}`

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('every section is there', async () => {
      for (const name of [
        'Delivery Information',
        'Delivery Address',
        'Billing Address',
        'Email Address',
        'Payment',
        'Reference',
        'Rules and Conditions',
      ]) {
        await expect(canvas.getByRole('region', { name })).toBeVisible()
      }
      await expect(canvas.getByRole('region', { name: 'Email Address' })).toHaveTextContent('anna@kiosk.example')
      await expect(canvas.getByText(rules)).toBeVisible()
      const terms = within(canvas.getByRole('region', { name: 'Rules and Conditions' })).getByRole('link')
      await expect(terms).toHaveAccessibleName('Terms of Service')
    })
    await step('the payment and its due date', async () => {
      const { due } = bulkCheckout.payment
      await expect(canvas.getByRole('region', { name: 'Payment' })).toHaveTextContent(
        `Invoice, 60 days from the order, due ${due}`,
      )
      await expect(canvas.getByText('According to the terms of your account.')).toBeVisible()
      await expect(canvas.getByText(new RegExp(`^Invoice, due ${due}\\. Arrives .*\\d{4}\\.$`))).toBeVisible()
    })
    await step('the references, and all lines', async () => {
      await expect(await canvas.findByLabelText(/^PO number/)).toHaveValue('PO-4711')
      await expect(await canvas.findByText('12 lines, 1,000 pieces')).toBeVisible()
    })
  },
}

/** A seller who wrote no rules: only the terms that were published. */
export const WithoutRules: Story = {
  ...behaviour,
  decorators: [
    (Story) => (
      <BrandProvider brand={{ ...brand, orderRules: null, returns: null }}>
        <Story />
      </BrandProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Rules and Conditions' })).toHaveTextContent(
      /^Rules and Conditions ?Terms of Service$/,
    )
  },
}

/** A colleague placed the order while the cart was displayed: the page says so, and not that the cart is empty. */
export const OrderedByColleague: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    checkout: ready(checkoutOf(storyCarts.empty)),
    placedOrder: ready({ orderId: 'order_01027', displayId: '1027', by: { name: 'Björn Ek', isYou: false } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Order 1027 was placed by Björn Ek.')).toBeVisible()
    await expect(canvas.queryByText('Your cart is empty')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Place Order' })).toBeNull()
  },
}

export const PlacesOrder: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('the order is placed', async () => {
      const details = within(canvas.getByRole('complementary', { name: 'Order Details' }))
      await userEvent.click(details.getByRole('button', { name: 'Place Order' }))
      await expect(args.onPlaceOrder).toHaveBeenCalledOnce()
    })
  },
}

/** Before Place Order is pressed nothing is reported as missing, and the button is enabled. */
export const BillingMissing: Story = {
  args: { checkout: ready(withoutBilling) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Please add/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  },
}

/** The delivery address can be used for the invoice. */
export const BillingTakesTheDeliveryAddress: Story = {
  ...BillingMissing,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Same as delivery' }))
    const values = withoutBilling.shippingAddress!.values
    await expect(args.onSaveAddress).toHaveBeenLastCalledWith({ kind: 'billing', values })
  },
}

/** After the press each missing requirement has one message, in its section. */
export const AllMissing: Story = {
  args: {
    checkout: ready({ ...withoutBoth, poRequired: true, orderMinimum: { minimum: '€4,000', missing: '€40' } }),
    references: { ...storyReferences, values: { ...storyReferences.values, po_number: '' } },
    missing: ['addresses', 'po_number', 'minimum'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(bothAddressesMissing)).toHaveLength(1)
    const add = canvas.getByRole('button', { name: 'Add delivery address' })
    await expect(add).toHaveAccessibleDescription(bothAddressesMissing)
    const number = 'Your company orders with a PO number. Please add it before placing the order.'
    await expect(await canvas.findByText(number)).toBeVisible()
    const minimum = 'The order minimum is €4,000. Please add goods for €40 before placing the order.'
    await expect(canvas.getByText(minimum)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  },
}

/** Each press focuses the first missing requirement; otherwise the focus stays. */
export const MissingTakesTheFocus: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: function Render(args) {
    const [refusals, setRefusals] = useState(0)
    const missing = refusals > 0 ? (['billing_address', 'po_number'] as const) : []
    return (
      <CheckoutScreen {...args} missing={missing} refusals={refusals} onPlaceOrder={() => setRefusals(refusals + 1)} />
    )
  },
  args: {
    checkout: ready({ ...withoutBilling, poRequired: true }),
    references: { ...storyReferences, values: { ...storyReferences.values, po_number: '' } },
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('PO number')
    const button = canvas.getByRole('button', { name: 'Place Order' })
    for (const press of ['first', 'second']) {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByLabelText('PO number'), press).toHaveFocus())
    }
    await expect(canvas.getAllByText('Please add a billing address before placing the order.')).toHaveLength(1)
  },
}

/** The amounts missing to free delivery and to the order minimum, beside the total. */
export const BelowThresholds: Story = {
  args: {
    checkout: ready({
      ...checkoutOf(storyCarts.small),
      toFreeDelivery: '€18',
      orderMinimum: { minimum: '€150', missing: '€28' },
    }),
  },
  play: async ({ canvas }) => {
    const details = within(canvas.getByRole('complementary', { name: 'Order Details' }))
    await expect(details.getByText('€18 more for free delivery')).toBeVisible()
    await expect(details.getByText('€28 more to reach the order minimum')).toBeVisible()
  },
}

/** The order is below the minimum: the link to the products is focused. */
export const MinimumTakesTheFocus: Story = {
  ...behaviour,
  args: BelowThresholds.args,
  render: function Render(args) {
    const [refusals, setRefusals] = useState(0)
    const missing = refusals > 0 ? (['minimum'] as const) : []
    return (
      <CheckoutScreen {...args} missing={missing} refusals={refusals} onPlaceOrder={() => setRefusals(refusals + 1)} />
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show lines' })
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Add goods' })).toHaveFocus())
  },
}

/** Input that could not be saved stays, and saving can be retried. */
export const ReferencesNotSaved: Story = {
  args: { references: { ...storyReferences, problem: problemOf('save_references') } },
  play: async ({ canvas }) => {
    const text = 'Failed to save your references. What you typed is still here. Please try again.'
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}

/** Without a delivery address, "Same as delivery" is not offered. */
export const BothMissing: Story = {
  args: { checkout: ready(withoutBoth) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add delivery address' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add billing address' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: 'Same as delivery' })).toBeNull()
  },
}

/** An address is entered in its dialog. After saving it is shown in its section, and its button is focused. */
export const AddingAnAddress: Story = {
  ...behaviour,
  render: function Render(args) {
    const [view, setView] = useState<CheckoutView>(withoutBilling)
    return (
      <CheckoutScreen
        {...args}
        checkout={ready(view)}
        onSaveAddress={async (event) => {
          setView({ ...view, billingAddress: toAddressView(storyWorld.companies.kiosk.billing_address) })
          return args.onSaveAddress(event)
        }}
      />
    )
  },
  play: async ({ args, canvas, step }) => {
    await step('the dialog has the right address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add billing address' }))
      const dialog = within(await canvas.findByRole('dialog', { name: 'Billing Address Details' }))
      await userEvent.type(dialog.getByLabelText('First name'), 'Anna')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(args.onSaveAddress).toHaveBeenCalledOnce()
    })
    await step('it closes once the address is saved', async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(canvas.getByRole('region', { name: 'Billing Address' })).toHaveTextContent('Box 1140')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Change billing address' })).toHaveFocus())
    })
  },
}

/** If an address is not saved its dialog stays open with the reason, without a toast behind it. */
export const SaveFailedInTheDialog: Story = {
  tags: ['reaches'],
  render: function Render(args) {
    const [problem, setProblem] = useState<CheckoutScreenProps['problem']>(null)
    return (
      <CheckoutScreen
        {...args}
        problem={problem}
        onSaveAddress={() => {
          setProblem(problemOf('save_shipping_address'))
          return Promise.resolve(false)
        }}
        onDismissProblem={() => {
          args.onDismissProblem()
          setProblem(null)
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    const text = 'Failed to save shipping address. Please try again.'
    await userEvent.click(canvas.getByRole('button', { name: 'Change delivery address' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delivery Address Details' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text)
    await expect(canvas.getAllByText(text)).toHaveLength(1)
    await expect(args.onDismissProblem).not.toHaveBeenCalled()
  },
}

export const SaveFailedDialogClosed: Story = {
  ...SaveFailedInTheDialog,
  ...behaviour,
  play: async (context) => {
    await SaveFailedInTheDialog.play!(context)
    const { args, canvas } = context
    const text = 'Failed to save shipping address. Please try again.'
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delivery Address Details' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(args.onDismissProblem).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(text)).toBeNull()
  },
}

/** The box is checked only once the address is saved. */
export const CopyingTheAddress: Story = {
  args: { checkout: ready(withoutBilling), saving: 'billing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Same as delivery' })).not.toBeChecked()
    await expect(canvas.getByRole('region', { name: 'Billing Address' })).toHaveTextContent('Saving...')
  },
}

export const SameAsDelivery: Story = {
  args: {
    checkout: ready(checkoutOf({ ...storyCarts.bulk, billing_address: storyCarts.bulk.shipping_address })),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Same as delivery' })
    await expect(box).toBeChecked()
  },
}

/** Unchecking the box opens the dialog for another address; if it is cancelled, the box stays checked. */
export const SameAsDeliveryAsksFirst: Story = {
  ...SameAsDelivery,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Same as delivery' })
    await userEvent.click(box)
    await expect(await canvas.findByRole('dialog', { name: 'Billing Address Details' })).toBeInTheDocument()
    await expect(args.onSaveAddress).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(box).toBeChecked()
  },
}

export const SavedAddresses: Story = {
  args: {
    checkout: ready(withoutBoth),
    savedAddresses: { shipping: storySavedAddresses, billing: storySavedAddresses },
  },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Delivery Address' }))
    await expect(await section.findByRole('button', { name: /^Use .*Box 1140/ })).toBeVisible()
  },
}

/** An address of an earlier order is used with one press. */
export const SavedAddressesUsed: Story = {
  ...SavedAddresses,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Delivery Address' }))
    const [, box] = storySavedAddresses
    await userEvent.click(await section.findByRole('button', { name: /^Use .*Box 1140/ }))
    await expect(args.onSaveAddress).toHaveBeenLastCalledWith({
      kind: 'shipping',
      values: box!.values,
      receptionHours: null,
    })
  },
}

/** Changing an address preloads those of earlier orders. */
export const EditingAnAddress: Story = {
  tags: ['reaches'],
  args: { onEditAddress: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change delivery address' }))
    await expect(args.onEditAddress).toHaveBeenLastCalledWith({ kind: 'shipping' })
    await expect(await canvas.findByRole('dialog', { name: 'Delivery Address Details' })).toBeInTheDocument()
  },
}

export const PromoCodes: Story = {
  args: { checkout: ready(checkoutOf(storyCarts.discounted)), promo },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Promo code' })).toBeVisible()
  },
}

/** Codes are added and removed here; the totals come from the store. */
export const PromoCodesAddAndRemove: Story = {
  ...PromoCodes,
  ...behaviour,
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Promo Codes' }))
    await userEvent.type(await section.findByRole('textbox', { name: 'Promo code' }), 'PALLET50{Enter}')
    await expect(promo.onApply).toHaveBeenLastCalledWith({ code: 'PALLET50' })
    await userEvent.click(section.getByRole('button', { name: 'Remove WELCOME10' }))
    await expect(promo.onRemove).toHaveBeenLastCalledWith({ code: 'WELCOME10' })
    const details = within(canvas.getByRole('complementary', { name: 'Order Details' }))
    await expect(details.getByText('WELCOME10')).toBeVisible()
  },
}

const minimum = 'The promo code PALLET50 needs goods for €500.00; add €382.40.'

/** A refused code is reported in a toast, and its reason stays below the field. */
export const PromoCodeRefused: Story = {
  args: {
    promo: {
      ...promo,
      codes: ready(storyMixedPromotions),
      problem: problemOf('apply_promo_code', 'promo_code_minimum', minimum),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to apply promo code. Please try again.')).toBeInTheDocument()
    const field = await canvas.findByRole('textbox', { name: 'Promo code' })
    await expect(field).toHaveAccessibleDescription(minimum)
  },
}

export const PromoCodeNotRemoved: Story = {
  args: { promo: { ...promo, problem: problemOf('remove_promo_code') } },
  play: async ({ canvas }) => {
    const text = 'Failed to remove promo code. Please try again.'
    await waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(2))
  },
}

/** The toast closes when another code is typed. */
export const PromoCodeRetyped: Story = {
  ...behaviour,
  render: function Render(args) {
    const [problem, setProblem] = useState<typeof promo.problem>(problemOf('apply_promo_code'))
    return <CheckoutScreen {...args} promo={{ ...promo, problem, onDismissProblem: () => setProblem(null) }} />
  },
  play: async ({ canvas }) => {
    const text = 'Failed to apply promo code. Please try again.'
    const field = await canvas.findByRole('textbox', { name: 'Promo code' })
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text))
    await userEvent.type(field, 'W')
    await expect(canvas.queryByText(text)).toBeNull()
  },
}

/** The order can be placed although the codes could not be loaded. */
export const PromoCodesFailed: Story = {
  args: { promo: { ...promo, codes: failed(problemOf('load_promo_codes'), fn()) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  },
}

/** Lines that cannot be ordered are listed above the order with actions, and marked in the table. */
export const Conflicts: Story = {
  args: { conflicts: conflictsOf(storyCarts.bulk) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '5 lines have changed' })).toBeVisible()
    const table = await canvas.findByRole('table', { name: 'Lines of the order' })
    await expect(within(table).getAllByText('Changed:')).toHaveLength(5)
    const delivery = canvas.getByRole('heading', { name: 'Delivery Information' })
    await expect(table.compareDocumentPosition(delivery)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** A shortage is fixed in place, and the focus stays in the list when the button is removed. */
export const ConflictResolved: Story = {
  ...behaviour,
  render: function Render(args) {
    const [conflicts, setConflicts] = useState(conflictsOf(storyCarts.bulk).slice(0, 1))
    return (
      <CheckoutScreen
        {...args}
        conflicts={conflicts}
        onQuantityChange={(event) => {
          args.onQuantityChange(event)
          setConflicts([])
        }}
      />
    )
  },
  play: async ({ args, canvas, canvasElement }) => {
    const [short] = conflictsOf(storyCarts.bulk)
    await userEvent.click(await canvas.findByRole('button', { name: `Change to 12: ${short!.title}` }))
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId: short!.lineId, quantity: 12 })
    await expect(canvas.queryByRole('region', { name: '1 line has changed' })).toBeNull()
    await expect(canvasElement.ownerDocument.activeElement).not.toBe(canvasElement.ownerDocument.body)
  },
}

/**
 * A colleague changed the cart before Place Order: nothing is ordered, the new total is shown, the next press confirms
 * it.
 */
export const CartChanged: Story = {
  args: { checkout: ready(checkoutOf(storyCarts.changed)), ...changedCartOf(storyCarts) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'The cart has changed since you opened this page' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
    await expect(canvas.getByText('You confirm the new total.')).toBeVisible()
  },
}

/** Place Order was refused because of the change: it is focused, and no toast covers the button. */
export const CartChangedOnOrder: Story = {
  args: { ...CartChanged.args, problem: problemOf('place_order', 'cart_changed') },
  play: async ({ args, canvas }) => {
    const changed = await canvas.findByRole('region', { name: 'The cart has changed since you opened this page' })
    await waitFor(() => expect(changed).toHaveFocus())
    await expect(canvas.queryByText(/Failed to place order/)).toBeNull()
    await expect(args.onDismissProblem).toHaveBeenCalledOnce()
  },
}

/** The same if only lines have changed. */
export const LinesChangedOnOrder: Story = {
  ...behaviour,
  args: { ...CartChanged.args, change: null, problem: problemOf('place_order', 'cart_changed') },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: /changed$/ })).toHaveFocus())
    await expect(args.onDismissProblem).toHaveBeenCalledOnce()
  },
}

/** Without knowing what has changed, a toast says that something has: no refusal is silent. */
export const CartChangedWithoutDetails: Story = {
  ...behaviour,
  args: { problem: problemOf('place_order', 'cart_changed') },
  play: async ({ args, canvas }) => {
    const toast = canvas.getByRole('alert')
    await waitFor(() => expect(toast).toHaveTextContent(/The cart has changed .* Nothing has been ordered\.$/))
    await expect(args.onDismissProblem).toHaveBeenCalledOnce()
  },
}

/** The refusal is shown, too, if its cart has no lines any more. */
export const EmptyAfterRefusal: Story = {
  ...behaviour,
  args: { checkout: ready(checkoutOf(storyCarts.empty)), problem: problemOf('place_order', 'empty_cart') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Your cart is empty$/))
  },
}

/** Failures outside a dialog are shown in a red toast that stays until it is closed. */
export const CopyFailed: Story = {
  args: { checkout: ready(withoutBilling), problem: problemOf('save_billing_address') },
  play: async ({ args, canvas }) => {
    const text = 'Failed to save billing address. Please try again.'
    await expect(await canvas.findByText(text)).toBeInTheDocument()
    await expect(args.onDismissProblem).toHaveBeenCalledOnce()
  },
}

export const CopyFailedIsDismissed: Story = {
  ...CopyFailed,
  ...behaviour,
  play: async ({ canvas }) => {
    const text = 'Failed to save billing address. Please try again.'
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText(text)).toBeNull()
  },
}

export const PlaceFailed: Story = {
  args: { problem: problemOf('place_order') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to place order. Please try again.')).toBeInTheDocument()
  },
}

/** The store's reason is shown as well; another attempt closes the toast. */
export const PlaceRefused: Story = {
  render: function Render(args) {
    const [problem, setProblem] = useState<CheckoutScreenProps['problem']>({
      ...problemOf('place_order'),
      code: 'promo_code_ended',
      message: 'The promo code WELCOME10 has ended.',
    })
    return <CheckoutScreen {...args} problem={problem} onDismissProblem={() => setProblem(null)} />
  },
  play: async ({ canvas }) => {
    const toast = canvas.getByRole('alert')
    await waitFor(() => expect(toast).toHaveTextContent('Please try again. The promo code WELCOME10 has ended.'))
  },
}

export const PlaceRefusedRetry: Story = {
  ...PlaceRefused,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const toast = canvas.getByRole('alert')
    await waitFor(() => expect(toast).toHaveTextContent('has ended'))
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce()
    await expect(toast).toBeEmptyDOMElement()
  },
}

export const Placing: Story = {
  args: { placing: 'placing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Placing Order\.\.\./ })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Placed: Story = {
  args: { placing: 'placed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Order Placed' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Order Placed', { selector: '[role=status]' })).toBeInTheDocument()
  },
}

/** The cart is loaded, and the customer is still loading. */
export const PartsLoading: Story = {
  args: { checkout: ready({ ...bulkCheckout, email: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading e-mail address...')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  },
}

/** An account whose invoices are due on the day of the order. */
export const DueAtOnce: Story = {
  args: { checkout: ready({ ...bulkCheckout, payment: { ...bulkCheckout.payment, termsDays: 0 } }) },
  play: async ({ canvas }) => {
    const text = `Invoice, due on the day of the order, ${bulkCheckout.payment.due}`
    await expect(canvas.getByRole('region', { name: 'Payment' })).toHaveTextContent(text)
  },
}

export const EmailNotFound: Story = {
  args: { checkout: ready({ ...bulkCheckout, email: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email not found')).toBeVisible()
  },
}

export const Discounted: Story = {
  args: { checkout: ready(checkoutOf(storyCarts.discounted)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Discount')).toBeVisible()
  },
}

/** An empty cart. */
export const Empty: Story = {
  args: { checkout: ready(checkoutOf(storyCarts.empty)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your cart is empty')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Place Order' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { checkout: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading checkout...')).toBeInTheDocument()
  },
}

/** The placeholder reserves space for promo codes. */
export const LoadingWithPromoCodes: Story = {
  args: { checkout: { status: 'loading' }, promo },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part=sections] > *')).toHaveLength(8)
  },
}

const retry = fn()

export const Failed: Story = {
  args: { checkout: failed(problemOf('load_checkout'), retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load checkout details. Please try again.')).toBeVisible()
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** On a phone the total and the button are in a bar at the bottom; missing requirements are shown in their sections. */
export const Phone: Story = {
  args: {
    checkout: ready(withoutBilling),
    promo,
    savedAddresses: { shipping: storySavedAddresses, billing: storySavedAddresses },
    missing: ['billing_address'],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    if (innerWidth >= 1024) return
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
    await expect(canvas.getByText(`Total, due ${withoutBilling.payment.due}`)).toBeVisible()
    await expect(canvas.getAllByText('Please add a billing address before placing the order.')).toHaveLength(1)
  },
}

export const LongHostileText: Story = {
  args: {
    checkout: ready({
      ...bulkCheckout,
      email: `<script>alert(1)</script>${'lang'.repeat(40)}@kiosk.example`,
      shippingAddress: {
        ...bulkCheckout.shippingAddress!,
        lines: ['Aktiebolaget'.repeat(20), '<img src=x onerror=alert(1)>'],
      },
      totals: { ...bulkCheckout.totals, total: '€9,999,999,999,999.99' },
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(canvasElement.querySelector('script, img[src=x]')).toBeNull()
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
/** The heights of the lines below the addresses, for the address book. */
const noteLines = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('address')].map(
    (address) => address.parentElement?.lastElementChild?.getBoundingClientRect().height,
  )

/** While the address book is loading, the line of its note is reserved, so that nothing moves. */
export const AddressBookLoading: Story = {
  ...behaviour,
  args: {
    addressBook: {
      ...storyAddressBookProps,
      book: { ...storyAddressBook, load: { status: 'loading' }, nameOf: () => undefined },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(noteLines(canvasElement)).toEqual([24, 24])
  },
}

/** An address from the address book has its name; another one can be saved there. */
export const SavesToTheAddressBook: Story = {
  ...behaviour,
  args: { addressBook: { ...storyAddressBookProps, book: { ...storyAddressBook, add: fn() } } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('In the address book: Store Haga')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save the delivery address to the address book' })).toBeNull()
    await expect(noteLines(canvasElement)).toEqual([24, 24])
    // The address is the first thing of its card.
    const [address] = canvasElement.querySelectorAll('address')
    await expect(address!.previousElementSibling).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save the billing address to the address book' }))
    await expect(args.addressBook!.book.add).toHaveBeenCalledWith({
      values: bulkCheckout.billingAddress!.values,
      receptionHours: '',
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { ...Phone, globals: { scheme: 'dark' }, play: undefined }
export const HighContrast: Story = { ...Phone, globals: { contrast: 'more' }, play: undefined }

/** The longest possible names, figures and addresses, no pictures, on the narrowest phone. */
export const EdgeCases: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { checkout: ready(checkoutOf(awkwardCart(storyWorld))) },
  play: ({ canvasElement }) => expectRobustLayout(canvasElement),
}
