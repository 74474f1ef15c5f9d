import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers } from '@skafferi/fixtures/msw'
import {
  emptyOrderHistory,
  failingOrders,
  failingOrderSummary,
  failingProfile,
  stillLoading,
  unauthorized,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

const annas = storyWorld.orderSummaries.kiosk.total_orders
const bjorns = storyWorld.orderSummaries.grocer.total_orders
const newest = storyWorld.orders.find(({ company_id }) => company_id === storyWorld.companies.kiosk.id)!.order

const meta = {
  title: 'Pages/Profile',
  component: StoryPage,
  tags: ['!autodocs'],
  args: { address: '/profile', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** The part that failed says so alone; once the store can answer, Try Again shows it. */
function failsAlone(text: string): Story['play'] {
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

/** Greeting, details, figures and the newest ten orders; the pages are in the address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Good Morning, Anna Lindqvist' })).toBeVisible()
    await expect(document.title).toBe('My Profile · Skafferi')
    const table = within(await canvas.findByRole('table', { name: 'Order History' }))
    await expect(table.getAllByRole('row')).toHaveLength(11)
    await expect(await canvas.findByText('1 order requires action.')).toBeVisible()
  },
}

export const TurnsThePage: Story = {
  ...behaviour,
  play: async (context) => {
    await Default.play!(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expectAddress(canvasElement, '/profile?page=2')
    await expect((await canvas.findAllByText(`11–${annas} of ${annas} orders`))[0]).toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Good Morning' })).toBeVisible()
    for (const text of ['Loading profile details...', 'Loading order summary...', 'Loading orders...']) {
      await expect(canvas.getByText(text)).toBeInTheDocument()
    }
  },
}

export const NothingOrdered: Story = {
  parameters: network(emptyOrderHistory()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No orders yet' })).toBeVisible()
    await expect(canvas.queryByText(/requires? action/)).toBeNull()
  },
}

export const ProfileFailed: Story = {
  parameters: network(failingProfile()),
  play: failsAlone('Failed to load profile details'),
}

export const SummaryFailed: Story = {
  parameters: network(failingOrderSummary()),
  play: failsAlone('Failed to load order summary'),
}

export const OrdersFailed: Story = {
  parameters: network(failingOrders()),
  play: failsAlone('Failed to load orders'),
}

/** A press anywhere in a row opens the order. */
export const OpeningAnOrder: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole('table', { name: 'Order History' }))
    const row = table.getByRole('row', { name: new RegExp(`order no\\. ${newest.display_id}`) })
    const { left, top, width, height } = row.getBoundingClientRect()
    const [x, y] = [left + width * 0.7, top + height / 2]
    await userEvent.click(document.elementFromPoint(x, y)!)
    await expectAddress(canvasElement, `/profile/order/${newest.id}`)
    await expect(await canvas.findByText(new RegExp(`^Order No\\. ${newest.display_id} · `))).toBeVisible()
  },
}

/** The search is the store's, and stands in the address. */
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

/** A page that does not exist leads back to the first. */
export const BeyondTheLastPage: Story = {
  args: { address: '/profile?page=99' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'First page' }))
    await expectAddress(canvasElement, '/profile?page=1')
    await expect(await canvas.findByRole('table', { name: 'Order History' })).toBeVisible()
  },
}

/** Another company sees its own orders, and no telephone number is made up. */
export const AnotherCompany: Story = {
  args: { who: 'grocer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Good Morning, Bjørn Haugen' })).toBeVisible()
    await expect(await canvas.findByText('Not given')).toBeVisible()
    await expect((await canvas.findAllByText(`1–${bjorns} of ${bjorns} orders`))[0]).toBeInTheDocument()
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
  play: ({ canvasElement }) => expectAddress(canvasElement, '/landing?return_to=%2Fprofile'),
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Order History' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
