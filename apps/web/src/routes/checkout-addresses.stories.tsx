import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import {
  addressesMissing,
  addressRefused,
  emptyOrderHistory,
  failingAddresses,
  failingOrders,
  openCart,
  withAddressBook,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import {
  bothAddressesMissing,
  bulk,
  expectFailure,
  findAddressDialog,
  findSection,
  recordOrders,
  placeOrder,
  sent,
  toastsIn,
} from '../stories/story-checkout'
import { expectAddress, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

/** Delivery and billing address: entered, or copied from earlier orders. */
const meta = {
  title: 'Pages/Cart and checkout/Checkout addresses',
  component: StoryPage,
  args: { address: '/checkout', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network(addressesMissing(storyWorld)) },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const saved = fn()

/** Selects a suggestion of a field. */
async function chooseAddress(field: HTMLElement, text: RegExp) {
  const suggestion = () =>
    [...(field as HTMLInputElement).list!.options].map(({ value }) => value).find((value) => text.test(value))
  await waitFor(() => expect(suggestion()).toBeDefined())
  await userEvent.type(field, suggestion()!)
}

const withBilling = (billing_address: typeof bulk.billing_address) => ({ ...bulk, billing_address })
const message = 'Address successfully saved'

/** The store's response to an address; each sent address is recorded. */
const addressHandlers = ({ shipping = bulk, billing = bulk }: { shipping?: typeof bulk; billing?: typeof bulk }) => [
  http.post('/store/cart/address/add-shipping', async ({ request, response }) => {
    saved('shipping', await request.json())
    return response(200).json({ success: true, message, cart: shipping })
  }),
  http.post('/store/cart/address/add-billing', async ({ request, response }) => {
    saved('billing', await request.json())
    return response(200).json({ success: true, message, cart: billing })
  }),
]

/** Addresses of earlier orders are used with one press, and the billing address with another. */
export const Default: Story = {
  parameters: network(
    addressHandlers({ shipping: withBilling(null), billing: withBilling(bulk.shipping_address) }),
    addressesMissing(storyWorld),
  ),
  play: async ({ canvasElement, step }) => {
    const delivery = await findSection(canvasElement, 'Delivery Address')
    await step('addresses of earlier orders are suggested', async () => {
      await expect(await delivery.findByRole('list', { name: 'Addresses you have used' })).toBeVisible()
      await expect(delivery.getAllByRole('button', { name: /^Use / })).toHaveLength(2)
    })
  },
}

export const UsesEarlierAddresses: Story = {
  ...Default,
  ...behaviour,
  parameters: { ...Default.parameters, ...behaviour.parameters },
  play: async (context) => {
    await Default.play!(context)
    const { canvas, canvasElement, step } = context
    const delivery = await findSection(canvasElement, 'Delivery Address')
    saved.mockClear()
    await step('one is used for the delivery', async () => {
      await userEvent.click(delivery.getByRole('button', { name: /^Use .*Linnégatan 14/ }))
      await expect(await delivery.findByRole('button', { name: 'Change delivery address' })).toBeVisible()
      const { address_1, country_code } = bulk.shipping_address!
      await expect(saved).toHaveBeenLastCalledWith('shipping', expect.objectContaining({ address_1, country_code }))
    })
    await step('and the same one for billing', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Same as delivery' }))
      await expect(await canvas.findByRole('button', { name: 'Change billing address' })).toBeVisible()
      await expect(canvas.getByRole('checkbox', { name: 'Same as delivery' })).toBeChecked()
      await expect(saved.mock.calls.map(([kind]) => kind)).toEqual(['shipping', 'billing'])
    })
    await step('nothing is missing', async () => {
      await expect(canvas.queryByText(bothAddressesMissing)).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
    })
  },
}

/** An earlier address for the invoice, different from the delivery address. */
export const AnotherForBilling: Story = {
  tags: ['reaches'],
  parameters: network(addressHandlers({}), openCart(withBilling(null))),
  play: async ({ canvas, canvasElement }) => {
    saved.mockClear()
    const billing = await findSection(canvasElement, 'Billing Address')
    await userEvent.click(await billing.findByRole('button', { name: /^Use .*Box 1140/ }))
    await expect(await billing.findByRole('button', { name: 'Change billing address' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Same as delivery' })).not.toBeChecked()
    await expect(saved).toHaveBeenCalledOnce()
  },
}

/** An earlier address fills in the dialog; each field can still be changed. */
export const FromEarlierAddress: Story = {
  ...behaviour,
  parameters: {
    ...behaviour.parameters,
    ...network(addressHandlers({ shipping: withBilling(null) }), addressesMissing(storyWorld)),
  },
  play: async ({ canvas, canvasElement }) => {
    saved.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Add delivery address' }))
    const dialog = await findAddressDialog(canvasElement, 'Delivery')
    const used = await dialog.findByLabelText('Fill in an address you have used')
    await chooseAddress(used, /Box 1140/)
    await expect(dialog.getByLabelText('Address')).toHaveValue('Box 1140')
    await userEvent.type(dialog.getByLabelText('Address'), '5')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(saved).toHaveBeenLastCalledWith('shipping', expect.objectContaining({ address_1: 'Box 11405' }))
  },
}

/** A first order has no earlier addresses: the form starts with the account's data. */
export const FirstOrder: Story = {
  parameters: network(
    addressHandlers({ shipping: withBilling(null), billing: withBilling(bulk.shipping_address) }),
    addressesMissing(storyWorld),
    emptyOrderHistory(),
  ),
  play: async ({ canvas, step }) => {
    await step('there are no suggestions', async () => {
      await expect(await canvas.findByRole('button', { name: 'Add delivery address' })).toBeVisible()
      await expect(canvas.queryByRole('list', { name: 'Addresses you have used' })).toBeNull()
      await expect(canvas.queryByRole('checkbox', { name: 'Same as delivery' })).toBeNull()
    })
  },
}

export const FirstOrderIsTyped: Story = {
  ...FirstOrder,
  ...behaviour,
  parameters: { ...FirstOrder.parameters, ...behaviour.parameters },
  play: async (context) => {
    await FirstOrder.play!(context)
    const { canvas, canvasElement, step } = context
    await step('an address is entered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add delivery address' }))
      const dialog = await findAddressDialog(canvasElement, 'Delivery')
      await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveValue('Anna'))
      await expect(dialog.getByLabelText(/^Company/)).toHaveValue('Kiosk & Co AB')
      await expect(dialog.getByLabelText('Country')).toHaveValue('se')
      const typed = { Address: 'Linnégatan 14', 'Postal code': '413 04', City: 'Gothenburg' }
      for (const [label, text] of Object.entries(typed)) await userEvent.type(dialog.getByLabelText(label), text)
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    })
    await step('and displayed on the page', async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      const delivery = await findSection(canvasElement, 'Delivery Address')
      await expect(delivery.getByText('Linnégatan 14')).toBeVisible()
      await waitFor(() => expect(delivery.getByRole('button', { name: 'Change delivery address' })).toHaveFocus())
    })
    await step('the company is billed there too', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Same as delivery' })).toBeChecked()
      await expect(canvas.getByRole('button', { name: 'Change billing address' })).toBeVisible()
    })
  },
}

