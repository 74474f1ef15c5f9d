import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { CartLineView } from '@skafferi/domain/cart/views'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { pressSlowly } from '../../internal/stories/press-slowly'
import { narrow, themes } from '../../internal/story-frames'
import { cartOf, storyCarts } from '../../internal/stories/story-cart'
import { withShopPaths } from '../shop-paths/story-paths'
import { CartLine } from './CartLine'

const { lines } = cartOf(storyCarts.bulk)
const [bulkLine, , , , , unitLine] = lines as [CartLineView, ...CartLineView[]]

function Place({ variant, children }: { variant: 'row' | 'card'; children: ReactNode }) {
  return variant === 'card' ? (
    <ul className="max-w-90">{children}</ul>
  ) : (
    <div className="@container">
      <table role="table" data-density="compact" className="block bg-surface" aria-label="Lines">
        <tbody role="rowgroup" className="block">
          {children}
        </tbody>
      </table>
    </div>
  )
}

const meta = {
  title: 'Commerce/CartLine',
  component: CartLine,
  args: {
    line: bulkLine,
    variant: 'row',
    maxQuantity: 100_000,
    onAdjust: fn(),
    onQuantityChange: fn(),
    onKeep: fn(),
    onRemove: fn(),
  },
  parameters: guide({
    use: ['For a product in a cart whose quantity can be changed: `row` in CartTable, `card` on a phone.'],
    avoid: ['For what was ordered: OrderLines, which nobody changes.', 'For a product on a shelf: ProductCard.'],
    do: [
      'Give the line as the domain made it: it stays the same object until something about it changes.',
      'Mark a line busy while its change is on its way; further changes may follow.',
    ],
    dont: [
      'Do not mark a price yellow unless it is a bulk price.',
      'Do not take Stock Amount for the quantity: it is what is added or subtracted.',
    ],
    keys: [
      { key: 'Tab', does: 'goes from the name to minus, amount, plus and remove' },
      { key: 'Enter, Space', does: 'presses a button; Enter in the amount adds it' },
      { key: 'Arrow Up, Arrow Down', does: 'in the amount, one more or one less' },
    ],
  }),
  decorators: [withShopPaths],
  render: (args) => (
    <Place variant={args.variant}>
      <CartLine {...args} />
    </Place>
  ),
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the bulk price is yellow and said in words', async () => {
      await expect(canvas.getByRole('cell', { name: `Bulk price: ${bulkLine.unitPrice}` })).toBeVisible()
    })
  },
}

/** Plus and minus add and subtract the amount, one piece unless another amount is typed. */
export const Adjusts: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const lineId = bulkLine.id
    const adjuster = within(canvas.getByRole('group', { name: bulkLine.title }))
    const amount = adjuster.getByRole('spinbutton', { name: 'Amount' })

    await step('one piece at a time', async () => {
      await userEvent.click(adjuster.getByRole('button', { name: 'Add' }))
      await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: 1 })
      await userEvent.click(adjuster.getByRole('button', { name: 'Subtract' }))
      await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: -1 })
    })

    await step('a typed amount, by keyboard alone, and as often as wanted', async () => {
      await userEvent.click(amount)
      await userEvent.keyboard('10{Tab}{Enter}{Enter}')
      await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: 10 })
      await expect(args.onAdjust).toHaveBeenCalledTimes(4)
    })

    await step('Enter adds what was typed', async () => {
      await userEvent.clear(amount)
      await userEvent.type(amount, '7{Enter}')
      await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: 7 })
    })

    await step('the line goes by its own button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${bulkLine.title}` }))
      await expect(args.onRemove).toHaveBeenCalledOnce()
      await expect(args.onRemove).toHaveBeenLastCalledWith({ lineId })
    })
  },
}

