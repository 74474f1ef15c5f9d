import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers } from '@skafferi/fixtures/msw'
import {
  malformedResponse,
  emptyWishlist,
  failingCartChanges,
  failingWishlist,
  failingWishlistChanges,
  noteEditConflict,
  outOfStockOnAdd,
  stillLoading,
  removedConcurrently,
  unauthorized,
} from '@skafferi/fixtures/scenarios'
import { wishlistOf } from '@skafferi/fixtures/world'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { findCard } from '../stories/story-cards'
import { network, storyWorld } from '../stories/story-shop'

/** Products saved for 30 days with notes, which can be added to the cart together. */
const meta = {
  title: 'Pages/Account/Wishlist',
  component: StoryPage,
  args: { address: '/wishlist', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const savedItems = wishlistOf(storyWorld, 'kiosk')
const [first, second] = savedItems
const buyable = savedItems.find(({ variant_id }) => variant_id !== null)!
const count = (products: number) => `${products} ${products === 1 ? 'item' : 'items'} in your wishlist`

/** Expects the reason of a failure; the list is unchanged. */
async function expectRefusal(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement)
  await expect(await canvas.findByText(text)).toBeVisible()
  await expect(canvas.getAllByRole('article')).toHaveLength(savedItems.length)
}

async function clear(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Clear wishlist' }))
  const dialog = await canvas.findByRole('dialog', { name: 'Clear the wishlist?' })
  await waitFor(() => expect(dialog).toBeVisible())
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear' }))
}

/** The company's saved products, newest first, with their removal dates. The wishlist button removes one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'My Wishlist')
    await expect(document.title).toBe('My Wishlist · Skafferi')
    await expect(await canvas.findByText(count(savedItems.length))).toBeVisible()
    const titles = canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
    await expect(titles).toEqual(savedItems.map(({ title }) => title))
    await expect(canvas.getAllByText(/^Saved until /)).toHaveLength(savedItems.length)
  },
}

export const HeartRemoves: Story = {
  ...behaviour,
  play: async (context) => {
    await Default.play!(context)
    const { canvas, canvasElement } = context
    await findCard(canvasElement, first!.title)
    await userEvent.click(canvas.getByRole('button', { name: `Wishlist, ${first!.title}` }))
    await expect(await canvas.findByText('Successfully removed from wishlist')).toBeVisible()
    await expect(canvas.queryByRole('article', { name: first!.title })).toBeNull()
    await expect(canvas.getByText(count(savedItems.length - 1))).toBeVisible()
  },
}

/** Several are removed together. */
export const RemovingSeveral: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    for (const { title } of [first!, second!]) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${title}` }))
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }))
    await expect(await canvas.findByText(count(savedItems.length - 2))).toBeVisible()
  },
}

/** Removing all asks first. */
export const Clearing: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement }) => {
    await clear(canvasElement)
    await expect(await canvas.findByText('Your wishlist is empty')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
  },
}

export const Loading: Story = {
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading wishlist...')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: network(emptyWishlist()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your wishlist is empty')).toBeVisible()
  },
}

/** The list cannot be loaded; Try Again shows it. */
export const Failed: Story = {
  parameters: network(failingWishlist()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load wishlist' })).toBeVisible()
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findByText(count(savedItems.length))).toBeVisible()
  },
}

/** A response that does not match the contract fails on this page, like an error, and not in the frame around it. */
export const MalformedResponse: Story = {
  ...Failed,
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(malformedResponse()) },
}

export const RemoveFailed: Story = {
  tags: ['reaches'],
  parameters: network(failingWishlistChanges()),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Wishlist, ${first!.title}` }))
    await expectRefusal(canvasElement, 'Failed to remove from wishlist')
  },
}

export const ClearFailed: Story = {
  tags: ['reaches'],
  parameters: network(failingWishlistChanges()),
  play: async ({ canvasElement }) => {
    await clear(canvasElement)
    await expectRefusal(canvasElement, 'Failed to clear wishlist')
  },
}

export const Adding: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement, buyable.title)
    await userEvent.click(card.getByRole('button', { name: 'Add to Cart' }))
    await expect(await card.findByText('Item added to cart')).toBeVisible()
  },
}

