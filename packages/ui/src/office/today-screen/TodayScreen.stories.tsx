import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LinkButton } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { inOffice } from '../story-frame'
import { storyFirstDay, storyToday } from './story-today'
import { TodayScreen } from './TodayScreen'

const meta = {
  title: 'Office/Screens/TodayScreen',
  component: TodayScreen,
  decorators: [inOffice('today')],
  parameters: { layout: 'fullscreen' },
  args: {
    today: { status: 'ready', view: storyToday, refreshing: false },
    hrefs: { orders: '/office/orders', activity: '/office/activity' },
    pickLists: 5,
    onOpen: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof TodayScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Open items, orders to ship, low stock, sales, and cases that wait for an answer. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('navigation', { name: 'Waiting for you' }))
    await expect(figures.getByRole('link', { name: /^8 Open orders 4 new/ })).toHaveAttribute(
      'href',
      '/office/orders?view=pack',
    )
    await expect(canvas.getByRole('table', { name: 'Ships today' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print 5 pick lists' })).toBeVisible()
  },
}

/** A new shop with a link to the import. */
export const FirstDay: Story = {
  args: {
    today: { status: 'ready', view: storyFirstDay, refreshing: false },
    pickLists: 0,
    firstSteps: (
      <EmptyState
        variant="panel"
        title="No products yet"
        text="A list of products as CSV is all it takes."
        action={<LinkButton href="/office/import">Import products</LinkButton>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to ship')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /pick list/ })).toBeNull()
  },
}

export const Loading: Story = { args: { today: { status: 'loading' } } }

/** The steps of a new shop load beside the figures, and are shown with them. */
export const LoadingFirstDay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...FirstDay.args, today: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products yet')).not.toBeVisible()
  },
}

export const Failed: Story = {
  args: { today: { status: 'failed', request: '8f2c-19d4', retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('quote request 8f2c-19d4')
  },
}

/** An order is opened and the pick lists are printed with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('row', { name: /1061/ }))
    await userEvent.keyboard('j{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: '1060' })
    await userEvent.click(canvas.getByRole('button', { name: 'Print 5 pick lists' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  ...onAPhone,
  // At the end of the page the fixed navigation does not partly cover a control.
  play: () => globalThis.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