/** Name, minus, amount, plus, remove: in this order, and none needs a pointer. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const lineId = bulkLine.id
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: bulkLine.title })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: -1 })
    await userEvent.tab()
    await userEvent.keyboard('12')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: 12 })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenLastCalledWith({ lineId })
  },
}

/** What is no amount stays, is marked and named, and changes nothing. */
export const RefusesWrongAmounts: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const amount = canvas.getByRole('spinbutton', { name: 'Amount' })
    for (const text of ['0', '-3', '2.5', '', 'abc']) {
      await step(`“${text}”`, async () => {
        await userEvent.clear(amount)
        if (text) await userEvent.type(amount, text)
        await pressSlowly(canvas.getByRole('button', { name: 'Add' }))
        await pressSlowly(canvas.getByRole('button', { name: 'Subtract' }))
        await userEvent.keyboard('{Enter}')
        await expect(amount).toHaveFocus()
        await expect(amount).toHaveValue(text)
        await expect(amount).toHaveAttribute('aria-invalid', 'true')
        await expect(amount).toHaveAccessibleDescription('Please select a valid quantity.')
      })
    }
    await expect(args.onAdjust).not.toHaveBeenCalled()
    await step('then a right one', async () => {
      await userEvent.keyboard('{Control>}a{/Control}5')
      await pressSlowly(canvas.getByRole('button', { name: 'Add' }))
      await expect(args.onAdjust).toHaveBeenCalledWith({ lineId: bulkLine.id, adjustment: 5 })
    })
  },
}

/** Left for something else, an empty amount is one again, as specified, and the line says so. */
export const AmountCorrected: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement }) => {
    const amount = canvas.getByRole('spinbutton', { name: 'Amount' })
    await userEvent.clear(amount)
    await userEvent.click(canvasElement)
    await expect(await canvas.findByText('Quantity changed to 1')).toBeVisible()
    await expect(amount).toHaveValue('1')
  },
}

export const WrongAmount: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('spinbutton', { name: 'Amount' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '2.5')
    await expect(canvas.getByText('Please select a valid quantity.')).toBeVisible()
  },
}

export const WrongAmountDark: Story = { ...WrongAmount, globals: { scheme: 'dark' } }

export const LastPiece: Story = { args: { line: { ...unitLine!, quantity: 3, quantityText: '3' } } }

/** A subtraction that would leave less than one piece is refused, and the button keeps the focus. */
export const LastPieceStays: Story = {
  ...LastPiece,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const minus = canvas.getByRole('button', { name: 'Subtract' })
    const amount = canvas.getByRole('spinbutton', { name: 'Amount' })
    await userEvent.click(amount)
    await userEvent.keyboard('3')
    await userEvent.click(minus)
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onAdjust).not.toHaveBeenCalled()
    await userEvent.clear(amount)
    await userEvent.type(amount, '2')
    await userEvent.click(minus)
    await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId: unitLine!.id, adjustment: -2 })
  },
}

export const Full: Story = {
  args: { line: { ...bulkLine, quantity: 100_000, quantityText: '100,000', total: '€272,000.00' } },
}

/** No line may have more pieces than the store takes. */
export const FullTakesNoMore: Story = {
  ...Full,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const plus = canvas.getByRole('button', { name: 'Add' })
    await userEvent.click(plus)
    await expect(plus).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onAdjust).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { line: { ...bulkLine, busy: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row')).toHaveAttribute('aria-busy', 'true')
  },
}

/** A change is on its way: further ones may follow. */
export const BusyTakesMore: Story = {
  ...Busy,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(args.onAdjust).toHaveBeenCalledOnce()
  },
}

const changed: CartLineView = {
  ...bulkLine,
  quantity: 90,
  quantityText: '90',
  elsewhere: { was: '40', now: '90', back: 40, backText: '40', asked: false },
}

/** A colleague, or the buyer in another tab, has changed the line. */
export const ChangedElsewhere: Story = {
  args: { line: changed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed elsewhere: 40 → 90.')).toBeVisible()
    await expect(canvas.getByText(/Your presses add to 90\./)).toBeVisible()
  },
}

export const ChangedElsewhereIsSettled: Story = {
  ...ChangedElsewhere,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const { id: lineId, title } = changed
    await userEvent.click(canvas.getByRole('button', { name: `Set ${title} back to 40` }))
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId, quantity: 40 })
    await userEvent.click(canvas.getByRole('button', { name: `Keep 90 of ${title}` }))
    await expect(args.onKeep).toHaveBeenLastCalledWith({ lineId })
  },
}