/** Earlier orders cannot be loaded: no error is shown, and an address can be entered. */
export const EarlierAddressesUnavailable: Story = {
  parameters: network(addressesMissing(storyWorld), failingOrders()),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Add delivery address' })).toBeEnabled()
    await expect(canvas.queryByRole('list', { name: 'Addresses you have used' })).toBeNull()
    await expect(toastsIn(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** An address of the address book is used with one press and sets its reception hours. */
export const FromTheAddressBook: Story = {
  ...behaviour,
  parameters: {
    ...behaviour.parameters,
    ...network(
      addressHandlers({ shipping: withBilling(null) }),
      withAddressBook(storyWorld),
      addressesMissing(storyWorld),
    ),
  },
  play: async ({ canvasElement }) => {
    saved.mockClear()
    const delivery = await findSection(canvasElement, 'Delivery Address')
    await userEvent.click(await delivery.findByRole('button', { name: /^Use Warehouse, .*Kajgatan 9/ }))
    const sentAddress = { address_1: 'Kajgatan 9', reception_hours: 'Mon to Thu, 6:00 to 14:00' }
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith('shipping', expect.objectContaining(sentAddress)))
  },
}

/** An address of the order is saved to the address book: the form is filled in, and only a name is missing. */
export const ToTheAddressBook: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(openCart(bulk)) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the billing address to the address book' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'New address' }))
    await expect(dialog.getByLabelText('Address')).toHaveValue('Box 1140')
    await userEvent.type(dialog.getByLabelText('Address name'), 'Post box')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(within(canvasElement).getByText('The address is saved in the address book.')).toBeInTheDocument()
  },
}

