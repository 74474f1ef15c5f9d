import { toVisitorProduct } from '@skafferi/fixtures/world'
import { backorderedProduct, hostileProduct, hugeNumbersProduct, soldOutProduct } from '@skafferi/fixtures/build'
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { PurchaseState } from '@skafferi/domain/shop/product/views'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { pressSlowly } from '../../../internal/stories/press-slowly'
import { narrow, themes } from '../../../internal/story-frames'
import { problemOf } from '../../../internal/stories/story-load'
import { pageOf, worldProduct } from '../../../internal/stories/story-products'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { PurchasePanel } from './PurchasePanel'

const mint = worldProduct('Tjärn Cool Mint pouches')
const fish = worldProduct('Sältan Salt Liquorice Fish')
const can = { Strength: '3', Pack: 'Single can' }
const winter = worldProduct('Tjärn Winter Mint pouches')
const unit = pageOf(mint, { options: can })
const bulk = pageOf(mint, { options: can, mode: 'bulk', quantity: 50 })
const water = worldProduct('Källa Lemon Water')
const onAddToCart = fn()
const onBuyNow = fn()
const longReason = 'Not sold in your country. '.repeat(12).trim()
const idle: PurchaseState = { status: 'idle', problem: null, refusal: null }

const meta = {
  title: 'Commerce/Catalogue/PurchasePanel',
  component: PurchasePanel,
  args: {
    purchase: bulk,
    state: idle,
    buttons: 'panel',
    onModeChange: fn(),
    onOptionChoose: fn(),
    onQuantityChange: fn(),
    onAddToCart,
    onBuyNow,
  },
  decorators: [
    (Story) => (
      <div className="max-w-[36rem]">
        <Story />
      </div>
    ),
    withShopPaths,
  ],
  parameters: guide({
    also: ['buy box', 'configurator'],
    use: ['All choices of a purchase, on the page of a product and in the dialog of the listing.'],
    avoid: ['A card: ProductCard has its own controls.', 'An order list: use QuickOrder.'],
    do: [
      'Keep this order: mode, price, tiers, options, quantity, total, buttons.',
      'Show why a purchase was refused at the control that needs a change.',
    ],
    dont: [
      'Don’t disable Add to Cart if a choice is missing; say which.',
      'Don’t show a total while the price is unknown.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves through mode, options, quantity and buttons, in this order.' },
      { key: 'Arrow keys', does: 'Switch the mode and select values.' },
      { key: 'Enter', does: 'In the quantity: adds it to the cart. On a button: presses it.' },
    ],
    parts: [
      { name: 'Mode', is: 'Unit or bulk order.', at: 'fieldset' },
      { name: 'Price', is: 'The unit price for the selected quantity.', at: 'b' },
      { name: 'Tiers', is: 'All prices by quantity.', at: 'ul' },
      { name: 'Options', is: 'The values of the product options.', at: '[role=radiogroup]' },
      { name: 'Quantity', is: 'The number of pieces.', at: '[role=spinbutton]' },
      { name: 'Total', is: 'Quantity times price.', at: 'output' },
    ],
    content: ['In the order of the choices, without repetition.'],
    widths: 'A column beside the pictures. Below 768 px PurchaseBar has the buttons.',
    announces: 'The total is announced when the quantity changes. A refusal is announced at its control.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof PurchasePanel>

export default meta
type Story = StoryObj<typeof meta>

/** Stores the input and refuses invalid quantities, as the page does. */
const controlled: Pick<Story, 'render'> = {
  render: function Render(args) {
    const [quantity, setQuantity] = useState(args.purchase.quantity)
    const [refusal, setRefusal] = useState<PurchaseState['refusal']>(null)
    const purchase = pageOf(mint, { options: can, mode: args.purchase.mode, quantity })
    const buying = (buy: () => void) => () => {
      setRefusal(purchase.quantityRefusal)
      if (purchase.quantityRefusal === null) buy()
    }
    return (
      <PurchasePanel
        {...args}
        purchase={purchase}
        state={{ ...args.state, refusal }}
        onQuantityChange={(event) => {
          args.onQuantityChange(event)
          setQuantity(event.quantity)
          setRefusal(null)
        }}
        onAddToCart={buying(args.onAddToCart)}
        onBuyNow={buying(args.onBuyNow)}
      />
    )
  },
}

/** A bulk order: the better price is yellow, the unit price crossed out, the minimum shown. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('price, minimum and total', async () => {
      await expect(canvas.getByText('€3.20 unit price').tagName).toBe('S')
      await expect(canvas.getByText('Minimum order quantity for bulk orders is 50 units')).toBeVisible()
      await expect(canvas.getByText('€136.00')).toBeVisible()
    })
  },
}

/** Five rolls of ten cans are fifty units: the minimum counts the contents. */
export const BulkInPacks: Story = {
  args: { purchase: pageOf(mint, { options: { Strength: '3', Pack: 'Roll of 10' }, mode: 'bulk', quantity: 5 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Minimum order quantity for bulk orders is 50 units: 5 of this pack')).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toHaveValue('5')
    await expect(canvas.getByRole('spinbutton')).not.toHaveAttribute('aria-invalid', 'true')
  },
}

export const ChangesReport: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('the mode', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Unit Order' }))
      await expect(args.onModeChange).toHaveBeenCalledWith({ mode: 'unit' })
    })
    await step('the quantity, by a suggested one', async () => {
      const quick = within(canvas.getByRole('group', { name: 'Quick quantities' }))
      await userEvent.click(quick.getByRole('button', { name: '100' }))
      await expect(args.onQuantityChange).toHaveBeenCalledWith({ quantity: 100 })
    })
    await step('an option', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Roll of 10' }))
      await expect(args.onOptionChoose).toHaveBeenCalledWith({
        optionId: bulk.options[1]?.id,
        value: 'Roll of 10',
      })
    })
    await step('the buttons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
      await expect(onAddToCart).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
      await expect(onBuyNow).toHaveBeenCalledOnce()
    })
  },
}