/** The buyer has named 50 while it was changed: the store keeps 90 until the buyer asks once more. */
export const ChangedElsewhereWhileNamed: Story = {
  args: { line: { ...changed, elsewhere: { was: '40', now: '90', back: 50, backText: '50', asked: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Set ${changed.title} to 50` })).toHaveTextContent('Set to 50')
  },
}

export const ChangedElsewhereOnPhone: Story = {
  args: { line: changed, variant: 'card' },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Changed elsewhere: 40 → 90.')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const ChangedElsewhereDark: Story = { ...ChangedElsewhere, globals: { scheme: 'dark' } }
export const ChangedElsewhereHighContrast: Story = { ...ChangedElsewhere, globals: { contrast: 'more' } }

export const UnitPrice: Story = { args: { line: unitLine! } }

export const NoSkuNoPicture: Story = {
  args: { line: { ...unitLine!, sku: null, packText: null, picture: { src: null, alt: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'N/A' })).toBeVisible()
  },
}

const hostile: CartLineView = {
  ...bulkLine,
  title: `<img src=x onerror="alert(1)"> ${'Ordentligtsaltlakritspastillsortiment'.repeat(3)}`,
  sku: 'SKU-WITHOUT-ANY-PLACE-TO-BREAK-0123456789',
  packText: '10 × 12 × 24 × 0.33 l cans in a returnable plastic crate',
  quantity: 100_000,
  quantityText: '100,000',
  unitPrice: '€99,999,999.99',
  total: '€9,999,999,999,999.99',
}

/** Text is text, however long; nothing leaves the row. */
export const LongAndHostile: Story = {
  args: { line: hostile },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row')
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    await expect(row.querySelector('img[src=x]')).toBeNull()
  },
}

export const Card: Story = { args: { variant: 'card' } }

/** One stepper for the quantity itself: presses add and take away, what is typed is set. */
export const CardAdjusts: Story = {
  ...Card,
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const lineId = bulkLine.id
    const quantity = canvas.getByRole('spinbutton', { name: `Quantity of ${bulkLine.title}` })
    await step('by its buttons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
      await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: 1 })
      await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity' }))
      await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: -1 })
    })
    await step('by typing', async () => {
      await userEvent.clear(quantity)
      await userEvent.type(quantity, '60{Enter}')
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId, quantity: 60 })
    })
    await step('by typing and then a press: both', async () => {
      await userEvent.clear(quantity)
      await userEvent.type(quantity, '70')
      await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId, quantity: 70 })
      await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: 1 })
    })
    await step('and the line goes by its own button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${bulkLine.title}` }))
      await expect(args.onRemove).toHaveBeenCalledOnce()
      await expect(args.onRemove).toHaveBeenLastCalledWith({ lineId })
    })
  },
}

/** What is no quantity changes nothing; left too low or empty, it gives way to the quantity that is in the cart. */
export const CardRefusesWrongQuantities: Story = {
  ...Card,
  ...behaviour,
  play: async ({ args, canvas, canvasElement, step }) => {
    const quantity = canvas.getByRole('spinbutton')
    for (const text of ['0', '-3', '2.5', '', 'abc']) {
      await step(`“${text}”`, async () => {
        await userEvent.clear(quantity)
        if (text) await userEvent.type(quantity, text)
        await userEvent.keyboard('{Enter}')
        await expect(quantity).toHaveValue(text)
        await expect(quantity).toHaveAttribute('aria-invalid', 'true')
        await expect(quantity).toHaveAccessibleDescription('Please select a valid quantity.')
      })
    }
    await step('left empty', async () => {
      await userEvent.clear(quantity)
      await userEvent.click(canvasElement)
      await expect(await canvas.findByText(`Quantity changed to ${bulkLine.quantity}`)).toBeVisible()
      await expect(quantity).toHaveValue(String(bulkLine.quantity))
    })
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
  },
}

export const CardWrongQuantityNarrow: Story = {
  ...Card,
  tags: ['reaches'],
  decorators: [narrow],
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('spinbutton')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, 'abc')
    await expect(canvas.getByText('Please select a valid quantity.')).toBeVisible()
  },
}

export const CardBusy: Story = {
  args: { variant: 'card', line: { ...bulkLine, busy: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveAttribute('aria-busy', 'true')
  },
}

export const CardNarrow: Story = {
  args: { variant: 'card', line: hostile },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('listitem')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { args: { variant: 'card' }, decorators: [themes] }
export const RowDark: Story = { globals: { scheme: 'dark' } }
export const RowHighContrast: Story = { globals: { contrast: 'more' } }
