import {
  bareProduct,
  hostileProduct,
  hugeNumbersProduct,
  longTitleProduct,
  soldOutProduct,
} from '@skafferi/fixtures/build'
import { toListItem } from '@skafferi/fixtures/world'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { CardPurchasesView } from '@skafferi/domain/cart/views'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { pressSlowly } from '../../internal/stories/press-slowly'
import { orderListOf } from '../../internal/stories/story-draft'
import { problemOf } from '../../internal/stories/story-load'
import { cardOf, worldCard } from '../../internal/stories/story-products'
import { storyWorld } from '../../internal/stories/story-world'
import { narrow, themes } from '../../internal/story-frames'
import { withShopPaths } from '../shop-paths/story-paths'
import { OrderPad } from './OrderPad'

const fish = worldCard('Sältan Salt Liquorice Fish')
const toffee = worldCard('Sältan Butter Toffee')
const mix = worldCard('Björkö Saturday Mix')
const sour = worldCard('Björkö Sour Pears')
const shown = [fish, mix, sour, toffee]
const others = storyWorld.listItems.filter(({ id }) => shown.every((product) => product.id !== id))
const products = [...shown, ...others.slice(0, 6).map(cardOf)]
const edgeCases = [bareProduct(), hostileProduct(), hugeNumbersProduct(), longTitleProduct(), soldOutProduct()]
const idle: CardPurchasesView = { stateOf: () => 'idle', problemOf: () => null }

const meta = {
  title: 'Commerce/OrderPad',
  component: OrderPad,
  args: { label: 'Products', products, list: orderListOf(), purchases: idle, onAddToCart: fn(), onBuyNow: fn(), onSelectVariant: fn() },
  decorators: [withShopPaths],
  parameters: guide({
    use: [
      'A listing for buyers who know what they want and order many lines.',
      'The second view of the listing, switched in its toolbar.',
    ],
    avoid: [
      'For looking around: ProductCards on a ProductShelf.',
      'For lines that are in the cart already: CartTable.',
    ],
    do: [
      'Show the same products in the same order as the shelves.',
      'Let what became of a press stand in its line, so that the line keeps its height.',
    ],
    dont: ['Don’t put a heart or a rating into the lines: they are for deciding, and it is decided.'],
    keys: [
      { key: 'Tab', does: 'goes through name, quantity and buttons, line by line' },
      { key: 'Arrow Up, Arrow Down', does: 'counts the quantity up or down' },
      { key: 'Enter', does: 'in the quantity puts so many into the cart, presses a button' },
    ],
  }),
} satisfies Meta<typeof OrderPad>

export default meta
type Story = StoryObj<typeof meta>

/** Unit and bulk price side by side, a quantity in every row, 38 px a line. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const [, row] = canvas.getAllByRole('row')
    const line = within(row!)
    await step('both prices', async () => {
      await expect(canvas.getByText('Prices excl. VAT')).toBeVisible()
      await expect(line.getByRole('cell', { name: '€1.85' })).toBeVisible()
      await expect(line.getByRole('cell', { name: /^€1\.48\s*50\+$/ })).toBeVisible()
    })
    await step('as low as a line of a list', async () => {
      await expect(Math.round(row!.getBoundingClientRect().height)).toBe(38)
    })
  },
}

const typed = { [fish.variantId!]: 60 }

/** What was typed before stands in its line, marked as ordered, and can be done without. */
export const TypedBefore: Story = {
  args: { list: orderListOf(typed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What you typed here before is back.')).toBeVisible()
    const [, row] = canvas.getAllByRole('row')
    await expect(within(row!).getByRole('spinbutton')).toHaveValue('60')
  },
}

/** Each change is kept; Start empty empties every line, and the focus is in the first. */
export const KeepsWhatIsTyped: Story = {
  ...behaviour,
  args: { list: { ...orderListOf(typed), set: fn(), clear: fn() } },
  play: async ({ args, canvas }) => {
    const fieldOf = (place: number) => within(canvas.getAllByRole('row')[place]!).getByRole('spinbutton')
    await userEvent.clear(fieldOf(4))
    await userEvent.type(fieldOf(4), '5')
    await expect(args.list.set).toHaveBeenLastCalledWith({ variantId: toffee.variantId, pieces: 5 })
    await userEvent.click(canvas.getByRole('button', { name: 'Start empty' }))
    await expect(args.list.clear).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Start empty' })).toBeNull()
    await expect(fieldOf(1)).toHaveFocus()
  },
}

export const AddsAndBuys: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const [, row] = canvas.getAllByRole('row')
    const line = within(row!)
    const purchase = { productId: fish.id, variantId: fish.variantId }

    await step('nothing is no quantity, and nothing is sent', async () => {
      await userEvent.click(line.getByRole('button', { name: 'Add to cart' }))
      await expect(line.getByText('Please select a valid quantity.')).toBeVisible()
      await expect(line.getByRole('spinbutton')).toHaveAccessibleDescription('Please select a valid quantity.')
      await expect(args.onAddToCart).not.toHaveBeenCalled()
    })
    await step('another quantity takes the blame away', async () => {
      await userEvent.click(line.getByRole('button', { name: 'Increase quantity' }))
      await expect(line.queryByText('Please select a valid quantity.')).toBeNull()
      await userEvent.click(line.getByRole('button', { name: 'Add to cart' }))
      await expect(args.onAddToCart).toHaveBeenCalledWith({ ...purchase, quantity: 1 })
      await userEvent.click(line.getByRole('button', { name: 'Buy Now' }))
      await expect(args.onBuyNow).toHaveBeenCalledWith({ ...purchase, quantity: 1 })
    })
  },
}

