import type { BulkChangeView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { BulkDialog } from './BulkDialog'

const planned: BulkChangeView = {
  id: 'bulk_1',
  kind: 'price',
  state: 'planned',
  count: 40,
  created: 0,
  unchanged: 2,
  refusedCount: 0,
  refused: [],
  priceJumps: 0,
  examples: [
    { title: 'Sältan Salt Liquorice Fish', sku: 'SAL-0120', from: null, before: '€1.80', after: '€1.89' },
    { title: 'Sältan Salt Liquorice Fish', sku: 'SAL-0120', from: '50', before: '€1.48', after: '€1.55' },
    { title: 'Ljung Dark Chocolate 70 %', sku: null, from: null, before: '€2.40', after: '€2.52' },
  ],
  done: 0,
  remaining: 40,
  leftCount: 0,
  left: [],
}

const meta = {
  title: 'Office/Parts/BulkDialog',
  component: BulkDialog,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    kind: 'price',
    count: 42,
    categories: [
      { id: 'cat_1', name: 'Candy', level: 1 },
      { id: 'cat_2', name: 'Chocolate', level: 2 },
    ],
    change: null,
    busy: false,
    failure: null,
    onPlan: fn(),
    onBack: fn(),
    onApply: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(dialog().getByRole('heading', { name: 'Change the price of 42 products' })).toBeVisible()
    await expect(dialog().getByText(/rounded to the cent/)).toBeVisible()
    await expect(dialog().getByText('Enter a percentage.')).toBeVisible()
  },
}

/** The preview: old and new prices. */
export const Planned: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: planned },
  play: async () => {
    await expect(dialog().getByText(/40 products change\. 2 are already so/)).toBeVisible()
    await expect(dialog().getByRole('row', { name: /from 50 €1\.48 €1\.55/ })).toBeVisible()
  },
}

/** Back returns from the preview to the typed percentage, and asks again about large changes. */
export const Back: Story = {
  ...behaviour,
  render: function Steps(args) {
    const [change, setChange] = useState(args.change)
    return (
      <BulkDialog
        {...args}
        change={change}
        onPlan={() => setChange({ ...planned, priceJumps: 1 })}
        onBack={() => setChange(null)}
      />
    )
  },
  play: async ({ args }) => {
    const preview = () => userEvent.click(dialog().getByRole('button', { name: 'Preview' }))
    await userEvent.type(dialog().getByRole('textbox', { name: /Change in %/ }), '-12.5')
    await preview()
    await userEvent.click(dialog().getByRole('checkbox'))
    await userEvent.click(dialog().getByRole('button', { name: 'Back' }))
    await expect(dialog().getByRole('textbox', { name: /Change in %/ })).toHaveValue('-12.5')
    await expect(dialog().getByRole('textbox', { name: /Change in %/ })).toHaveFocus()
    await preview()
    await expect(dialog().getByRole('checkbox')).not.toBeChecked()
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

/** Large changes, and products that cannot be changed. */
export const Refused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    change: {
      ...planned,
      priceJumps: 12,
      refusedCount: 14,
      refused: [
        { id: 'prod_1', title: 'Loose liquorice', reason: 'price_too_low' },
        { id: 'prod_2', title: 'Vending machine', reason: 'price_too_high' },
        { id: 'prod_3', title: 'Christmas box', reason: 'archived' },
        { id: 'prod_4', title: 'Assorted candy with a very long name that needs two lines', reason: 'too_many_tags' },
      ],
    },
  },
  play: async () => {
    await expect(dialog().getByText('Loose liquorice: A price would be zero.')).toBeVisible()
    await expect(dialog().getByText('and 10 more')).toBeVisible()
    await expect(dialog().getByText('Confirm the large price changes.')).toBeVisible()
  },
}

export const NothingToChange: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { kind: 'publish', change: { ...planned, kind: 'publish', count: 0, unchanged: 42, examples: [] } },
  play: async () => {
    await expect(dialog().getAllByText('None of the products would change.').at(-1)).toBeVisible()
  },
}

export const Planning: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { kind: 'archive', busy: true },
}

/** Archived products are put back together. */
export const Restore: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { kind: 'restore', change: { ...planned, kind: 'restore' } },
  play: async () => {
    await expect(dialog().getByText(/They are no longer archived/)).toBeVisible()
  },
}

