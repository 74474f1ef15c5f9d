import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { awkwardProduct, hostileText, longTitleProduct } from '@skafferi/fixtures/build'
import { passwordLimits } from '@skafferi/domain/shop/password-reset'
import type { ShoppingAction } from '@skafferi/domain/platform/action/views'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { storyAddressBookProps } from '../../internal/stories/story-address-book'
import { expectRobustLayout } from '../../internal/stories/robust-layout'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { failed, problemOf, ready } from '../../internal/stories/story-load'
import {
  customerOf,
  historyOf,
  profileFormOf,
  sessionListOf,
  summaryOf,
  vatIdOf,
} from '../../internal/stories/story-orders'
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen'

const retry = fn()
const notLoaded = (action: ShoppingAction) => failed(problemOf(action), retry)

const first = historyOf('kiosk')
const { total } = summaryOf('kiosk')

/** The form for the VAT number, closed. */
const vatId: ProfileScreenProps['vatId'] = {
  load: ready(vatIdOf('kiosk')),
  editing: false,
  value: 'SE559000000001',
  fault: null,
  state: 'idle',
  problem: null,
  edit: fn(),
  type: fn(),
  save: fn(async () => true),
  cancel: fn(),
}

/** The forms of the account, closed. */
const profileForm: ProfileScreenProps['profileForm'] = {
  ...profileFormOf('kiosk'),
  edit: fn(),
  type: fn(),
  save: fn(async () => true),
  cancel: fn(),
}
const password: ProfileScreenProps['password'] = {
  editing: false,
  email: 'anna@kiosk.example',
  limits: passwordLimits,
  fault: null,
  state: 'idle',
  problem: null,
  edit: fn(),
  save: fn(async () => true),
  cancel: fn(),
}
const sessions: ProfileScreenProps['sessions'] = {
  load: ready(sessionListOf()),
  ending: [],
  endingOthers: false,
  ended: null,
  problem: null,
  end: fn(async () => true),
  endOthers: fn(async () => true),
}

const meta = {
  title: 'Screens/Account/ProfileScreen',
  component: ProfileScreen,
  args: {
    greeting: 'morning',
    profile: ready(customerOf('kiosk')),
    profileForm,
    password,
    sessions,
    addressBook: storyAddressBookProps,
    vatId,
    summary: ready(summaryOf('kiosk')),
    history: ready(first),
    query: '',
    status: null,
    waitingHref: '/profile?status=requires_action',
    onSearch: fn(),
    onPageChange: fn(),
    onShowAll: fn(),
    onReorder: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>

const figureOf = (canvas: HTMLElement, name: string) =>
  [...canvas.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextElementSibling?.textContent

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await expect(document.title).toBe('My Profile · Skafferi')

    await step('the customer', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good Morning, Anna Lindqvist$/)
      await expect(canvas.getByText('anna@kiosk.example')).toBeVisible()
    })

    await step('the store’s statistics', async () => {
      const { points, ongoing } = summaryOf('kiosk')
      await expect(figureOf(canvasElement, 'Points')).toBe(points)
      await expect(figureOf(canvasElement, 'Total Orders')).toBe(total)
      await expect(figureOf(canvasElement, 'Ongoing Orders')).toBe(ongoing)
      await expect(canvas.getByText('1 order requires action.')).toBeVisible()
      const note = canvas.getByText(/and quote the order number\.$/)
      await expect(note).toHaveTextContent(/Please call \+46 31 390 06 00 or write to \S+@\S+ and quote/)
      await expect(
        within(note)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['tel:+46313900600', expect.stringMatching(/^mailto:\S+@/)])
      await expect(canvas.getByRole('link', { name: 'Show the order' })).toHaveAttribute(
        'href',
        '/profile?status=requires_action',
      )
    })
  },
}

export const NextPage: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('ten orders, and links to the other pages', async () => {
      await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(11)
      await expect(within(canvas.getByRole('table')).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        `/profile/order/${first.rows[0]!.id}`,
      )
      await expect(canvas.getByRole('status')).toHaveTextContent(`1–10 of ${total} orders`)
      const pages = within(canvas.getByRole('navigation', { name: 'Order history pages' }))
      await expect(pages.getByText('Page 1 of 2')).toBeVisible()
      await userEvent.click(pages.getByRole('button', { name: 'Next' }))
      await expect(args.onPageChange).toHaveBeenCalledWith({ page: 2 })
    })
  },
}

export const Afternoon: Story = {
  args: { greeting: 'afternoon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good Afternoon, Anna Lindqvist$/)
  },
}

export const Evening: Story = {
  args: { greeting: 'evening' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good Evening, Anna Lindqvist$/)
  },
}

