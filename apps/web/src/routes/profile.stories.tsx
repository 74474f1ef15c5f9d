import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import {
  changedReorder,
  emptyOrderHistory,
  failingCompany,
  failingOrders,
  failingOrderSummary,
  failingProfile,
  failingReorder,
  failingSessions,
  onlySession,
  profileEditConflict,
  stillLoading,
  tooManyPasswordTries,
  unauthorized,
  vatIdEditConflict,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

const kioskOrderCount = storyWorld.orderSummaries.kiosk.total_orders
const grocerOrderCount = storyWorld.orderSummaries.grocer.total_orders
const newest = storyWorld.orders.find(({ company_id }) => company_id === storyWorld.companies.kiosk.id)!.order

/** The customer's details, statistics and all orders. */
const meta = {
  title: 'Pages/Account/Profile',
  component: StoryPage,
  args: { address: '/profile', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** Only the failed part shows an error; Try Again loads it. */
function expectOnlyPartFailed(text: string): Story['play'] {
  return async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: text })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Try Again' })).toHaveLength(1)
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findByText('anna@kiosk.example')).toBeVisible()
    await expect(await canvas.findByText('Total Orders')).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Order History' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull())
  }
}

/** Greeting, details, statistics and the newest ten orders; the page is in the URL. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Good Morning, Anna Lindqvist' })).toBeVisible()
    await expect(document.title).toBe('My Profile · Skafferi')
    const table = within(await canvas.findByRole('table', { name: 'Order History' }))
    await expect(table.getAllByRole('row')).toHaveLength(11)
    await expect(await canvas.findByText('1 order requires action.')).toBeVisible()
  },
}

export const NextPage: Story = {
  ...behaviour,
  play: async (context) => {
    await Default.play!(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expectAddress(canvasElement, '/profile?page=2')
    await expect(
      (await canvas.findAllByText(`11–${kioskOrderCount} of ${kioskOrderCount} orders`))[0],
    ).toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Good Morning')
    for (const text of ['Loading profile details...', 'Loading order summary...', 'Loading orders...']) {
      await expect(canvas.getByText(text)).toBeInTheDocument()
    }
  },
}

export const NoOrders: Story = {
  parameters: network(emptyOrderHistory()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No orders yet' })).toBeVisible()
    await expect(canvas.queryByText(/requires? action/)).toBeNull()
  },
}

export const ProfileFailed: Story = {
  parameters: network(failingProfile()),
  play: expectOnlyPartFailed('Failed to load profile details'),
}

export const SummaryFailed: Story = {
  parameters: network(failingOrderSummary()),
  play: expectOnlyPartFailed('Failed to load order summary'),
}

export const OrdersFailed: Story = {
  parameters: network(failingOrders()),
  play: expectOnlyPartFailed('Failed to load orders'),
}

export const VatNumberFailed: Story = {
  parameters: network(failingCompany()),
  play: expectOnlyPartFailed('Failed to load the VAT number'),
}

/** Opened by the cart's link to the VAT number: the form is open and focused. */
export const EnteringVatNumber: Story = {
  args: { address: '/profile#vat-number' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('VAT number')).toHaveFocus())
  },
}

/** Another number is saved, and not confirmed yet; the form closes, and its button is focused. */
export const SavesVatNumber: Story = {
  ...EnteringVatNumber,
  ...behaviour,
  play: async (context) => {
    await EnteringVatNumber.play!(context)
    const { canvas } = context
    const field = canvas.getByLabelText('VAT number')
    await userEvent.clear(field)
    await userEvent.type(field, 'DK 1234567{Enter}')
    await expect(await canvas.findByText(/^This is not the format of that country/)).toBeVisible()
    await userEvent.type(field, '8{Enter}')
    await expect(await canvas.findByText('DK12345678')).toBeVisible()
    await expect(canvas.getByText('Not confirmed yet')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus())
  },
}

/** A colleague has saved another value: nothing is overwritten, and the input stays. */
export const VatNumberEditConflict: Story = {
  ...EnteringVatNumber,
  ...behaviour,
  parameters: { ...network(vatIdEditConflict()), ...behaviour.parameters },
  play: async (context) => {
    await EnteringVatNumber.play!(context)
    const { canvas } = context
    const field = canvas.getByLabelText('VAT number')
    await userEvent.clear(field)
    await userEvent.type(field, 'DK12345678{Enter}')
    await expect(
      await canvas.findByText(/has been changed to FI12345678; you entered DK12345678\. Save again to replace it\.$/),
    ).toBeVisible()
    await expect(field).toHaveValue('DK12345678')
  },
}