/** A unit order: the usual price, so nothing is yellow. */
export const UnitOrder: Story = {
  args: { purchase: unit },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/unit price$/, { selector: 's' })).toBeNull()
    await expect(canvas.queryByText(/^Minimum order quantity/)).toBeNull()
    await expect(canvas.getByText('100 in a carton')).toBeVisible()
    await expect(await canvas.findByText('1 can of a carton of 100')).toBeVisible()
  },
}

/** Enough pieces reach the bulk price in either mode. */
export const UnitOrderAtBulkPrice: Story = { args: { purchase: pageOf(mint, { options: can, quantity: 60 }) } }

/** A larger quantity costs less: the hint takes it, and the field gets the focus. */
export const LargerQuantityCostsLess: Story = {
  ...controlled,
  args: { purchase: pageOf(mint, { options: can, quantity: 48 }) },
  ...behaviour,
  play: async ({ args, canvas }) => {
    const take = canvas.getByRole('button', { name: 'Take 50' })
    await expect(take).toHaveAccessibleDescription('2 more and you pay €17.60 less')
    await expect(take.closest('[aria-live], [role=status]')).toBeNull()
    await userEvent.click(take)
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 50 })
    await expect(canvas.getByRole('spinbutton')).toHaveValue('50')
    await expect(canvas.getByRole('spinbutton')).toHaveFocus()
    await expect(canvas.queryByText(/more and you pay/)).toBeNull()
  },
}

/** The hint of a larger quantity wraps. */
export const LargerQuantityCostsLessNarrow: Story = {
  args: { purchase: pageOf(mint, { options: can, quantity: 48 }) },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2 more and you pay €17.60 less')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Nothing selected: the lowest price, and no total. */
export const NothingChosen: Story = {
  args: { purchase: pageOf(mint) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('from')[0]!).toBeVisible()
    await expect(canvas.queryByText('Total amount')).toBeNull()
  },
}

/** Delivery restrictions are shown before the purchase. */
export const RestrictedCountries: Story = {
  args: { purchase: unit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cannot be delivered to Denmark, Germany or Norway.')).toBeVisible()
  },
}

const deliveredTo = (country_code: 'no' | 'dk') => ({ ...winter, destination: { country_code, date: '2026-11-24' } })

