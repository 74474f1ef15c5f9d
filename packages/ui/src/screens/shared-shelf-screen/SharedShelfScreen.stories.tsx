import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { toSharedShelfView } from '@skafferi/domain/shop/shelf'
import type { SharedShelfPage, SharedShelfView } from '@skafferi/domain/shop/shelf/views'
import { sharedShelf } from '@skafferi/fixtures/world'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { problemOf } from '../../internal/stories/story-load'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { storyLocale } from '../../internal/stories/story-products'
import { storyWorld } from '../../internal/stories/story-world'
import { SharedShelfScreen } from './SharedShelfScreen'

const view = toSharedShelfView(sharedShelf(storyWorld), storyLocale)

/** The page of a visitor, with changes. */
function page(change: Partial<SharedShelfPage> = {}, shelf: Partial<SharedShelfView> = {}): SharedShelfPage {
  return {
    load: { status: 'ready', view: { ...view, ...shelf }, refreshing: false },
    reader: 'visitor',
    adopt: fn(),
    adopting: false,
    adopted: false,
    stop: fn(),
    stopping: false,
    problem: null,
    ...change,
  }
}

const meta = {
  title: 'Screens/Visitors/SharedShelfScreen',
  component: SharedShelfScreen,
  args: { page: page(), applyHref: '/sign-up?shelf=9f86', onCopy: fn(async () => undefined) },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof SharedShelfScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor may apply with the shelf. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Kiosk by the station · Skafferi')
    await expect(canvas.getByRole('link', { name: 'Apply with this shelf' })).toHaveAttribute(
      'href',
      '/sign-up?shelf=9f86',
    )
    await expect(canvas.queryByRole('button', { name: 'Add to your shelf' })).toBeNull()
  },
}

/** A row has one noun, the unit of its article. */
export const Units: Story = {
  args: { page: page({}, { places: view.places.filter(({ sku }) => sku === 'SAL-0120') }) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('heading', { name: 'The list' }).nextElementSibling as HTMLElement
    const [row] = within(list).getAllByRole('listitem')
    await expect(row).toHaveTextContent(/120 g · bag.*\d+ in view\s*\d+ when full$/)
    await expect(row).not.toHaveTextContent(/pack|piece/)
  },
}

/** Without a title, or before an operator has allowed it. */
export const Untitled: Story = {
  args: { page: page({}, { title: null, leftOut: 2 }) },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent(`A shelf of ${view.places.length} articles`)
  },
}

export const ForCustomer: Story = {
  args: { page: page({ reader: 'customer' }, { leftOut: 1 }) },
}

export const Adopts: Story = {
  ...behaviour,
  args: { page: page({ reader: 'customer' }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to your shelf' }))
    await expect(args.page.adopt).toHaveBeenCalledOnce()
  },
}

export const Adopting: Story = { args: { page: page({ reader: 'customer', adopting: true }) } }

export const Adopted: Story = {
  args: { page: page({ reader: 'customer', adopted: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The articles are on your shelf.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open your shelf' })).toHaveAttribute('href', '/')
  },
}

/** Colleagues changed the shelf all the time, or the connection broke. */
export const Refused: Story = {
  args: { page: page({ reader: 'customer', problem: problemOf('arrange_shelf') }) },
}

export const Own: Story = { args: { page: page({ reader: 'customer' }, { isOwn: true }) } }

export const Stops: Story = {
  ...behaviour,
  args: { page: page({ reader: 'customer' }, { isOwn: true }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sharing' }))
    await expect(args.page.stop).toHaveBeenCalledOnce()
  },
}

export const Copies: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'))
  },
}

export const DoesNotCopy: Story = {
  ...behaviour,
  args: { onCopy: fn(() => Promise.reject(new Error('denied'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The browser did not copy the link.'))
  },
}

/** None of its articles is sold any more. */
export const Empty: Story = { args: { page: page({}, { places: [], leftOut: 8, title: null }) } }

/** It has expired, or its link was removed. */
export const Gone: Story = {
  args: {
    page: page({
      load: {
        status: 'failed',
        problem: { ...problemOf('load_shelf'), code: 'shelf_not_shared' },
        retry: fn(),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This shelf is not shared any more')
  },
}

export const Failed: Story = {
  args: { page: page({ load: { status: 'failed', problem: problemOf('load_shelf'), retry: fn() } }) },
}

export const Loading: Story = { args: { page: page({ load: { status: 'loading' } }) } }

/** A title of the largest length without a space does not break the page. */
export const LongTitle: Story = { args: { page: page({}, { title: 'W'.repeat(40) }) } }

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