export const OutOfStock: Story = {
  tags: ['reaches'],
  parameters: network(outOfStockOnAdd()),
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement, buyable.title)
    await userEvent.click(card.getByRole('button', { name: 'Add to Cart' }))
    await expect(await card.findByText('Out of stock')).toBeVisible()
  },
}

export const AddingRefused: Story = {
  tags: ['reaches'],
  parameters: network(failingCartChanges()),
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement, buyable.title)
    await userEvent.click(card.getByRole('button', { name: 'Add to Cart' }))
    await expect(await card.findByText('Something went wrong on our side.')).toBeVisible()
  },
}

export const BuyingNow: Story = {
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement, buyable.title)
    await userEvent.click(card.getByRole('button', { name: 'Buy Now' }))
    await expectAddress(canvasElement, '/cart')
  },
}

/** All products are added at once, with a report for each. */
export const AddingAll: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add all to cart' }))
    const report = within(await canvas.findByRole('group', { name: 'What was added to the cart' }))
    await expect(report.getAllByRole('listitem')).toHaveLength(savedItems.length)
    await expect(
      report.getByText(`${savedItems.length} of ${savedItems.length} products added to the cart`),
    ).toBeVisible()
  },
}

/** The selected products, with the quantities of their cards. */
export const AddingSelected: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement }) => {
    const card = await findCard(canvasElement, buyable.title)
    await userEvent.click(card.getByRole('button', { name: /^Increase/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${buyable.title}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add selected to cart' }))
    await expect(await canvas.findByText('1 of 1 product added to the cart')).toBeVisible()
    await expect(canvas.getByText(`${buyable.title}: added, 2 pieces`)).toBeVisible()
  },
}

/** Replaces the note of the first product and saves it. */
async function writeNote(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: `Edit the note of ${first!.title}` }))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Note' }))
  const field = await dialog.findByRole('textbox', { name: 'Note' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return { dialog, field }
}

export const NoteEdited: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement }) => {
    await writeNote(canvasElement, 'Two boxes')
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Note' })).toBeNull())
    await expect(canvas.getByText('Two boxes')).toBeVisible()
  },
}

/** A colleague's note is shown before it is replaced; the input stays. */
export const NoteEditConflict: Story = {
  tags: ['reaches'],
  parameters: network(noteEditConflict('Ask Ulla first')),
  play: async ({ canvasElement }) => {
    const { dialog, field } = await writeNote(canvasElement, 'Two boxes')
    await expect(await dialog.findByText(/“Ask Ulla first”\. Save again to replace it\.$/)).toBeVisible()
    await expect(field).toHaveValue('Two boxes')
  },
}

export const NoteReplacedOnceRead: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(noteEditConflict('Ask Ulla first')) },
  play: async (context) => {
    await NoteEditConflict.play!(context)
    const { canvas } = context
    await userEvent.click(within(canvas.getByRole('dialog', { name: 'Note' })).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Note' })).toBeNull())
  },
}

/** A colleague has removed the product: the note cannot be saved, and stays to be copied. */
export const RemovedConcurrently: Story = {
  tags: ['reaches'],
  parameters: network(removedConcurrently()),
  play: async ({ canvasElement }) => {
    const { dialog, field } = await writeNote(canvasElement, 'Two boxes')
    await expect(await dialog.findByText(/no longer on the wishlist/)).toBeVisible()
    await expect(field).toHaveValue('Two boxes')
  },
}

export const NoteFailed: Story = {
  tags: ['reaches'],
  parameters: network(failingWishlistChanges()),
  play: async ({ canvasElement }) => {
    const { dialog, field } = await writeNote(canvasElement, 'Two boxes')
    await expect(await dialog.findByText('Failed to save the note. Please try again.')).toBeVisible()
    await expect(field).toHaveValue('Two boxes')
  },
}

export const SignedOut: Story = {
  args: { who: null },
  play: ({ canvasElement }) => expectAddress(canvasElement, '/landing?return_to=%2Fwishlist'),
}

export const SessionEnded: Story = {
  parameters: network(unauthorized()),
  play: ({ canvasElement }) => expectAddress(canvasElement, '/sign-in?return_to=%2Fwishlist'),
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText(count(savedItems.length))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