/** If it cannot be delivered to the company's destination, that comes first, with the legal reason. */
export const Undeliverable: Story = {
  args: { purchase: pageOf(deliveredTo('no')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cannot be delivered to Norway:')).toBeVisible()
    await expect(canvas.getByText(/it is not sold there\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  },
}

/** Some strengths can be delivered: shown before one is selected. */
export const PartlyUndeliverable: Story = {
  args: { purchase: pageOf(deliveredTo('dk')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not all of it can be delivered to Denmark:')).toBeVisible()
    await expect(canvas.getByText(/at most 9.mg of nicotine a pouch may be sold there\.$/)).toBeVisible()
  },
}

/** The deposit on each can is shown, and that it is not part of any total. */
export const WithDeposit: Story = {
  args: { purchase: pageOf(water) },
  play: async ({ canvas }) => {
    const text = /^SEK.2\.00 deposit on each small can or bottle, since 1 Sept? 2025\. It is not charged here/
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

export const WithALargeDeposit: Story = {
  args: { purchase: { ...pageOf(water), deposit: { kind: 'large', amount: 'SEK 3.00', since: '1 Sept 2025' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^SEK 3\.00 deposit on each large can or bottle, since 1 Sept 2025\./)).toBeVisible()
  },
}

/** One variant without options: only the quantity to choose. */
export const WithoutOptions: Story = { args: { purchase: pageOf(fish) } }

/** Without a bulk tier there is no switch. */
export const WithoutBulk: Story = {
  args: { purchase: pageOf(worldProduct('Sony wireless headphones'), { options: { Colour: 'Sea' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Bulk Order' })).toBeNull()
  },
}

/** A visitor sees how to get prices instead, and cannot order. */
export const Visitor: Story = {
  args: { purchase: pageOf(toVisitorProduct(mint)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in to see prices' })).toHaveAttribute(
      'href',
      expect.stringContaining('/sign-in'),
    )
    await expect(canvasElement).not.toHaveTextContent('€')
    await expect(canvas.getAllByText('your price')).toHaveLength(3)
    await expect(canvas.getByText('The price drops automatically from 50 and 200 pieces.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Apply for an account' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A shop with its own form promises neither the specified steps nor a licence. */
export const VisitorOfOtherTrade: Story = {
  ...behaviour,
  args: { purchase: pageOf(toVisitorProduct(mint)), hasOwnForm: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Apply for an account' })).toBeVisible()
    await expect(canvas.queryByText(/licence/)).toBeNull()
  },
}

export const RefusedOptions: Story = {
  args: {
    purchase: pageOf(mint, { options: { Strength: '3' } }),
    state: { ...idle, refusal: 'select_all_options' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select all product options')
  },
}

const noNumber = pageOf(mint, { options: can, quantity: null })
const tooFew = pageOf(mint, { options: can, mode: 'bulk', quantity: 49 })

/** The reason is below the focused field. There is no total. */
export const RefusedQuantity: Story = {
  args: { purchase: noNumber, state: { ...idle, refusal: 'invalid_quantity' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Please select a valid quantity')
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByText('–')).toBeVisible()
  },
}

export const RefusedMinimum: Story = {
  args: { purchase: tooFew, state: { ...idle, refusal: 'below_bulk_minimum' } },
  play: async ({ canvas }) => {
    const text = 'Minimum order quantity for bulk orders is 50 units'
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(text)
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const RefusedNarrow: Story = { ...RefusedMinimum, decorators: [narrow] }
export const RefusedDark: Story = { ...RefusedMinimum, globals: { scheme: 'dark' } }

/** Invalid quantities stay, have an error and are not ordered: by both buttons and by Enter. */
function refuses(entries: Record<string, string>, validInput: string, total: string): Story['play'] {
  return async ({ args, canvas, step }) => {
    const field = canvas.getByRole('spinbutton')
    for (const [text, reason] of Object.entries(entries)) {
      await step(`“${text}”`, async () => {
        await userEvent.clear(field)
        if (text) await userEvent.type(field, text)
        for (const name of ['Add to Cart', 'Buy Now']) {
          await pressSlowly(canvas.getByRole('button', { name }))
          await expect(field).toHaveFocus()
          await expect(field).toHaveValue(text)
          await expect(field).toHaveAttribute('aria-invalid', 'true')
          await expect(field).toHaveAccessibleDescription(reason)
        }
        await userEvent.keyboard('{Enter}')
      })
    }
    await expect(args.onAddToCart).not.toHaveBeenCalled()
    await expect(args.onBuyNow).not.toHaveBeenCalled()
    await step('then a valid quantity: the button has not moved, and the press counts', async () => {
      const add = canvas.getByRole('button', { name: 'Add to Cart' })
      const place = add.getBoundingClientRect().top
      await userEvent.keyboard(`{Control>}a{/Control}${validInput}`)
      await expect(canvas.getByText(total)).toBeVisible()
      await expect(add.getBoundingClientRect().top).toBe(place)
      await pressSlowly(add)
      await expect(args.onAddToCart).toHaveBeenCalledOnce()
    })
    await step('Enter adds', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('{Enter}')
      await expect(args.onAddToCart).toHaveBeenCalledTimes(2)
    })
  }
}

const invalid = 'Please select a valid quantity'
const tooLow = 'Minimum order quantity for bulk orders is 50 units'

export const InvalidQuantities: Story = {
  ...behaviour,
  ...controlled,
  args: { purchase: unit, onAddToCart: fn(), onBuyNow: fn() },
  play: refuses(
    { '0': invalid, '-3': invalid, '2.5': invalid, '': invalid, abc: invalid, '100001': invalid },
    '7',
    '€22.40',
  ),
}

export const InvalidBulkQuantities: Story = {
  ...behaviour,
  ...controlled,
  args: { onAddToCart: fn(), onBuyNow: fn() },
  play: refuses({ '49': tooLow, '0': invalid, '2.5': invalid, '': invalid, abc: invalid }, '60', '€163.20'),
}

const mintStock = unit.stock.limit ?? 0

/** A quantity above the stock is named while it is typed, and replaced by one press. */
export const AboveStock: Story = {
  ...behaviour,
  ...controlled,
  args: { purchase: unit, onAddToCart: fn() },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('spinbutton')
    const left = unit.stock.text
    await step('says at the field how many are left, without a total', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, String(mintStock + 1))
      await expect(field).toHaveAccessibleDescription(`Only ${left} in stock`)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(canvas.getByText('–')).toBeVisible()
      await expect(canvas.queryByText(/of a carton|cartons? of/)).toBeNull()
    })
    await step('is not sent', async () => {
      await pressSlowly(canvas.getByRole('button', { name: 'Add to Cart' }))
      await expect(args.onAddToCart).not.toHaveBeenCalled()
      await expect(canvas.queryByText('Out of stock')).toBeNull()
    })
    await step('takes what is left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Take ${left}` }))
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: mintStock })
      await expect(field).toHaveFocus()
      await expect(field).not.toHaveAttribute('aria-invalid')
      await expect(canvas.queryByRole('button', { name: `Take ${left}` })).toBeNull()
    })
  },
}

/** Pieces that are in the cart already count: only the rest can be taken. */
export const AboveStockWithCart: Story = {
  ...behaviour,
  args: { purchase: pageOf(mint, { options: can, quantity: 3, inCart: mintStock - 1 }) },
  play: async ({ args, canvas }) => {
    const inCart = (mintStock - 1).toLocaleString('en')
    const text = `Only ${unit.stock.text} in stock, ${inCart} in the cart`
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(text)
    await userEvent.click(canvas.getByRole('button', { name: 'Take 1' }))
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 1 })
  },
}

export const AboveStockNarrow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { purchase: pageOf(mint, { options: can, quantity: mintStock + 1 }) },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Only ${unit.stock.text} in stock`)).toBeVisible()
  },
}

/** On blur a quantity below the minimum becomes the minimum, with a message. */
export const QuantityCorrected: Story = {
  ...controlled,
  tags: ['reaches'],
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '49')
    await userEvent.click(canvasElement)
    await expect(await canvas.findByText('Quantity changed to 50')).toBeVisible()
    await expect(field).toHaveValue('50')
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}

/** Price, tier and total follow the input, digit by digit. */
export const TotalsFollow: Story = {
  ...behaviour,
  ...controlled,
  args: { purchase: unit },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '6')
    await expect(canvas.getByText('€19.20')).toBeVisible()
    await userEvent.type(field, '0')
    await expect(canvas.getByText('€163.20')).toBeVisible()
    await expect(canvas.getByText('€3.20 unit price').tagName).toBe('S')
  },
}

/** A message that disappears during a press does not move the button. */
export const PressWhileMessageCloses: Story = {
  ...behaviour,
  args: { onAddToCart: fn() },
  render: function Render(args) {
    const [problem, setProblem] = useState<PurchaseState['problem']>(
      problemOf('add_to_cart', 'not_allowed', longReason),
    )
    return (
      <div onPointerDown={() => setProblem(null)}>
        <PurchasePanel {...args} state={{ ...idle, problem }} />
      </div>
    )
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Not sold in your country.'))
    await pressSlowly(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement())
  },
}

export const Adding: Story = {
  args: { state: { ...idle, status: 'adding' } },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: /Adding\.\.\./ })
    await expect(add).toHaveAttribute('aria-busy', 'true')
  },
}

/** One button is busy; both ignore a second press. */
export const AddingBlocksActions: Story = {
  ...Adding,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(onBuyNow).not.toHaveBeenCalled()
  },
}

export const Buying: Story = { args: { state: { ...idle, status: 'buying' } } }

/** For a product in the cart there is a link to continue shopping. */
export const Added: Story = {
  args: { state: { ...idle, status: 'added' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Item added to cart!')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products')
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  },
}

export const RefusedForStock: Story = {
  args: {
    state: {
      ...idle,
      problem: {
        action: 'add_to_cart',
        code: 'insufficient_inventory',
        message: 'Server: too few.',
        params: { title: 'Tjärn Cool Mint pouches', left: 12 },
        fields: {},
      },
    },
  },
  play: async ({ canvas }) => {
    const text = 'Not enough stock for Tjärn Cool Mint pouches. 12 left.'
    await waitFor(() => expect(canvas.getByRole('alert').textContent).toBe(text))
  },
}

export const BuyNowNoResponse: Story = {
  args: { state: { ...idle, problem: problemOf('buy_now', 'timeout') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred while processing your order')
  },
}

export const SoldOut: Story = {
  args: { purchase: pageOf(soldOutProduct()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock. No delivery date is known.')).toBeVisible()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** It can be bought before it is back. */
export const Backorder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { purchase: pageOf(backorderedProduct('2027-01-12')) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Out of stock' })).toBeNull()
    await expect(canvas.getByRole('button', { name: /Add to Cart/ })).toBeEnabled()
  },
}

export const HugeNumbers: Story = {
  args: { purchase: pageOf(hugeNumbersProduct(), { mode: 'bulk', quantity: 100_000 }) },
  decorators: [narrow],
}
export const HostileText: Story = { args: { purchase: pageOf(hostileProduct()) } }
export const Narrow: Story = { decorators: [narrow] }
/** A sale lowers the price of any quantity: yellow, with the original price crossed out and the discount. */
export const Sale: Story = {
  args: { purchase: pageOf(worldProduct('Björkö Sour Pears')) },
  play: async ({ canvas }) => {
    const [before] = canvas.getAllByText('€2.10')
    await expect(before?.tagName).toBe('S')
    await expect(canvas.getAllByText('15% less in the sale')[0]).toBeVisible()
  },
}

export const SaleInBulk: Story = {
  args: { purchase: pageOf(worldProduct('Björkö Sour Pears'), { mode: 'bulk', quantity: 50 }) },
}

/** From the mode to the buttons by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  ...controlled,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onModeChange).toHaveBeenLastCalledWith({ mode: 'unit' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onOptionChoose).toHaveBeenLastCalledWith({ optionId: bulk.options[0]?.id, value: '2' })
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Single can' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton')).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}75{Enter}')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 75 })
    await expect(onAddToCart).toHaveBeenCalledOnce()
    onAddToCart.mockClear()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 100 })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onAddToCart).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onBuyNow).toHaveBeenCalledOnce()
  },
}

export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
