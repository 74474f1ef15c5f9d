import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { CartLineView } from '@skafferi/domain/shop/cart/views'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { pressSlowly } from '../../../internal/stories/press-slowly'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { narrow, themes } from '../../../internal/story-frames'
import { cartOf, storyCarts } from '../../../internal/stories/story-cart'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { CartLine } from './CartLine'
import type { CartLineProps } from './line'

const { lines } = cartOf(storyCarts.bulk)
const [bulkLine, , , , , unitLine] = lines as [CartLineView, ...CartLineView[]]

/** Steps of one piece from a quantity. */
const stepsFrom = (quantity: number): CartLineView['steps'] => [
  { kind: 'piece', up: 1, down: 1, upTo: quantity + 1, downTo: quantity - 1, price: null },
]
const noneAbove = { up: null, upTo: null, price: null }

function Place({ variant, children }: { variant: 'row' | 'card'; children: ReactNode }) {
  return variant === 'card' ? (
    <ul className="max-w-90">{children}</ul>
  ) : (
    <table role="table" data-density="compact" className="block bg-surface" aria-label="Lines">
      <tbody role="rowgroup" className="block">
        {children}
      </tbody>
    </table>
  )
}

const PlacedLine = (args: CartLineProps) => (
  <Place variant={args.variant}>
    <CartLine {...args} />
  </Place>
)

const meta = {
  title: 'Commerce/Cart/CartLine',
  component: CartLine,
  args: {
    line: bulkLine,
    variant: 'row',
    onAdjust: fn(),
    onQuantityChange: fn(),
    onType: fn(),
    onKeepCurrent: fn(),
    onRemove: fn(),
  },
  parameters: guide({
    also: ['basket item', 'line item'],
    use: ['For a product in an editable cart: `row` in CartTable, `card` on a phone.'],
    avoid: ['For an order’s lines, which cannot be changed: OrderItems.', 'For a product in a listing: ProductCard.'],
    do: [
      'Pass the line as the domain returns it: it is the same object until it changes.',
      'Mark a line busy while a change is being saved; it still accepts further changes.',
    ],
    dont: [
      'Do not use yellow for a price unless it is a bulk price.',
      'Do not confuse the quantity with Stock Amount: one is the number in the cart, the other the number that a press adds or removes.',
    ],
    keys: [
      { key: 'Tab', does: 'moves from the name to the quantity, minus, step size, plus and remove' },
      { key: 'Enter', does: 'in the quantity, sets it and moves to the next line; on a button, presses it' },
      { key: 'Arrow Up, Arrow Down', does: 'in the quantity, adds or removes one; in the step size, selects another' },
    ],
    parts: [
      { name: 'Product', is: 'Name and variant; links to the product.', at: 'a' },
      { name: 'Quantity', is: 'Edited in place.', at: '[role=group], [role=spinbutton]' },
      { name: 'Amount', is: 'The total of the line.', at: '.num:last-of-type' },
      { name: 'Remove', is: 'Removes the line; the toast has an undo action.', at: 'button[aria-label^=Remove]' },
    ],
    content: ['The product’s own title, with the variant below it in muted text.'],
    widths: 'A table row on a desktop, a card on phones.',
    announces: 'Buttons contain the product’s name. The line is busy while a change is being saved.',
    pairs: 'not applicable',
  }),
  decorators: [withShopPaths],
  render: (args) => <PlacedLine {...args} />,
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the bulk price is yellow and named', async () => {
      await expect(canvas.getByRole('cell', { name: /^Bulk price: €2\.72/ })).toBeVisible()
    })
  },
}

const quantityOf = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  canvas.getByRole('spinbutton', { name: `Quantity of ${bulkLine.name}` })

/** The quantity is a field; plus and minus beside it change it by the step. */
export const Adjusts: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const lineId = bulkLine.id
    const adjuster = within(canvas.getByRole('group', { name: `Stock Amount of ${bulkLine.name}` }))
    const choice = adjuster.getByRole('combobox', { name: 'Step' })
    await step('by one piece', async () => {
      await userEvent.click(adjuster.getByRole('button', { name: 'Add' }))
      await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: 1 })
      await userEvent.click(adjuster.getByRole('button', { name: 'Subtract' }))
      await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: -1 })
    })
    await step('by the carton', async () => {
      await userEvent.selectOptions(choice, 'carton')
      await userEvent.click(adjuster.getByRole('button', { name: 'Add 100' }))
      await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: 100 })
    })
    await step('to the next price', async () => {
      await userEvent.selectOptions(choice, 'tier')
      await userEvent.click(adjuster.getByRole('button', { name: 'Subtract down to 50' }))
      await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: 50 - bulkLine.quantity })
    })
    await step('a line is removed with its own button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${bulkLine.name}` }))
      await expect(args.onRemove).toHaveBeenCalledOnce()
      await expect(args.onRemove).toHaveBeenLastCalledWith({ lineId })
    })
  },
}