/** Each part has a placeholder with its loading text. */
export const Loading: Story = {
  args: { profile: { status: 'loading' }, summary: { status: 'loading' }, history: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good Morning$/)
    for (const text of ['Loading profile details...', 'Loading order summary...', 'Loading orders...']) {
      await expect(canvas.getByText(text)).toBeInTheDocument()
    }
  },
}

/** Each part fails and is retried separately. */
export const Failed: Story = {
  args: { profile: notLoaded('load_profile'), summary: notLoaded('load_summary'), history: notLoaded('load_orders') },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('alert').map((alert) => within(alert).getByRole('heading').textContent)
    await expect(texts).toEqual([
      'Failed to load order summary',
      'Failed to load profile details',
      'Failed to load orders',
    ])
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Good Morning$/)
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    for (const button of canvas.getAllByRole('button', { name: 'Try Again' })) {
      await userEvent.click(button)
    }
    await expect(retry).toHaveBeenCalledTimes(3)
  },
}

/** A part that fails does not affect the others. */
export const SummaryFailed: Story = {
  args: { summary: notLoaded('load_summary') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}

const none = {
  rows: [],
  page: { current: 1, total: 1, from: 0, to: 0, count: 0, countText: '0' },
  query: '',
  status: null,
}

const requiringAction = historyOf('kiosk', { status: 'requires_action' })

/** Orders of one status, from the URL; a button removes the filter. */
export const OfOneStatus: Story = {
  args: { status: 'requires_action', history: ready(requiringAction) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only orders with the status')).toBeVisible()
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(requiringAction.rows.length + 1)
    await expect(canvas.getByRole('button', { name: 'Show all orders' })).toBeVisible()
  },
}

/** The link above the list sets the filter and focuses the list's heading; removing the filter focuses it again. */
export const ShowsAStatus: Story = {
  ...behaviour,
  render: function Render(args) {
    const [status, setStatus] = useState<'requires_action' | null>(null)
    return (
      <>
        <button type="button" onClick={() => setStatus('requires_action')}>
          As the link does
        </button>
        <ProfileScreen
          {...args}
          status={status}
          history={ready(historyOf('kiosk', { status: status ?? undefined }))}
          onShowAll={() => {
            args.onShowAll()
            setStatus(null)
          }}
        />
      </>
    )
  },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Order History' })
    await userEvent.click(canvas.getByRole('button', { name: 'As the link does' }))
    await expect(heading).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }))
    await expect(args.onShowAll).toHaveBeenCalledOnce()
    await expect(heading).toHaveFocus()
  },
}

/** No order has the status: the page does not say that nothing was ordered. */
export const NoneOfTheStatus: Story = {
  args: { status: 'requires_action', history: ready({ ...none, status: 'requires_action' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders have this status' })).toBeVisible()
    await expect(canvas.queryByText('No orders yet')).toBeNull()
  },
}

/** The app renders the dialog. */
export const WithDialog: Story = {
  args: { dialog: <p>The dialog stands here</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The dialog stands here')).toBeVisible()
  },
}

export const Reorders: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const [row] = first.rows
    await userEvent.click(canvas.getByRole('button', { name: `Reorder order no. ${row!.displayId}` }))
    await expect(args.onReorder).toHaveBeenCalledWith({ orderId: row!.id, displayId: row!.displayId })
  },
}

/** A new customer: no orders, no points. */
export const NoOrders: Story = {
  args: {
    summary: ready({ points: '0', total: '0', ongoing: '0', requiresAction: 0 }),
    history: ready(none),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
    await expect(canvas.getByText('Orders you place will be listed here.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
    await expect(figureOf(canvasElement, 'Points')).toBe('0')
    await expect(canvas.queryByText(/requires? action/)).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

const newestNumber = historyOf('kiosk').rows[0]!.displayId

/** The URL follows the search box, as in the shop. */
export const Searching: Story = {
  ...behaviour,
  render: function Render(args) {
    const [query, setQuery] = useState('')
    return (
      <ProfileScreen
        {...args}
        query={query}
        history={ready(historyOf('kiosk', { query }))}
        onSearch={(event) => {
          args.onSearch(event)
          setQuery(event.query)
        }}
      />
    )
  },
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search by product name' })
    await expect(canvas.getByText('Also finds order numbers, PO numbers and references.')).toBeVisible()
    await step('by the name of a product', async () => {
      await userEvent.type(box, ' pick & mix {Enter}')
      await expect(args.onSearch).toHaveBeenLastCalledWith({ query: 'pick & mix', typing: false })
      await expect(canvas.getByRole('status')).toHaveTextContent('1–1 of 1 order')
      await expect(box).toHaveFocus()
    })
    await step('while typing, by order number, and with the button', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, newestNumber)
      await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith({ query: newestNumber, typing: true }))
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
      await expect(args.onSearch).toHaveBeenLastCalledWith({ query: newestNumber, typing: false })
    })
    await step('without matches', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, '<b>none{Enter}')
      await expect(canvas.getByRole('heading', { name: 'No orders found for “<b>none”' })).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('No orders found for “<b>none”')
      await expect(
        canvas.getByText('Product names, order numbers, PO numbers and references are searched.'),
      ).toBeVisible()
    })
    await step('the clear button shows all orders again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
      await expect(args.onSearch).toHaveBeenLastCalledWith({ query: '', typing: false })
      await expect(canvas.getByRole('status')).toHaveTextContent(`1–10 of ${total} orders`)
      await expect(box).toHaveFocus()
    })
  },
}

