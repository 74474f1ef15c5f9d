import { useState } from 'react'
import {
  addressLimits,
  checkAddress,
  emptyAddress,
  provinceCountries,
  toAddressValues,
} from '@skafferi/domain/shop/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { problemOf } from '../../../internal/stories/story-load'
import { tabTo } from '../../../internal/stories/tab-to'
import { noDraft, restoredDraft } from '../../../internal/stories/story-draft'
import { storyBookAddresses, storyCountries } from '../../../internal/stories/story-address-book'
import { storySavedAddresses } from '../../../internal/stories/story-checkout'
import { storyWorld } from '../../../internal/stories/story-world'
import { Button } from '../../../components/actions/button'
import { AddressDialog } from './AddressDialog'

const values = toAddressValues(storyWorld.companies.kiosk.shipping_address)

const meta = {
  title: 'Commerce/Checkout/AddressDialog',
  component: AddressDialog,
  args: {
    kind: 'shipping',
    initial: null,
    draft: noDraft,
    faults: {},
    saving: false,
    problem: null,
    limits: addressLimits,
    countries: storyCountries,
    provinceCountries,
    onSave: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
  parameters: guide({
    also: ['edit address', 'new address'],
    use: ['For entering or changing the delivery or billing address of an order.'],
    avoid: ['For displaying an address: AddressCard.', 'In a longer form: AddressFields.'],
    do: [
      'Resolve onSave to true if the address was saved; the dialog then closes.',
      'Load it when it is first opened.',
      'Offer the company’s used addresses to fill in the fields.',
    ],
    dont: ['Do not close it while it is saving.', 'Do not show an error in a toast behind it.'],
    keys: [
      { key: 'Tab', does: 'moves through fields and buttons and stays in the dialog' },
      { key: 'Enter', does: 'in a field or on Save, saves' },
      { key: 'Escape', does: 'closes it; asks for confirmation if there is unsaved input' },
    ],
    parts: [
      { name: 'Title', is: 'Which address is edited.', at: '[data-part=title]' },
      { name: 'Fields', is: 'In the order of a shipping label.', at: '[data-part=body]' },
      {
        name: 'Actions',
        is: 'Save and cancel. Unsaved input is not discarded without confirmation.',
        at: 'dialog button[type=submit]',
      },
    ],
    content: ['Use the labels of a shipping address: “Street”, “Postal code”, “City”.'],
    widths: '640 px wide with two fields in a row; on phones a sheet with one field in a row.',
    announces: 'A refusal is an alert. Closing with unsaved input asks for confirmation in the dialog.',
    pairs: 'takes the window',
  }),
  // A page that opens the dialog, validates by the shop's rules, and closes it.
  render: function Render(args) {
    const [open, setOpen] = useState(true)
    const [faults, setFaults] = useState(args.faults)
    return (
      <>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          Add delivery address
        </Button>
        {open && (
          <AddressDialog
            {...args}
            faults={faults}
            onSave={(event) => {
              const found = checkAddress(event.values)
              setFaults(found)
              return Object.keys(found).length > 0 ? Promise.resolve(false) : args.onSave(event)
            }}
            onClose={() => {
              args.onClose()
              setOpen(false)
            }}
          />
        )}
      </>
    )
  },
} satisfies Meta<typeof AddressDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialogIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'))

export const Default: Story = {}

const account = {
  ...emptyAddress,
  first_name: 'Anna',
  last_name: 'Lindqvist',
  company: 'Kiosk & Co AB',
  country_code: 'se',
}

/** A new address is prefilled from the account. */
export const FromTheAccount: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { newAddress: account },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByLabelText('First name')).toHaveValue('Anna')
    await expect(dialog.getByLabelText('Country')).toHaveValue('se')
    await expect(dialog.getByLabelText('Address')).toHaveValue('')
  },
}

/** Prefilled values do not count as input: nothing is stored, and closing needs no confirmation. */
export const PrefilledIsNotInput: Story = {
  ...FromTheAccount,
  ...behaviour,
  args: { newAddress: account, draft: { ...noDraft, save: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(dialogIn(canvasElement).getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.draft.save).not.toHaveBeenCalled()
  },
}

/** Restored input takes precedence over the account's values. */
export const RestoredBeforeTheAccount: Story = {
  ...behaviour,
  args: { newAddress: account, draft: restoredDraft({ ...emptyAddress, first_name: 'Erik', country_code: 'no' }) },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByLabelText('First name')).toHaveValue('Erik')
    await expect(dialog.getByLabelText('Country')).toHaveValue('no')
    await expect(dialog.getByLabelText('Last name')).toHaveValue('')
  },
}