/** Another name is saved; the form closes, and greeting and header are updated. */
export const ChangesTheName: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change name and phone' }))
    const field = await canvas.findByLabelText('Last name')
    await userEvent.clear(field)
    await userEvent.type(field, 'Berg{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Good Morning, Anna Berg' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change name and phone' })).toHaveFocus())
  },
}

/** Another tab has saved another value: nothing is overwritten, and the input stays. */
export const NameEditConflict: Story = {
  ...behaviour,
  parameters: { ...network(profileEditConflict()), ...behaviour.parameters },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change name and phone' }))
    const field = await canvas.findByLabelText('Last name')
    await userEvent.clear(field)
    await userEvent.type(field, 'Dal{Enter}')
    await expect(
      await canvas.findByText(/since you opened this form: Anna Berg, no phone\. Save again to replace it\.$/),
    ).toBeVisible()
    await expect(field).toHaveValue('Dal')
  },
}

async function typePasswords(canvas: ReturnType<typeof within>, current: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }))
  await userEvent.type(await canvas.findByLabelText('Current password'), current)
  await userEvent.type(canvas.getByLabelText('New password'), 'liquorice before breakfast{Enter}')
}

/** A wrong current password is reported at its field; with the correct one the password is changed. */
export const ChangesThePassword: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await typePasswords(within(canvasElement), 'not mine')
    await expect(await canvas.findByText('This is not your current password.')).toBeVisible()
    const field = canvas.getByLabelText('Current password')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, `${storyWorld.customers.kiosk.password}{Enter}`)
    await expect(await canvas.findByText(/^Your password is changed\./)).toBeVisible()
  },
}

/** Too many wrong passwords: the waiting time is shown. */
export const TooManyPasswords: Story = {
  ...behaviour,
  parameters: { ...network(tooManyPasswordTries()), ...behaviour.parameters },
  play: async ({ canvas, canvasElement }) => {
    await typePasswords(within(canvasElement), 'not mine')
    await expect(await canvas.findByText('Too many tries. Please wait 15 minutes.')).toBeVisible()
  },
}

/** A session is ended, then all others; the list is updated at once. */
export const EndsSessions: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sign out Safari on iPhone/ }))
    await expect(await canvas.findByText('The device is signed out.')).toBeVisible()
    await expect(canvas.queryByText('Safari on iPhone')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }))
    await expect(await canvas.findByText('You are not signed in anywhere else.')).toBeVisible()
  },
}

export const SignedInOnlyHere: Story = {
  parameters: network(onlySession(storyWorld)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are not signed in anywhere else.')).toBeVisible()
  },
}

export const SessionsFailed: Story = {
  parameters: network(failingSessions()),
  play: expectOnlyPartFailed('Failed to load where you are signed in'),
}

/** A press anywhere on a row opens the order. */
export const OpeningAnOrder: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole('table', { name: 'Order History' }))
    const row = table.getByRole('row', { name: new RegExp(`order no\\. ${newest.display_id}`) })
    const { left, top, width, height } = row.getBoundingClientRect()
    const [x, y] = [left + width * 0.5, top + height / 2]
    await userEvent.click(document.elementFromPoint(x, y)!)
    await expectAddress(canvasElement, `/profile/order/${newest.id}`)
    await expectHeading(canvas, new RegExp(`^Order ${newest.display_id} · `))
  },
}

/** A link shows the orders that require action, with the filter in the URL; a button shows all orders again. */
export const RequiresAction: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Show the order' }))
    await expectAddress(canvasElement, '/profile?status=requires_action')
    await expect((await canvas.findAllByText('1–1 of 1 order'))[0]).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Order History' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }))
    await expectAddress(canvasElement, '/profile')
    await expect((await canvas.findAllByText(`1–10 of ${kioskOrderCount} orders`))[0]).toBeInTheDocument()
  },
}

/** A link with an unknown status shows all orders. */
export const UnknownStatus: Story = {
  args: { address: '/profile?status=lost' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(`1–10 of ${kioskOrderCount} orders`))[0]).toBeInTheDocument()
    await expect(canvas.queryByText('Only orders with the status')).toBeNull()
  },
}