/** Typed input is set; a button press then adds to it. */
export const TypesAQuantity: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const lineId = bulkLine.id
    const quantity = quantityOf(canvas)
    await step('by Enter', async () => {
      await userEvent.clear(quantity)
      await expect(args.onType).toHaveBeenLastCalledWith({ lineId, quantity: null })
      await userEvent.type(quantity, '60')
      await expect(args.onType).toHaveBeenLastCalledWith({ lineId, quantity: 60 })
      await expect(args.onQuantityChange).not.toHaveBeenCalled()
      await userEvent.keyboard('{Enter}')
      await expect(args.onQuantityChange).toHaveBeenCalledOnce()
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId, quantity: 60 })
    })
    await step('and by a step afterwards: both count', async () => {
      await userEvent.clear(quantity)
      await userEvent.type(quantity, '70')
      await pressSlowly(canvas.getByRole('button', { name: 'Add' }))
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId, quantity: 70 })
      await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: 1 })
    })
  },
}

const larger = { quantity: 50, more: 2, saved: '€14.80' }
const belowStep: CartLineView = { ...unitLine!, larger, nextPrice: { price: '€1.48', from: 50 } }

/** A larger quantity costs less: the hint takes it. The next lower price is below the unit price. */
export const LargerQuantityCostsLess: Story = {
  ...behaviour,
  args: { line: belowStep },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('€1.48 from 50')).toBeVisible()
    const take = canvas.getByRole('button', { name: `Take 50 of ${belowStep.name}` })
    await expect(take).toHaveAccessibleDescription('2 more and you pay €14.80 less')
    await expect(take.closest('[aria-live], [role=status]')).toBeNull()
    await userEvent.click(take)
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId: belowStep.id, quantity: 50 })
    await expect(canvas.getByRole('spinbutton')).toHaveFocus()
  },
}

export const LargerQuantityCostsLessNarrow: Story = {
  args: { line: belowStep, variant: 'card' },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2 more and you pay €14.80 less')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Escape puts back the quantity that the line had before typing, also after an invalid one. */
export const EscapePutsBack: Story = {
  ...behaviour,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const quantity = quantityOf(canvas)
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '60{Escape}')
    await expect(quantity).toHaveValue(String(bulkLine.quantity))
    await expect(args.onType).toHaveBeenLastCalledWith({ lineId: bulkLine.id, quantity: null })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, 'many{Escape}')
    await expect(quantity).toHaveValue(String(bulkLine.quantity))
    await expect(quantity).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
  },
}

/** Name, quantity, minus, step, plus, remove: in this tab order, all usable by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const lineId = bulkLine.id
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: bulkLine.title })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('12{ArrowUp}')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId, quantity: 13 })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: -1 })
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Step' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAdjust).toHaveBeenLastCalledWith({ lineId, adjustment: 1 })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenLastCalledWith({ lineId })
  },
}

/** Invalid input stays, is marked with an error, and changes nothing; presses do not add to it. */
export const InvalidQuantities: Story = {
  ...behaviour,
  play: async ({ args, canvas, canvasElement, step }) => {
    const quantity = quantityOf(canvas)
    for (const text of ['0', '-3', '2.5', '', 'abc']) {
      await step(`“${text}”`, async () => {
        await userEvent.clear(quantity)
        if (text) await userEvent.type(quantity, text)
        await pressSlowly(canvas.getByRole('button', { name: 'Add' }))
        await pressSlowly(canvas.getByRole('button', { name: 'Subtract' }))
        await userEvent.keyboard('{Enter}')
        await expect(quantity).toHaveFocus()
        await expect(quantity).toHaveValue(text)
        await expect(quantity).toHaveAttribute('aria-invalid', 'true')
        await expect(quantity).toHaveAccessibleDescription('Please select a valid quantity.')
      })
    }
    await step('an empty field shows the cart’s quantity again', async () => {
      await userEvent.clear(quantity)
      await userEvent.click(canvasElement)
      await expect(await canvas.findByText(`Quantity changed to ${bulkLine.quantity}`)).toBeVisible()
      await expect(quantity).toHaveValue(String(bulkLine.quantity))
    })
    await expect(args.onAdjust).not.toHaveBeenCalled()
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
  },
}