const moved = { ...values, address_1: 'Kajgatan 9', postal_code: '411 09' }

/** An existing address with restored input: one press returns to the saved values. */
export const RestoredInput: Story = {
  args: { initial: values, draft: restoredDraft(moved) },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await waitFor(() => expect(dialog.getByText('We kept what you typed.')).toBeVisible())
    await expect(dialog.getByDisplayValue('Kajgatan 9')).toBeVisible()
  },
}

/** The saved address is restored, and the stored input is removed. */
export const ResetsToTheSavedAddress: Story = {
  ...behaviour,
  args: { initial: values, draft: { ...restoredDraft(moved), discard: fn() } },
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Use the saved version' }))
    await expect(dialog.queryByDisplayValue('Kajgatan 9')).toBeNull()
    await expect(dialog.getByDisplayValue(values.address_1)).toBeVisible()
    await expect(args.draft.discard).toHaveBeenCalledOnce()
  },
}

/** Input is stored; discarding it removes it and closes the dialog. */
export const DiscardsAfterConfirmation: Story = {
  ...behaviour,
  args: { draft: { ...noDraft, save: fn(), discard: fn() } },
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.type(dialog.getByLabelText('First name'), 'A')
    await expect(args.draft.save).toHaveBeenCalledWith(expect.objectContaining({ first_name: 'A' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
    await expect(args.draft.discard).toHaveBeenLastCalledWith()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** By keyboard: the address is sent as typed, and the dialog closes after saving. */
export const SavesByKeyboard: Story = {
  ...behaviour,
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Delivery Address Details' })
    await expect(within(dialog).getByLabelText('First name')).toHaveFocus()
    await userEvent.keyboard('Anna{Tab}Lindqvist{Tab}{Tab}Linnégatan 14{Tab}{Tab}413 04{Tab}Gothenburg')
    await userEvent.keyboard('{Tab}Västra Götaland{Tab}')
    await userEvent.selectOptions(within(dialog).getByLabelText('Country'), 'Sweden')
    await userEvent.click(within(dialog).getByLabelText(/Phone/))
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenLastCalledWith({
      kind: 'shipping',
      values: { ...values, company: '', phone: '' },
    })
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
  },
}

/** Edits, keeps the input on closing, and saves by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { initial: values },
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByLabelText('First name')).toHaveFocus()
    await userEvent.keyboard('{End} M.')
    within(canvasElement)
      .getByRole('dialog')
      .dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveValue('Anna M.'))
    await tabTo(dialog.getByRole('button', { name: 'Save' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    const saved = { kind: 'shipping', values: { ...values, first_name: 'Anna M.' } }
    await expect(args.onSave).toHaveBeenLastCalledWith(saved)
  },
}

export const FromASavedAddress: Story = { args: { saved: storySavedAddresses } }

/** A used address of the company fills in the fields; each can still be changed. */
export const FillsInASavedAddress: Story = {
  ...FromASavedAddress,
  ...behaviour,
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    const [, box] = storySavedAddresses
    await userEvent.type(dialog.getByLabelText('Fill in an address you have used'), box!.lines.join(', '))
    await expect(dialog.getByLabelText('Address')).toHaveValue('Box 1140')
    await userEvent.type(dialog.getByLabelText('Address'), '1')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    const saved = { kind: 'shipping', values: { ...box!.values, address_1: 'Box 11401' }, receptionHours: null }
    await expect(args.onSave).toHaveBeenLastCalledWith(saved)
  },
}

/** An address in the address book is found by its name and includes its reception hours. */
export const FillsInAPlace: Story = {
  ...behaviour,
  args: { saved: [...storyBookAddresses, ...storySavedAddresses] },
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    const [, , depot] = storyBookAddresses
    const label = [depot!.name, ...depot!.lines].join(', ')
    const search = dialog.getByLabelText('Fill in an address you have used')
    await expect([...(search as HTMLInputElement).list!.options].map(({ value }) => value)).toContain(label)
    await userEvent.type(search, label)
    await expect(dialog.getByLabelText('City')).toHaveValue('Borås')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const saved = { kind: 'shipping', values: depot!.values, receptionHours: 'Mon to Thu, 6:00 to 14:00' }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(saved))
  },
}