const sent = fn()

/** Records requests; the next handler responds. */
const recordRequests = [
  http.untyped.post('*/store/cart/items/add', async ({ request }) => {
    sent(await request.clone().json())
  }),
]

async function openReorder(canvas: Pick<ReturnType<typeof within>, 'findByRole'>) {
  await userEvent.click(await canvas.findByRole('button', { name: `Reorder order no. ${newest.display_id}` }))
  return within(await canvas.findByRole('dialog', { name: `Reorder ${newest.display_id}` }))
}

/** An order is placed again with two calls: the preview, and one that adds the chosen lines once. */
export const Reordering: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(recordRequests, changedReorder(storyWorld)) },
  play: async ({ canvas }) => {
    sent.mockClear()
    const dialog = await openReorder(canvas)
    const button = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Add 4 lines' })
    await expect(await dialog.findByText(/^This order is not delivered yet/)).toBeVisible()
    button.click()
    button.click()
    await expect(await canvas.findByText('4 lines added to the cart')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const [unchanged, priceChanged, reduced, , , last] = newest.items.map(({ variant_id, quantity }) => ({
      variant_id,
      quantity,
    }))
    const reducedLine = { ...reduced, quantity: Math.ceil(reduced!.quantity / 2) }
    await expect(sent.mock.calls).toEqual([[{ items: [unchanged, priceChanged, reducedLine, last] }]])
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  },
}

/** The preview cannot be loaded; nothing is added. */
export const ReorderFailed: Story = {
  tags: ['reaches'],
  parameters: network(failingReorder()),
  play: async ({ canvas, msw }) => {
    const dialog = await openReorder(canvas)
    await expect(await dialog.findByText('Failed to check what has changed. Please try again.')).toBeVisible()
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }))
    await expect(await dialog.findByText(/Nothing has been added to the cart yet/)).toBeVisible()
  },
}

/** The store searches, and the URL has the text. */
export const Searching: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Search by product name' })
    await userEvent.type(box, 'pick & mix{Enter}')
    await expectAddress(canvasElement, '/profile?order=pick+%26+mix')
    await expect((await canvas.findAllByText('1–1 of 1 order'))[0]).toBeInTheDocument()
    await expect(box).toHaveFocus()
  },
}

/** A copied link restores search and page. */
export const FromALink: Story = {
  args: { address: '/profile?order=no-such-thing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No orders found for “no-such-thing”' })).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search by product name' })).toHaveValue('no-such-thing')
  },
}

/** A page beyond the end shows the last one, and the URL is corrected. */
export const BeyondTheLastPage: Story = {
  args: { address: '/profile?page=99' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('table', { name: 'Order History' })).toBeVisible()
    await expectAddress(canvasElement, '/profile?page=2')
  },
}

/** Searches while typing; the intermediate texts add no history entries. */
export const SearchWhileTyping: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search by product name' }), 'pick & mix')
    await expectAddress(canvasElement, '/profile?order=pick+%26+mix')
    await expect((await canvas.findAllByText('1–1 of 1 order'))[0]).toBeInTheDocument()
  },
}

/** Another company sees its own orders; a missing telephone number is shown as missing. */
export const AnotherCompany: Story = {
  args: { who: 'grocer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Good Morning, Bjørn Haugen' })).toBeVisible()
    await expect(await canvas.findByText('Not given')).toBeVisible()
    await expect(
      (await canvas.findAllByText(`1–${grocerOrderCount} of ${grocerOrderCount} orders`))[0],
    ).toBeInTheDocument()
  },
}

export const SignedOut: Story = {
  args: { who: null, address: '/profile?page=2' },
  play: async ({ canvas, canvasElement }) => {
    await expectAddress(canvasElement, '/landing?return_to=%2Fprofile%3Fpage%3D2')
    const signIn = await canvas.findByRole('link', { name: 'Sign In' })
    await expect(signIn).toHaveAttribute('href', '/sign-in?return_to=%2Fprofile%3Fpage%3D2')
  },
}

export const SessionEnded: Story = {
  parameters: network(unauthorized()),
  play: ({ canvasElement }) => expectAddress(canvasElement, '/sign-in?return_to=%2Fprofile'),
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Order History' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