/** A billing address that equals the delivery address follows it. */
export const BillingFollows: Story = {
  ...behaviour,
  parameters: {
    ...behaviour.parameters,
    ...network(
      addressHandlers({
        shipping: { ...withBilling(bulk.shipping_address), shipping_address: bulk.billing_address },
        billing: { ...bulk, shipping_address: bulk.billing_address },
      }),
      openCart(withBilling(bulk.shipping_address)),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    saved.mockClear()
    const same = await canvas.findByRole('checkbox', { name: 'Same as delivery' })
    await expect(same).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Change delivery address' }))
    const dialog = await findAddressDialog(canvasElement, 'Delivery')
    const used = dialog.getByLabelText('Fill in an address you have used')
    await chooseAddress(used, /Box 1140/)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved.mock.calls.map(([kind]) => kind)).toEqual(['shipping', 'billing']))
    const billing = await findSection(canvasElement, 'Billing Address')
    await expect(await billing.findByText('Box 1140')).toBeVisible()
    await expect(same).toBeChecked()
  },
}

/** Clearing the checkbox opens the dialog for another address; the current one stays until that is saved. */
export const SeparateBillingAddress: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(openCart(withBilling(bulk.shipping_address))) },
  play: async ({ canvas, canvasElement }) => {
    const same = await canvas.findByRole('checkbox', { name: 'Same as delivery' })
    await userEvent.click(same)
    const dialog = await findAddressDialog(canvasElement, 'Billing')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(same).toBeChecked()
  },
}

/**
 * Without addresses nothing is ordered: the press shows the missing requirement in its section, once, and focuses it.
 */
export const AddressesMissing: Story = {
  tags: ['reaches'],
  parameters: network(recordOrders, addressesMissing(storyWorld)),
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear()
    await canvas.findByRole('button', { name: 'Place Order' })
    await expect(canvas.queryByText(bothAddressesMissing)).toBeNull()
    await placeOrder(canvasElement)
    const add = canvas.getByRole('button', { name: 'Add delivery address' })
    await waitFor(() => expect(add).toHaveFocus())
    await expect(add).toHaveAccessibleDescription(bothAddressesMissing)
    await expect(canvas.getAllByText(bothAddressesMissing)).toHaveLength(1)
    await expectAddress(canvasElement, '/checkout')
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** Only the billing address is missing: the message names it. */
export const BillingMissing: Story = {
  tags: ['reaches'],
  parameters: network(openCart(withBilling(null))),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Place Order' })
    await placeOrder(canvasElement)
    await expect(await canvas.findByText('Please add a billing address before placing the order.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add billing address' })).toHaveFocus())
  },
}

/** Each required empty field shows an error until it is edited. */
export const AddressIncomplete: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add delivery address' }))
    const dialog = await findAddressDialog(canvasElement, 'Delivery')
    await step('all fields', async () => {
      for (const known of ['First name', 'Last name']) await userEvent.clear(dialog.getByLabelText(known))
      await userEvent.selectOptions(dialog.getByLabelText('Country'), '')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      for (const text of [
        'First name is required',
        'Last name is required',
        'Address is required',
        'Country is required',
        'City is required',
        'Province is required',
        'Postal code is required',
      ]) {
        await waitFor(() => expect(dialog.getByText(text)).toBeVisible())
      }
    })
    await step('blank input is not accepted, and an edited field loses its error', async () => {
      await userEvent.type(dialog.getByLabelText('City'), 'G')
      await expect(dialog.queryByText('City is required')).toBeNull()
      await userEvent.selectOptions(dialog.getByLabelText('Country'), 'United States')
      await expect(dialog.queryByText('Country is required')).toBeNull()
      await userEvent.type(dialog.getByLabelText('Province'), '   ')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(dialog.getByText('Province is required')).toBeVisible())
      await expect(dialog.getByLabelText('City')).toHaveValue('G')
    })
  },
}