/** The last page has no next one. */
export const LastPage: Story = {
  args: { history: ready(historyOf('kiosk', { page: 2 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`11–${total} of ${total} orders`)
  },
}

export const LastPageGoesBack: Story = {
  ...LastPage,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Order history pages' }))
    await userEvent.click(pages.getByRole('button', { name: 'Next' }))
    await expect(args.onPageChange).not.toHaveBeenCalled()
    await userEvent.click(pages.getByRole('button', { name: 'Prev' }))
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 1 })
  },
}

/** A page number beyond the last page does not say that nothing was ordered. */
export const BeyondTheLastPage: Story = {
  args: { history: ready(historyOf('kiosk', { page: 9 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There are no orders on this page' })).toBeVisible()
    await expect(canvas.queryByText('No orders yet')).toBeNull()
  },
}

export const BeyondTheLastPageLeadsBack: Story = {
  ...BeyondTheLastPage,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'First page' }))
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 1 })
  },
}

/** A single page has no pagination. */
export const SinglePage: Story = {
  args: {
    profile: ready(customerOf('grocer')),
    summary: ready(summaryOf('grocer')),
    history: ready(historyOf('grocer')),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByText('Not given')).toBeVisible()
  },
}

/** While the next page is loading the current one stays, and nothing is announced. */
export const Refreshing: Story = {
  args: { history: ready(first, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').closest('[aria-busy=true]')).not.toBeNull()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

const extremeContent = {
  rows: [
    { ...first.rows[0]!, title: longTitleProduct().title },
    { ...first.rows[1]!, title: hostileText, payment: 'partially_refunded' },
  ],
  page: { current: 98_765, total: 123_456, from: 987_641, to: 987_642, count: 1_234_560, countText: '1,234,560' },
  query: hostileText,
  status: null,
}

/** Long names, huge figures and hostile texts at 320 px. */
export const LongHugeHostileText: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    profile: ready({
      ...customerOf('kiosk'),
      name: 'Wolfeschlegelsteinhausenbergerdorff-Österreicherhausen Maximiliana',
      companyName: hostileText,
    }),
    summary: ready({ points: '12,345,678', total: '1,234,560', ongoing: '98,765', requiresAction: 12_345 }),
    history: ready(extremeContent),
    query: hostileText,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(canvas.getByText('12,345 orders require action.')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('987,641–987,642 of 1,234,560 orders')
    await expect(canvas.getByText('Page 98,765 of 123,456')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** Open forms leave no gap beside them: the adjacent card is equally high. */
export const FormsOpen: Story = {
  args: {
    profileForm: { ...profileForm, editing: true },
    password: { ...password, editing: true },
    vatId: { ...vatId, editing: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toBeVisible()
    await expect(await canvas.findByLabelText('First name')).toBeVisible()
    const [left, right] = ['VAT number', 'Where you are signed in'].map(
      (name) => canvas.getByRole('heading', { name }).parentElement!,
    )
    const column = left!.parentElement!.getBoundingClientRect()
    await expect(Math.abs(column.bottom - right!.getBoundingClientRect().bottom)).toBeLessThan(1)
  },
}

/** On a phone each order is one row. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(canvas.queryByRole('table')).toBeNull()
    const lines = within(canvas.getByRole('list', { name: 'Order History' })).getAllByRole('listitem')
    await expect(lines).toHaveLength(10)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

const longest = awkwardProduct().title

/** The longest possible names and figures, no pictures, on the narrowest phone. */
export const EdgeCases: Story = {
  args: {
    profile: ready({
      ...customerOf('kiosk'),
      name: longest.slice(0, 100),
      companyName: longest,
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    }),
    summary: ready({ ...summaryOf('kiosk'), points: '9,876,543,210', total: '98,765', ongoing: '98,765' }),
    history: ready({
      ...first,
      rows: first.rows.map((row) => ({
        ...row,
        title: longest,
        picture: { src: null, alt: '' },
        amount: '€9,876,543,210.98',
      })),
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvasElement }) => expectRobustLayout(canvasElement),
}