export const InvalidQuantity: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    const quantity = quantityOf(canvas)
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '2.5')
    await expect(canvas.getByText('Please select a valid quantity.')).toBeVisible()
  },
}

export const InvalidQuantityDark: Story = { ...InvalidQuantity, globals: { scheme: 'dark' } }

const onePiece: CartLineView = {
  ...unitLine!,
  quantity: 1,
  quantityText: '1',
  total: unitLine!.unitPrice,
  steps: stepsFrom(1),
}

export const LastPiece: Story = { args: { line: onePiece } }

/** A step below one piece is refused, and the button keeps the focus. */
export const LastPieceStays: Story = {
  ...LastPiece,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const minus = canvas.getByRole('button', { name: 'Subtract' })
    await userEvent.click(minus)
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    await expect(minus).toHaveFocus()
    await expect(args.onAdjust).not.toHaveBeenCalled()
  },
}

/** At the lowest price plus is disabled; a second quick press adds nothing. */
export const TopStep: Story = {
  ...behaviour,
  args: {
    line: {
      ...bulkLine,
      steps: bulkLine.steps.map((step) => (step.kind === 'tier' ? { ...step, ...noneAbove } : step)),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Step' }), 'tier')
    const plus = canvas.getByRole('button', { name: 'Add' })
    await userEvent.dblClick(plus)
    await expect(plus).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onAdjust).not.toHaveBeenCalled()
  },
}

/** A single step size needs no choice, and one piece no text. */
export const OneStep: Story = {
  args: { line: { ...unitLine!, steps: unitLine!.steps.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.queryByText('Step: 1')).toBeNull()
  },
}

export const OneStepOfSix: Story = {
  ...behaviour,
  args: { line: { ...unitLine!, steps: [{ ...unitLine!.steps[0]!, up: 6, down: 6 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step: 6')).toBeVisible()
  },
}

export const Full: Story = {
  args: {
    line: { ...bulkLine, quantity: 100_000, quantityText: '100,000', total: '€272,000.00', steps: stepsFrom(100_000) },
  },
}

/** A line cannot exceed the store's maximum. */
export const FullRefusesMore: Story = {
  ...Full,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const plus = canvas.getByRole('button', { name: 'Add' })
    await userEvent.click(plus)
    await expect(plus).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onAdjust).not.toHaveBeenCalled()
  },
}

const short: CartLineView = { ...bulkLine, shortage: { left: 44, leftText: '44' } }

/** Fewer pieces are left than the line has. */
export const Short: Story = {
  args: { line: short },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`44 left in stock, ${short.quantityText} in the cart.`)).toBeVisible()
  },
}