export const Billing: Story = {
  args: { kind: 'billing', initial: values },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Billing Address Details' })
    await expect(within(dialog).getByLabelText('City')).toHaveValue('Gothenburg')
  },
}

/** Blanks are invalid. The first invalid field is focused, and an edited field loses its error. */
export const Required: Story = {
  tags: ['reaches'],
  play: async ({ args, canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
    await step('every required field has an error', async () => {
      await userEvent.type(dialog.getByLabelText('First name'), 'Anna')
      await userEvent.type(dialog.getByLabelText('Last name'), '   ')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      for (const text of [
        'Last name is required',
        'Address is required',
        'Country is required',
        'City is required',
        'Province is required',
        'Postal code is required',
      ]) {
        await expect(await dialog.findByText(text)).toBeVisible()
      }
      await expect(dialog.queryByText('First name is required')).toBeNull()
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('the first invalid one gets the focus', async () => {
      await waitFor(() => expect(dialog.getByLabelText('Last name')).toHaveFocus())
    })
    await step('editing it clears its error only', async () => {
      await userEvent.keyboard('L')
      await expect(dialog.queryByText('Last name is required')).toBeNull()
      await expect(dialog.getByText('City is required')).toBeVisible()
    })
    await step('sent again, it is validated again', async () => {
      await userEvent.clear(dialog.getByLabelText('Last name'))
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(await dialog.findByText('Last name is required')).toBeVisible()
    })
  },
}

/** The province is optional in a country without provinces, and has no error. */
export const ProvinceOptional: Story = {
  ...behaviour,
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Province is required')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Country'), 'Sweden')
    await expect(dialog.queryByText('Province is required')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog.getByText('City is required')).toBeVisible())
    await expect(dialog.queryByText('Province is required')).toBeNull()
  },
}

/** An invalid phone number has an error, and nothing is sent. */
export const InvalidPhoneNumber: Story = {
  tags: ['reaches'],
  args: { initial: { ...values, phone: 'ask Anna' } },
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const text = 'A phone number has 5 to 15 digits, such as +46 31 555 01 10'
    await waitFor(() => expect(dialog.getByText(text)).toBeVisible())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Saving: Story = {
  args: { initial: values, saving: true },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByRole('button', { name: /Saving\.\.\./ })).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
}

/** While it is saved the dialog cannot be closed. */
export const SavingBlocksActions: Story = {
  ...Saving,
  ...behaviour,
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: /Saving\.\.\./ }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** The reason is shown in the dialog, and the input stays. */
export const Failed: Story = {
  tags: ['reaches'],
  args: {
    initial: values,
    problem: problemOf('save_shipping_address'),
    onSave: fn(() => Promise.resolve(false)),
  },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.type(dialog.getByLabelText('City'), ' 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to save shipping address. Please try again.')
    await expect(dialog.getByLabelText('City')).toHaveValue('Gothenburg 2')
  },
}

/** Closing asks for confirmation before it discards input; keeping the input is the default. */
export const Unsaved: Story = {
  ...behaviour,
  play: async ({ args, canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
    await step('without changes it closes', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add delivery address' }))
    })
    const again = dialogIn(canvasElement)
    await step('with changes it asks first', async () => {
      await userEvent.type(again.getByLabelText('First name'), 'Anna')
      within(canvasElement)
        .getByRole('dialog')
        .dispatchEvent(new Event('cancel', { cancelable: true }))
      await expect(await again.findByText('Your changes are not saved.')).toBeVisible()
      await expect(again.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
    await step('keeping the input returns to the form', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(again.getByLabelText('First name')).toHaveValue('Anna')
      await expect(again.getByRole('button', { name: 'Save' })).toBeVisible()
    })
    await step('discarding it closes the dialog', async () => {
      await userEvent.click(again.getByRole('button', { name: 'Cancel' }))
      await userEvent.click(again.getByRole('button', { name: 'Discard' }))
      await expect(args.onClose).toHaveBeenCalledTimes(2)
      await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
    })
  },
}

/** On a phone it is a bottom sheet without overflow. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { initial: { ...values, address_1: 'Mellanostergatan'.repeat(6) } },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Save' })).toBeVisible())
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { initial: values } }
export const Dark: Story = { ...Required, globals: { scheme: 'dark' } }
export const HighContrast: Story = { ...Required, globals: { contrast: 'more' } }
