import type { BulkChangeView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { ImportChanges } from './ImportChanges'

const applied: BulkChangeView = {
  id: 'import_12',
  kind: 'import',
  state: 'applied',
  count: 96,
  unchanged: 0,
  created: 184,
  refusedCount: 0,
  refused: [],
  priceJumps: 0,
  examples: [],
  done: 96,
  remaining: 0,
  leftCount: 0,
  left: [],
}

const undone: BulkChangeView = {
  ...applied,
  state: 'undone',
  done: 94,
  leftCount: 2,
  left: [
    {
      id: 'prod_1',
      title: 'Sältan Salt Liquorice Fish',
      kept: [
        { field: 'product.stock', sku: 'SAL-0131', reason: 'changed' },
        { field: 'product.category', sku: null, reason: 'changed' },
        { field: 'product.images', sku: null, reason: 'irreversible' },
      ],
    },
    {
      id: 'prod_2',
      title: 'Ljung Dark Chocolate 70 %',
      kept: [{ field: 'product.images', sku: null, reason: 'irreversible' }],
    },
  ],
}

const meta = {
  title: 'Office/Parts/ImportChanges',
  component: ImportChanges,
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
  args: {
    change: applied,
    editable: true,
    busy: false,
    failure: null,
    newProductsHref: '/office/products?createdBy=import_12',
    onUndo: fn(async () => true),
    onArchive: fn(),
  },
} satisfies Meta<typeof ImportChanges>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('96 products were changed.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '184 new products' })).toHaveAttribute(
      'href',
      '/office/products?createdBy=import_12',
    )
  },
}

/** Values that were changed since the import stay; each is named. */
export const Undone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: undone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed since: SAL-0131: Stock, Category')).toBeVisible()
    await expect(canvas.getAllByText('Cannot be restored: Pictures')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull()
  },
}

/** The answer to a step of the undo was lost; the rest can be undone. */
export const Interrupted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    change: { ...applied, state: 'undone', done: 50, remaining: 46 },
    failure: 'We cannot reach the store. Check your connection and try again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('cannot reach the store')
    await expect(canvas.getByRole('button', { name: 'Undo the rest' })).toBeVisible()
  },
}

/** A reader sees what was changed. */
export const ReadOnly: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const OnlyNewProducts: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: { ...applied, count: 0, done: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No existing product was changed.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull()
  },
}

export const AsksBeforeUndoing: Story = {
  ...behaviour,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the changes...' }))
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', {
      name: 'Undo the changes of 96 products?',
    })
    await expect(args.onUndo).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo the changes' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Archive the new products...' }))
    await expect(args.onArchive).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: undone },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: undone },
  globals: { direction: 'rtl' },
}

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: undone },
  globals: { scheme: 'dark' },
}

export const HighContrast: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: undone },
  globals: { contrast: 'more' },
}