export const ShortIsReduced: Story = {
  ...Short,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Change to 44: ${short.name}` }))
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId: short.id, quantity: 44 })
  },
}

/** Sold out: the line can only be removed. */
export const SoldOut: Story = { args: { line: { ...short, shortage: { left: 0, leftText: '0' } } } }

export const SoldOutIsRemoved: Story = {
  ...SoldOut,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const [, remove] = canvas.getAllByRole('button', { name: `Remove ${short.name}` })
    await userEvent.click(remove!)
    await expect(args.onRemove).toHaveBeenLastCalledWith({ lineId: short.id })
  },
}

/** It cannot be delivered to the destination by law: remove it, or change the address at checkout. */
export const Undeliverable: Story = {
  args: { line: { ...bulkLine, undeliverableTo: 'Norway' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Cannot be delivered to Norway\. Remove it, or choose another/)).toBeVisible()
    await expect(canvasElement.querySelector('[data-fix]')).toBeNull()
  },
}

export const UndeliverableIsRemoved: Story = {
  ...Undeliverable,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const remove = canvas.getAllByRole('button', { name: `Remove ${bulkLine.name}` })
    await userEvent.click(remove.find((button) => button.hasAttribute('aria-describedby'))!)
    await expect(args.onRemove).toHaveBeenLastCalledWith({ lineId: bulkLine.id })
  },
}

/** Some pieces ship later. */
export const Backorder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { line: { ...bulkLine, dispatch: { now: '2', later: '3', day: '12 Jan' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ships: 2 now, 3 on 12 Jan')).toBeVisible()
  },
}

export const BackorderCard: Story = { ...Backorder, args: { ...Backorder.args, variant: 'card' }, decorators: [narrow] }
export const BackorderDark: Story = { ...Backorder, globals: { scheme: 'dark' } }

export const ShortDark: Story = { ...Short, globals: { scheme: 'dark' } }
export const ShortOnPhone: Story = { args: { line: short, variant: 'card' }, decorators: [narrow] }

export const Busy: Story = {
  args: { line: { ...bulkLine, busy: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row')).toHaveAttribute('aria-busy', 'true')
  },
}

/** While a change is being saved, further changes are accepted. */
export const BusyAcceptsChanges: Story = {
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
  total: '€244.80',
  editConflict: { kind: 'elsewhere', was: '40', now: '90', alternative: 40, alternativeText: '40', isRequested: false },
}

/** A colleague, or the buyer in another tab, has changed the line. */
export const LineEditConflict: Story = {
  args: { line: changed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed elsewhere: 40 → 90. Your change is included: 90.')).toBeVisible()
  },
}

export const LineEditConflictIsResolved: Story = {
  ...LineEditConflict,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const { id: lineId, name } = changed
    await userEvent.click(canvas.getByRole('button', { name: `Set ${name} back to 40` }))
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId, quantity: 40 })
    await userEvent.click(canvas.getByRole('button', { name: `Keep 90 of ${name}` }))
    await expect(args.onKeepCurrent).toHaveBeenLastCalledWith({ lineId })
  },
}

/** The buyer entered 50 during the change: the quantity is 90 until the buyer sets it again. */
export const LineEditConflictWhileTyping: Story = {
  args: {
    line: {
      ...changed,
      editConflict: {
        kind: 'elsewhere',
        was: '40',
        now: '90',
        alternative: 50,
        alternativeText: '50',
        isRequested: true,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Set to 50: ${changed.name}` })).toHaveTextContent('Set to 50')
  },
}

/** A quantity that got no answer is offered again. */
export const Unsaved: Story = {
  ...behaviour,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    line: {
      ...LineEditConflict.args!.line!,
      editConflict: {
        kind: 'unsaved',
        was: '40',
        now: '40',
        alternative: 77,
        alternativeText: '77',
        isRequested: true,
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('77 is not saved.')).toBeVisible()
    await expect(canvas.queryByText(/Your change is included/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Set to 77/ }))
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ lineId: args.line.id, quantity: 77 })
  },
}

export const LineEditConflictOnPhone: Story = {
  args: { line: changed, variant: 'card' },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Changed elsewhere: 40 → 90\./)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LineEditConflictDark: Story = { ...LineEditConflict, globals: { scheme: 'dark' } }
export const LineEditConflictHighContrast: Story = { ...LineEditConflict, globals: { contrast: 'more' } }

export const UnitPrice: Story = { args: { line: unitLine! } }

export const NoSkuNoPicture: Story = {
  args: { line: { ...unitLine!, sku: null, variant: null, picture: { src: null, alt: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'N/A' })).toBeVisible()
  },
}

const hostile: CartLineView = {
  ...bulkLine,
  title: `<img src=x onerror="alert(1)"> ${'Ordentligtsaltlakritspastillsortiment'.repeat(3)}`,
  sku: 'SKU-WITHOUT-ANY-PLACE-TO-BREAK-0123456789',
  name: '<b>Salt liquorice</b>',
  variant: '10 × 12 × 24 × 0.33 l cans in a returnable plastic crate',
  quantity: 100_000,
  quantityText: '100,000',
  unitPrice: '€99,999,999.99',
  total: '€9,999,999,999,000.00',
}

/** Long and hostile text is shown as text, without overflow. */
export const LongHostileText: Story = {
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

export const CardAdjusts: Story = { ...Adjusts, ...Card }
export const CardTypesAQuantity: Story = { ...TypesAQuantity, ...Card }
export const CardInvalidQuantities: Story = { ...InvalidQuantities, ...Card }
export const CardInvalidQuantityNarrow: Story = { ...InvalidQuantity, ...Card, decorators: [narrow] }

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

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={PlacedLine}
      args={{ ...args, variant: 'card' }}
      states={{
        busy: Busy.args!,
        short: { line: short },
        'changed elsewhere': LineEditConflict.args!,
      }}
      target="select"
      cell={22}
    />
  ),
}

export const Themes: Story = { args: { variant: 'card' }, decorators: [themes] }
export const RowDark: Story = { globals: { scheme: 'dark' } }
export const RowHighContrast: Story = { globals: { contrast: 'more' } }
