import type { SoldProductView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { ProductScreen } from './ProductScreen'

const euro = (value: string) => ({ value, text: value === '' ? '' : `€${value}` })

const product: SoldProductView = {
  id: 'prod_1',
  title: 'Sältan Salt Liquorice Fish',
  image: null,
  state: 'active',
  category: 'Candy',
  brand: 'Sältan',
  description: 'Soft fish of salt liquorice, cooked in Kungälv.',
  taxClass: 'confectionery',
  ageLimit: null,
  options: ['Size'],
  tiers: [
    { from: 1, text: '1' },
    { from: 50, text: '50' },
  ],
  currency: 'eur',
  variants: [
    { id: 'var_1', sku: 'SAL-0120', title: '120 g', detail: 'SAL-0120 · bag', stock: { value: '3400', text: '3,400', state: 'in' }, prices: [euro('1.80'), euro('1.48')] },
    { id: 'var_2', sku: 'SAL-0400', title: '400 g', detail: 'SAL-0400 · bag', stock: { value: '26', text: '26', state: 'low' }, prices: [euro('5.10'), euro('')] },
  ],
}

const meta = {
  title: 'Office/Pages/ProductScreen',
  component: ProductScreen,
  decorators: [inOffice('products')],
  parameters: { layout: 'fullscreen' },
  args: {
    product: { status: 'ready', view: product, refreshing: false },
    productsHref: '/office/products',
    cells: [],
    foreign: [],
    editable: true,
    publishing: { busy: false, problem: null },
    categories: [
      { id: 'cat_1', name: 'Candy', level: 1 },
      { id: 'cat_2', name: 'Liquorice', level: 2 },
      { id: 'cat_3', name: 'Drinks', level: 1 },
    ],
    shelving: { busy: false, problem: null },
    onShelve: fn(async () => true),
    onSave: fn(),
    onPutBack: fn(),
    onSeen: fn(),
    onPublish: fn(),
  },
} satisfies Meta<typeof ProductScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Not photographed: what it is made of has pictures of its own. */
export const Default: Story = { parameters: { chromatic: { disableSnapshot: true } } }

/** A colleague was quicker: what is different stands above, and what was typed is not written over it. */
export const ChangedByAColleague: Story = {
  args: {
    foreign: [{ id: 'p', what: 'price', of: { sku: 'SAL-0120', from: '1' }, before: '€1.80', after: '€1.85' }],
    cells: [
      { sku: 'SAL-0120', cell: 1, state: 'refused', refusal: { code: 'product_changed', message: null }, problem: 'A colleague has changed this product meanwhile.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price of 120 g from 1' })).toBeInvalid()
    await expect(canvas.getByRole('table', { name: 'A colleague has changed this product' })).toBeVisible()
  },
}

export const Archived: Story = {
  args: { product: { status: 'ready', view: { ...product, state: 'archived' }, refreshing: false }, editable: false },
}

/** Whoever may only look finds figures, no fields. */
export const ReadOnly: Story = {
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Price/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Hide from buyers' })).toBeNull()
  },
}

/** A price is changed without a pointer, and the next one below has the focus. */
export const ChangesInPlace: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const price = canvas.getByRole('textbox', { name: 'Price of 120 g from 1' })
    await userEvent.click(price)
    await userEvent.clear(price)
    await userEvent.keyboard('1,95{Enter}')
    await expect(args.onSave).toHaveBeenLastCalledWith({ sku: 'SAL-0120', cell: 1, text: '1,95' })
    await expect(canvas.getByRole('textbox', { name: 'Price of 400 g from 1' })).toHaveFocus()
  },
}

/** It is put into another category once that is said, and not while the list is walked. */
export const PutElsewhere: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Liquorice')
    await expect(args.onShelve).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Put it there' }))
    await expect(args.onShelve).toHaveBeenCalledWith({ category: 'Liquorice' })
  },
}

export const OnAPhone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
