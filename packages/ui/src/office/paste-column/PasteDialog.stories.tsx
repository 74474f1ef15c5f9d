import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { PasteDialog } from './PasteDialog'

const line = { before: '€1.80', typed: '1.95', value: '1.95', after: '€1.95', fault: null }

const meta = {
  title: 'Office/Parts/PasteDialog',
  component: PasteDialog,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    cell: 'price',
    text: 'SAL-0120\t1.95\nBJO-0150\t2.20\nNEW-1\t3\nLJU-0070\tfree',
    column: {
      lines: [
        { ...line, sku: 'SAL-0120', title: 'Sältan Salt Liquorice Fish' },
        {
          ...line,
          sku: 'BJO-0150',
          title: 'Björkö Sour Pears',
          before: '€2.10',
          typed: '2.20',
          value: '2.2',
          after: '€2.20',
        },
        { ...line, sku: 'NEW-1', title: null, before: null, typed: '3', value: '3' },
        { ...line, sku: 'LJU-0070', title: 'Ljung Dark Chocolate 70 %', typed: 'free', value: null, fault: 'price' },
      ],
      heading: null,
      isCut: false,
    },
    reference: '',
    checked: null,
    busy: false,
    failure: null,
    onCell: fn(),
    onType: fn(),
    onReference: fn(),
    onSend: fn(),
    onBack: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PasteDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))

/** Values that can be used, and a line that is left out. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(dialog().getByText('3 values were read.')).toBeVisible()
    await expect(dialog().getByText('LJU-0070: free – not a price')).toBeVisible()
    await expect(dialog().getByRole('row', { name: /Björkö Sour Pears BJO-0150 €2\.10 €2\.20/ })).toBeVisible()
  },
}

/** Nothing was pasted yet. */
export const Empty: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { text: '', column: { lines: [], heading: null, isCut: false } },
  play: async () => {
    await expect(dialog().getByText('Paste at least one value.')).toBeVisible()
    await expect(dialog().getByRole('button', { name: 'Check 0 values' })).toBeDisabled()
  },
}

const goods = {
  cell: 'goods_in',
  text: 'SAL-0120\t240\nNEW-1\t3',
  reference: 'DN 4711',
  column: {
    lines: [
      {
        ...line,
        sku: 'SAL-0120',
        title: 'Sältan Salt Liquorice Fish',
        before: '12',
        typed: '240',
        value: '240',
        after: '+240',
      },
      { ...line, sku: 'NEW-1', title: null, before: null, typed: '3', value: '3' },
    ],
    heading: null,
    isCut: false,
  },
} as const

/** Pieces that came in are added to the stock of several articles. */
export const GoodsIn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: goods,
  play: async () => {
    await expect(dialog().getByRole('row', { name: /Salt Liquorice Fish SAL-0120 12 \+240/ })).toBeVisible()
    await expect(dialog().getByLabelText(/Delivery note/)).toHaveValue('DN 4711')
    await expect(dialog().getByRole('button', { name: 'Check 2 articles' })).toBeEnabled()
  },
}

const checked = {
  articles: 1,
  pieces: 240,
  served: 2,
  lines: [{ sku: 'SAL-0120', title: 'Sältan Salt Liquorice Fish', before: '12', added: '+240', after: '250' }],
  leftOut: [
    { ...line, sku: 'NEW-1', title: null, typed: '3', value: '3', fault: 'not_in_shop' as const },
    { ...line, sku: 'LJU-0070', title: null, typed: '', value: null, fault: 'goods_in' as const },
    { ...line, sku: '7350041001423', title: null, typed: '12', value: '12', fault: 'several_articles' as const },
    { ...line, sku: 'SAL-0120', title: null, typed: '7', value: '7', fault: 'repeated' as const },
  ],
}

/** The checked delivery: each stock before and after, and the lines that are not understood. */
export const GoodsInChecked: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...goods, checked },
  play: async () => {
    await expect(dialog().getByRole('status')).toHaveTextContent(
      '240 pieces of 1 article can be added. 2 pieces go to waiting orders. Nothing is added until you confirm.',
    )
    await expect(dialog().getByRole('row', { name: /Salt Liquorice Fish SAL-0120 12 \+240 250/ })).toBeVisible()
    await expect(dialog().getByText('NEW-1: 3 – not in the shop')).toBeVisible()
    await expect(dialog().getByText('LJU-0070 – not a number of pieces')).toBeVisible()
    await expect(dialog().getByText('7350041001423: 12 – the barcode of several articles, use the SKU')).toBeVisible()
  },
}

/** The key that asks for the check does not confirm it; Back returns to what was pasted. */
export const GoodsInConfirmed: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: goods,
  render: function Steps(args) {
    const [isChecked, setIsChecked] = useState(false)
    return (
      <PasteDialog
        {...args}
        checked={isChecked ? checked : null}
        onSend={() => (isChecked ? args.onSend() : setIsChecked(true))}
        onBack={() => setIsChecked(false)}
      />
    )
  },
  play: async ({ args }) => {
    dialog().getByRole('button', { name: 'Check 2 articles' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog().getByRole('status')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(dialog().getByRole('button', { name: 'Back' }))
    await expect(dialog().getByLabelText(/Delivery note/)).toHaveValue('DN 4711')
    await userEvent.click(dialog().getByRole('button', { name: 'Check 2 articles' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Add 1 article to stock' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** Nothing of the delivery can be added. */
export const GoodsInNothing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...goods, checked: { ...checked, articles: 0, pieces: 0, served: 0, lines: [] } },
  play: async () => {
    await expect(dialog().getByRole('button', { name: 'Add 0 articles to stock' })).toBeDisabled()
  },
}

/** Why each line is left out, a heading, and too many lines. */
export const LeftOut: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    cell: 'stock',
    column: {
      lines: (['no_sku', 'no_row', 'several_variants', 'repeated', 'price', 'stock'] as const).map((fault, index) => ({
        ...line,
        sku: index < 2 ? '' : `SKU-${index}`,
        title: null,
        fault,
      })),
      heading: 'SKU, Stock',
      isCut: true,
    },
  },
  play: async () => {
    await expect(dialog().getByText('6 lines are left out:')).toBeVisible()
    await expect(dialog().getByText('SKU-2: 1.95 – has several variants, paste it with SKUs')).toBeVisible()
    await expect(dialog().getByText(/left out as a heading: SKU, Stock\./)).toBeVisible()
  },
}

/** The text is pasted, the column chosen, and the values are sent with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args }) => {
    const field = dialog().getByRole('textbox', { name: 'Copied from a spreadsheet' })
    await userEvent.click(field)
    await userEvent.paste('X')
    await expect(args.onType).toHaveBeenCalledWith({ text: `${args.text}X` })
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Column' }), 'Stock')
    await expect(args.onCell).toHaveBeenCalledWith({ cell: 'stock' })
    dialog().getByRole('button', { name: 'Check 3 values' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** It is being sent. */
export const Busy: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { busy: true } }

/** It could not be sent; the text stays. */
export const Failed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { failure: 'The store could not be reached. Nothing was changed.' },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'mobile1' } },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
}

export const Dark: Story = { parameters: { chromatic: { disableSnapshot: true } }, globals: { scheme: 'dark' } }

export const HighContrast: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { contrast: 'more' },
}