/** More than 500 products are changed in steps. */
export const Running: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { busy: true, change: { ...planned, state: 'applied', count: 2140, done: 998, remaining: 1140, leftCount: 2 } },
  play: async () => {
    await expect(dialog().getByRole('progressbar')).toHaveAttribute('value', '1000')
  },
}

export const Failed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: planned, failure: 'We cannot reach the store. Check your connection and try again.' },
}

export const Category: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { kind: 'category' },
}

export const Tags: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { kind: 'tags' },
}

export const FlashSale: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { kind: 'flash_sale' },
  play: async () => {
    await expect(dialog().getByRole('heading', { name: 'Flash sale with 42 products' })).toBeVisible()
    await expect(dialog().getByText('Enter a name, a discount and both days.')).toBeVisible()
  },
}

/** The sale prices, and products that cannot be in the sale. */
export const FlashSalePlanned: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    kind: 'flash_sale',
    change: {
      ...planned,
      kind: 'flash_sale',
      unchanged: 0,
      refusedCount: 4,
      refused: [
        { id: 'prod_1', title: 'Loose liquorice', reason: 'no_price' },
        { id: 'prod_2', title: 'Vending machine', reason: 'in_sale' },
        { id: 'prod_3', title: 'Single sweet', reason: 'no_discount' },
        { id: 'prod_4', title: 'Christmas box', reason: 'sale_full' },
      ],
    },
  },
  play: async () => {
    await expect(dialog().getByText('Loose liquorice: It has no price.')).toBeVisible()
    await expect(dialog().getByText(/Vending machine: It is already in a flash sale/)).toBeVisible()
    await expect(dialog().getByRole('button', { name: 'Add flash sale' })).toBeVisible()
  },
}

/** With the keyboard: a sale with an amount off is previewed once everything is entered. */
export const PlansFlashSale: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { kind: 'flash_sale' },
  play: async ({ args }) => {
    await userEvent.type(dialog().getByRole('textbox', { name: /Name/ }), 'Clearance{Enter}')
    await expect(args.onPlan).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.type(dialog().getByRole('textbox', { name: /Amount off/ }), '0.5')
    fireEvent.change(dialog().getByLabelText('Begins'), { target: { value: '2026-12-02' } })
    const ends = dialog().getByLabelText('Ends')
    fireEvent.change(ends, { target: { value: '2026-12-01' } })
    await expect(dialog().getByText('Choose the first day or a later one.')).toBeVisible()
    fireEvent.change(ends, { target: { value: '2026-12-04' } })
    await userEvent.click(dialog().getByRole('button', { name: 'Preview' }))
    await expect(args.onPlan).toHaveBeenCalledOnce()
    await expect(args.onPlan).toHaveBeenCalledWith({
      kind: 'flash_sale',
      title: 'Clearance',
      off: { amount: 0.5 },
      starts: '2026-12-02',
      ends: '2026-12-04',
    })
  },
}

/** A percentage is typed and previewed. */
export const AsksForPreview: Story = {
  ...behaviour,
  play: async ({ args }) => {
    const percent = dialog().getByRole('textbox', { name: /Change in %/ })
    await userEvent.type(percent, '-95')
    await userEvent.click(dialog().getByRole('button', { name: 'Preview' }))
    await expect(args.onPlan).not.toHaveBeenCalled()
    await userEvent.clear(percent)
    await userEvent.type(percent, '2.5{Enter}')
    await expect(args.onPlan).toHaveBeenCalledOnce()
    await expect(args.onPlan).toHaveBeenCalledWith({ kind: 'price', percent: 2.5 })
  },
}

/** Large price changes have to be confirmed; then the plan is applied. */
export const ConfirmsJumps: Story = {
  ...behaviour,
  args: { change: { ...planned, priceJumps: 1 } },
  play: async ({ args }) => {
    const apply = dialog().getByRole('button', { name: 'Change prices' })
    await userEvent.click(apply)
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.click(dialog().getByRole('checkbox', { name: /by more than 20%/ }))
    await userEvent.click(apply)
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: { ...planned, priceJumps: 3 } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: planned },
  globals: { direction: 'rtl' },
}

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: { ...planned, priceJumps: 3 } },
  globals: { scheme: 'dark' },
}

export const HighContrast: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: planned },
  globals: { contrast: 'more' },
}