/** A postal code that is invalid for the country is reported before anything is sent. */
export const PostalCodeOfAnotherCountry: Story = {
  tags: ['reaches'],
  parameters: network(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change delivery address' }))
    const dialog = await findAddressDialog(canvasElement, 'Delivery')
    await userEvent.selectOptions(dialog.getByLabelText('Country'), 'Denmark')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog.getByText('A postal code in Denmark has 4 digits, such as 2100')).toBeVisible())
    await waitFor(() => expect(dialog.getByLabelText('Postal code')).toHaveFocus())
  },
}

/** The store's errors are shown at their fields, and the dialog stays open. */
export const AddressRefused: Story = {
  tags: ['reaches'],
  parameters: network(addressRefused()),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change delivery address' }))
    const dialog = await findAddressDialog(canvasElement, 'Delivery')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog.getByText('A postal code in Sweden has 5 digits, such as 413 04')).toBeVisible())
    await waitFor(() => expect(dialog.getByLabelText('Postal code')).toHaveFocus())
  },
}

export const AddressRefusedIsCorrected: Story = {
  ...AddressRefused,
  ...behaviour,
  parameters: { ...AddressRefused.parameters, ...behaviour.parameters },
  play: async (context) => {
    await AddressRefused.play!(context)
    const { canvasElement } = context
    const dialog = await findAddressDialog(canvasElement, 'Delivery')
    await userEvent.keyboard('1')
    await expect(dialog.queryByText('A postal code in Sweden has 5 digits, such as 413 04')).toBeNull()
  },
}

/** The address cannot be saved: the dialog stays open with the input, and saving can be retried. */
export const SavingDeliveryFailed: Story = {
  tags: ['reaches'],
  parameters: network(failingAddresses()),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change delivery address' }))
    const dialog = await findAddressDialog(canvasElement, 'Delivery')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Failed to save shipping address. Please try again.')).toBeVisible()
    await expect(dialog.getByLabelText('City')).toHaveValue('Gothenburg')
  },
}

export const SavingDeliveryFailedRetry: Story = {
  ...SavingDeliveryFailed,
  ...behaviour,
  parameters: { ...SavingDeliveryFailed.parameters, ...behaviour.parameters },
  play: async (context) => {
    await SavingDeliveryFailed.play!(context)
    const { canvas, canvasElement, msw } = context
    const dialog = await findAddressDialog(canvasElement, 'Delivery')
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** Without a dialog, the toast shows the error. */
export const TakingDeliveryFailed: Story = {
  parameters: network(addressesMissing(storyWorld), failingAddresses()),
  play: async ({ canvasElement }) => {
    const delivery = await findSection(canvasElement, 'Delivery Address')
    await userEvent.click(await delivery.findByRole('button', { name: /^Use .*Linnégatan 14/ }))
    await expectFailure(canvasElement, 'Failed to save shipping address. Please try again.')
    await expect(delivery.getByRole('button', { name: /^Use .*Linnégatan 14/ })).toBeEnabled()
  },
}

export const SavingBillingFailed: Story = {
  parameters: network(failingAddresses(), openCart(withBilling(null))),
  play: async ({ canvas, canvasElement }) => {
    const same = await canvas.findByRole('checkbox', { name: 'Same as delivery' })
    await userEvent.click(same)
    await expectFailure(canvasElement, 'Failed to save billing address. Please try again.')
    await expect(same).not.toBeChecked()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const delivery = await findSection(canvasElement, 'Delivery Address')
    await expect(await delivery.findByRole('list', { name: 'Addresses you have used' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