/** What is no quantity stays in its line, is marked and named, and orders nothing. */
export const RefusesWrongQuantities: Story = {
  ...behaviour,
  args: { products: [fish, toffee] },
  play: async ({ args, canvas, step }) => {
    const line = within(canvas.getAllByRole('row')[1]!)
    const field = line.getByRole('spinbutton')
    for (const text of ['0', '-3', '2.5', '', 'abc']) {
      await step(`“${text}”`, async () => {
        await userEvent.clear(field)
        if (text) await userEvent.type(field, text)
        await pressSlowly(line.getByRole('button', { name: 'Add to cart' }))
        await pressSlowly(line.getByRole('button', { name: 'Buy Now' }))
        await userEvent.keyboard('{Enter}')
        await expect(field).toHaveFocus()
        await expect(field).toHaveValue(text)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription('Please select a valid quantity.')
      })
    }
    await expect(args.onAddToCart).not.toHaveBeenCalled()
    await expect(args.onBuyNow).not.toHaveBeenCalled()
    await step('then a right one', async () => {
      await userEvent.keyboard('{Control>}a{/Control}24')
      await pressSlowly(line.getByRole('button', { name: 'Add to cart' }))
      await expect(args.onAddToCart).toHaveBeenCalledWith({ productId: fish.id, variantId: fish.variantId, quantity: 24 })
    })
  },
}

export const WrongQuantity: Story = {
  tags: ['reaches'],
  args: { products: [fish, toffee] },
  play: async ({ canvas }) => {
    const field = canvas.getAllByRole('spinbutton')[0]!
    await userEvent.clear(field)
    await userEvent.type(field, 'abc')
    await expect(canvas.getByText('Please select a valid quantity.')).toBeVisible()
    await expect(Math.round(canvas.getAllByRole('row')[1]!.getBoundingClientRect().height)).toBe(38)
  },
}

export const WrongQuantityNarrow: Story = {
  ...WrongQuantity,
  decorators: [narrow],
  play: async ({ canvas }) => {
    const field = canvas.getAllByRole('spinbutton')[0]!
    await userEvent.clear(field)
    await userEvent.type(field, 'abc')
    await expect(canvas.getByText('Please select a valid quantity.')).toBeVisible()
  },
}

export const WrongQuantityDark: Story = { ...WrongQuantity, globals: { scheme: 'dark' } }

export const SeveralVariants: Story = { args: { products: [mix] } }

/** With several variants one is chosen first. */
export const SeveralVariantsChoose: Story = {
  ...SeveralVariants,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select Variant' }))
    await expect(args.onSelectVariant).toHaveBeenCalledWith({ productId: mix.id })
  },
}

export const SoldOut: Story = {
  args: { products: [cardOf(toListItem(soldOutProduct()))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  },
}

/** Under way, in the cart, refused for stock, failed: each in its own line. */
export const Purchases: Story = {
  args: {
    products: [sour, toffee, fish, { ...fish, id: 'prod_other', variantId: 'variant_other' }],
    purchases: {
      stateOf: (id) =>
        id === sour.variantId
          ? 'busy'
          : id === toffee.variantId
            ? 'added'
            : id === fish.variantId
              ? 'out_of_stock'
              : 'failed',
      problemOf: (id) =>
        id === 'variant_other'
          ? problemOf('add_to_cart', 'not_allowed', 'Not sold in your country.')
          : null,
    },
  },
  play: async ({ canvas }) => {
    const messages = canvas.getAllByRole('status').map((status) => status.textContent)
    await expect(messages).toEqual(['', 'Item added to cart', 'Out of stock', 'Not sold in your country.'])
    await expect(canvas.getAllByRole('button', { name: 'Add to cart' })[0]).toHaveAttribute('aria-busy', 'true')
  },
}

/** The old lines stay until the new ones are there. */
export const Refreshing: Story = {
  args: { state: 'refreshing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const EdgeCases: Story = {
  args: { products: edgeCases.map((product) => cardOf(toListItem(product))) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
  },
}

/** A line is ordered without a mouse. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { products: [fish, toffee] },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: fish.title })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}240{Enter}')
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getAllByRole('button', { name: 'Buy Now' })[0]).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAddToCart).toHaveBeenCalledWith({
      productId: fish.id,
      variantId: fish.variantId,
      quantity: 240,
    })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: toffee.title })).toHaveFocus()
  },
}

/** Where the pad is narrow SKU and stock have no column; readers hear them all the same. */
export const Tablet: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '42rem' }}><Story /></div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** On a phone a line has two rows: names and prices above, what is done with them below. */
export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  },
}

export const EdgeCasesNarrow: Story = { ...EdgeCases, decorators: [narrow] }
export const Themes: Story = { args: { products: products.slice(0, 4) }, decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Strength, and that the law keeps it out of where this company's goods go, stand under the name. */
export const NotForDelivery: Story = {
  args: {
    products: [
      { ...worldCard('Tjärn Citrus pouches, strength 2'), keptOut: { country: 'Norway', variants: 'all' } },
      ...products,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not for delivery to Norway')).toBeVisible()
    await expect(canvas.getByText(/^14 g · can · 7.mg$/)).toBeVisible()
  },
}
