import type { Meta, StoryObj } from '@storybook/react-vite'
import { nameOfLine } from '@skafferi/domain/rules/catalogue/variant-name'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { serializeCartSnapshot } from '@skafferi/domain/shop/cart'
import { aCartOfLines } from '@skafferi/fixtures/build'
import { http } from '@skafferi/fixtures/msw'
import {
  failingWishlistChanges,
  openCart,
  outOfStockOnAdd,
  savedProductGone,
  wishlistFull,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { bulk, bulkWith, changeResponse, expectLineCount, findLine } from '../stories/story-cart'
import { StoryPage } from '../stories/StoryPage'
import { network } from '../stories/story-shop'

/** Changes in the cart, and conflicts with the store. */
const meta = {
  title: 'Pages/Cart and checkout/Cart changes',
  component: StoryPage,
  args: { address: '/cart', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const [first, second, third] = bulk.items
const otherLines = bulk.items.slice(1)
const added = fn()

/** A mock store that removes the first line, and appends added articles as new lines. */
const removalHandlers = [
  http.delete('/store/cart/items/remove', ({ response }) =>
    response(200).json(changeResponse(aCartOfLines(bulk, otherLines))),
  ),
  http.post('/store/cart/items/add', async ({ request, response }) => {
    added(await request.json())
    return response(200).json(changeResponse(aCartOfLines(bulk, [...otherLines, { ...first!, id: 'item_again' }])))
  }),
]

async function removeFirst(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: `Remove ${nameOfLine(first!)}` }))
  await expectLineCount(canvasElement, 11)
}

/** Presses Save cart to wishlist and expects the reason of the failure. */
async function expectNotSaved(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Save cart to wishlist' }))
  await expect(await canvas.findByText(text)).toBeInTheDocument()
  await expect(canvas.getByRole('button', { name: 'Save cart to wishlist' })).toBeVisible()
}

export const Default: Story = {
  parameters: network(removalHandlers),
  play: ({ canvasElement }) => expectLineCount(canvasElement, 12),
}

/** A removed line can be restored with its quantity, at the end of the cart. */
export const UndoBringsTheLineBack: Story = {
  ...Default,
  ...behaviour,
  parameters: { ...Default.parameters, ...behaviour.parameters },
  play: async ({ canvas, canvasElement }) => {
    added.mockClear()
    await removeFirst(canvasElement)
    await expect(canvas.getByText(`${nameOfLine(first!)} removed`)).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Cart, 11 items' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expectLineCount(canvasElement, 12)
    const pieces = { variant_id: first!.variant_id, quantity: first!.quantity }
    await expect(added.mock.calls).toEqual([[{ items: [pieces] }]])
    await expect(within(canvas.getByRole('table')).getAllByRole('row').at(-1)).toHaveTextContent(first!.product_title)
  },
}

/** The pieces are sold out in the meantime: the line is not restored, with a message. */
export const UndoRefused: Story = {
  parameters: network(outOfStockOnAdd(), removalHandlers),
  play: async ({ canvas, canvasElement }) => {
    await removeFirst(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText(/^Out of stock/)).toHaveTextContent('0 left in stock.')
    await expectLineCount(canvasElement, 11)
  },
}

/** Insufficient stock is shown on its line, and a changed price above the lines. */
export const Conflicts: Story = {
  args: { storedTexts: { cart: serializeCartSnapshot(bulkWith({ 2: { unit_price: 1.3 } })) } },
  parameters: network(
    [
      http.patch('/store/cart/items/{id}', ({ response }) =>
        response(200).json(changeResponse(bulkWith({ 0: { quantity: 12, inventory_quantity: 12 } }))),
      ),
    ],
    openCart(bulkWith({ 0: { inventory_quantity: 12 }, 1: { inventory_quantity: 0 } })),
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const region = await canvas.findByRole('region', { name: '1 line has changed' })
    await expect(region).toHaveTextContent(`Now €${third!.unit_price.toFixed(2)} each, €1.30 before.`)
    const line = await findLine(canvasElement, first!.product_title)
    await step('a shortage is resolved in place', async () => {
      await expect(canvas.getByText(/^2 lines are short of stock/)).toBeVisible()
      await userEvent.click(line.getByRole('button', { name: `Change to 12: ${nameOfLine(first!)}` }))
      await waitFor(() => expect(line.queryByText(/left in stock/)).toBeNull())
    })
    await step('an acknowledged change disappears', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
      await waitFor(() => expect(canvas.queryByRole('region', { name: /changed$/ })).toBeNull())
    })
  },
}

/** The response to a change of one line has another price for another line. */
export const PriceChangedConcurrently: Story = {
  tags: ['reaches'],
  parameters: network([
    http.post('/store/cart/items/update', ({ response }) =>
      response(200).json(changeResponse(bulkWith({ 0: { quantity: first!.quantity + 1 }, 1: { unit_price: 25 } }))),
    ),
  ]),
  play: async ({ canvas, canvasElement }) => {
    const line = await findLine(canvasElement, first!.product_title)
    await userEvent.click(line.getByRole('button', { name: 'Add' }))
    const region = within(await canvas.findByRole('region', { name: '1 line has changed' }))
    await expect(region.getByText(`Now €25.00 each, €${second!.unit_price.toFixed(2)} before.`)).toBeVisible()
  },
}

/** A colleague has set the quantity to 900: the increment adds to it, and the line shows the change. */
export const LineEditConflict: Story = {
  tags: ['reaches'],
  parameters: network([
    http.post('/store/cart/items/update', ({ response }) =>
      response(200).json(changeResponse(bulkWith({ 0: { quantity: 901 } }))),
    ),
  ]),
  play: async ({ canvasElement, step }) => {
    const line = await findLine(canvasElement, first!.product_title)
    await step('the line shows its previous and its current quantity', async () => {
      await userEvent.click(line.getByRole('button', { name: 'Add' }))
      await expect(
        await line.findByText(`Changed elsewhere: ${first!.quantity + 1} → 901.`, { exact: false }),
      ).toBeVisible()
    })
    await step('until it is acknowledged', async () => {
      await userEvent.click(line.getByRole('button', { name: `Keep 901 of ${nameOfLine(first!)}` }))
      await expect(line.queryByText(/Changed elsewhere/)).toBeNull()
      await expect(line.getByRole('spinbutton')).toHaveValue('901')
    })
  },
}

/** Every product of the cart is saved; the cart stays the same. */
export const SavingToTheWishlist: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save cart to wishlist' }))
    await expect(await canvas.findByRole('button', { name: 'Products saved without quantities' })).toBeVisible()
    await expectLineCount(canvasElement, 12)
  },
}

export const SavingFailed: Story = {
  tags: ['reaches'],
  parameters: network(failingWishlistChanges()),
  play: ({ canvasElement }) => expectNotSaved(canvasElement, 'Failed to add to wishlist'),
}

export const WishlistFull: Story = {
  tags: ['reaches'],
  parameters: network(wishlistFull()),
  play: ({ canvasElement }) =>
    expectNotSaved(canvasElement, 'Failed to add to wishlist: it is full. Please remove some products first.'),
}

export const ProductGone: Story = {
  tags: ['reaches'],
  parameters: network(savedProductGone()),
  play: ({ canvasElement }) =>
    expectNotSaved(canvasElement, 'Failed to add to wishlist: one of the products is no longer for sale.'),
}
