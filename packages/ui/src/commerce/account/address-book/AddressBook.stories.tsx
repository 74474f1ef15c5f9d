import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import {
  storyAddressBook as book,
  storyAddressBookProps,
  storyBookAddressForm as form,
  storyBookAddresses,
} from '../../../internal/stories/story-address-book'
import { restoredDraft } from '../../../internal/stories/story-draft'
import { failed, problemOf, ready } from '../../../internal/stories/story-load'
import { tabTo } from '../../../internal/stories/tab-to'
import { narrow, themes } from '../../../internal/story-frames'
import { AddressBook } from './AddressBook'

const meta = {
  title: 'Commerce/Account/AddressBook',
  component: AddressBook,
  args: storyAddressBookProps,
  parameters: guide({
    also: ['stored addresses', 'places', 'ship-to'],
    use: ['For a company’s address book: find, add, change and remove addresses.'],
    avoid: ['For choosing an address for an order: SavedAddresses.', 'For displaying one address: AddressCard.'],
    do: ['Keep the input after an edit conflict, and explain what the next press does.'],
    dont: ['Do not remove an address without confirmation: it is removed for the whole company.'],
    keys: [
      { key: 'Tab', does: 'moves from address to address, and through their buttons' },
      { key: 'Enter, Space', does: 'opens the form, or asks for confirmation before removing' },
    ],
    parts: [
      { name: 'Add', is: 'Opens the form for a new address.', at: 'section > div button' },
      { name: 'Place', is: 'Its name, an AddressCard, its reception hours and its buttons.', at: 'li' },
    ],
    content: ['An address has the name that the company gave it: “Store Haga”.'],
    widths: 'Three columns on a desktop, two on a tablet, one on a phone.',
    announces:
      'Buttons contain the name of their address. Saving and removing are announced as a status, a refusal as an alert.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof AddressBook>

export default meta
type Story = StoryObj<typeof meta>

const dialogIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'))

/** Each address has its name and its reception hours. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Store Haga',
      'Store Majorna',
      'Warehouse',
    ])
    await expect(canvas.getByText('Receiving hours: Weekdays, 7:00 to 11:00')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { book: { ...book, load: ready([]) } },
}
export const Loading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { book: { ...book, load: { status: 'loading' } } },
}

export const Failed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { book: { ...book, load: failed(problemOf('load_address_book'), fn()) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load the address book')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /again/i })).toBeEnabled()
  },
}

/** The addresses of a chain of stores. */
const chain = Array.from({ length: 40 }, (_, index) => ({
  ...storyBookAddresses[index % 3]!,
  id: `addr_${index}`,
  name: `Store ${index + 1}`,
}))

/** Searches names and addresses, ignoring case and accents. */
export const Searched: Story = {
  ...behaviour,
  args: { book: { ...book, load: ready([...chain, { ...storyBookAddresses[2]!, name: 'Depån' }]) } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the address book' }), 'boras depan')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText('1 of 41 addresses')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), ' x')
    await expect(canvas.getByText('No addresses match “boras depan x”')).toBeVisible()
  },
}

/** Removing requires confirmation and is announced; the focus stays in the section. */
export const Removes: Story = {
  ...behaviour,
  args: { book: { ...book, remove: fn(() => Promise.resolve(true)) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Store Haga' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Remove Store Haga for everyone in your company?')
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await expect(args.book.remove).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.book.remove).toHaveBeenCalledWith({ id: 'addr_1haga' })
    await expect(await canvas.findByText('The address is removed.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Address book' })).toHaveFocus()
  },
}

/** A colleague has changed it since it was loaded: it stays, with a message. */
export const RemoveRefused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    book: {
      ...book,
      problem: { ...problemOf('remove_address', 'address_changed', 'x'), params: { name: 'Store Haga 2', version: 2 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A colleague has changed this address. Its name is now Store Haga 2. Check it before you remove it.',
    )
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { book: { ...book, edit: fn(), add: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.book.add).toHaveBeenCalledOnce()
    await tabTo(canvas.getByRole('button', { name: 'Edit Store Majorna' }))
    await userEvent.keyboard(' ')
    await expect(args.book.edit).toHaveBeenCalledWith({ id: 'addr_2majorna' })
  },
}

/** The form of an address: its name first, its reception hours last. */
export const Edits: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { book: { ...book, form: { ...form, save: fn(() => Promise.resolve(true)), close: fn() } } },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByLabelText('Address name')).toHaveValue('Store Haga')
    await expect(dialog.getByLabelText(/^Receiving hours/)).toHaveValue('Weekdays, 7:00 to 11:00')
  },
}

export const SavesAPlace: Story = {
  ...behaviour,
  args: Edits.args,
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.type(dialog.getByLabelText('Address name'), ' 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.book.form!.save).toHaveBeenCalledWith({ values: { ...form.start, name: 'Store Haga 2' } })
    await waitFor(() => expect(args.book.form!.close).toHaveBeenCalledOnce())
    await expect(within(canvasElement).getByText('The address is saved.')).toBeInTheDocument()
  },
}

/** Missing fields have errors, including the name. */
export const Incomplete: Story = {
  ...behaviour,
  args: {
    book: {
      ...book,
      form: { ...form, faults: { name: 'required', city: 'required' }, save: fn(() => Promise.resolve(false)) },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Address name is required')).toBeVisible()
    await expect(dialog.getByText('City is required')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('Address name')).toHaveFocus())
  },
}

const conflict = { ...problemOf('store_address', 'address_changed', 'x'), params: { name: 'Store Haga 2', version: 2 } }

/** A colleague changed it first: a message says what Save does now, and the input stays. */
export const ChangedByAColleague: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    book: { ...book, form: { ...form, draft: restoredDraft({ ...form.start, city: 'Mölndal' }), problem: conflict } },
  },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByText(/Its name is now Store Haga 2\. Save again to replace it\./)).toBeVisible()
    await expect(dialog.getByLabelText('City')).toHaveValue('Mölndal')
  },
}

export const RemovedByAColleague: Story = {
  ...behaviour,
  args: {
    book: {
      ...book,
      form: {
        ...form,
        draft: restoredDraft({ ...form.start, city: 'Mölndal' }),
        problem: problemOf('store_address', 'address_not_found', 'x'),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByText(/has removed this address\. Save again to store it as a new one\./)).toBeVisible()
    await expect(dialog.getByLabelText('City')).toHaveValue('Mölndal')
  },
}

export const StoredAlready: Story = {
  ...behaviour,
  args: {
    book: {
      ...book,
      form: {
        ...form,
        isNew: true,
        problem: {
          ...problemOf('store_address', 'address_exists', 'x'),
          params: { id: 'addr_1haga', name: 'Store Haga' },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      dialogIn(canvasElement).getByText('This address is in the address book already, as Store Haga.'),
    ).toBeVisible()
  },
}

export const HostileTextNarrow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    book: {
      ...book,
      load: ready([
        {
          ...storyBookAddresses[0]!,
          name: '<img src=x onerror=alert(1)>',
          lines: ['Aktiebolaget'.repeat(12)],
          receptionHours: 'x'.repeat(100),
        },
      ]),
    },
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
}
export const Themes: Story = { parameters: { chromatic: { disableSnapshot: true } }, decorators: [themes] }
