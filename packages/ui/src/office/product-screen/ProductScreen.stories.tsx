import type { ProductDetailView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { useOfficeProblem } from '../problem-text'
import { storyForm, storyTaxRates } from '../product-form/story-form'
import { storyMovements } from '../stock/story-stock'
import { inOffice } from '../story-frame'
import { ProductScreen, type ProductScreenProps } from './ProductScreen'

/** Scrolls the table of variants between the sticky bars of a phone, which would cover parts of its controls. */
const showTable = (canvas: HTMLElement) => {
  canvas.querySelector('table')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  window.scrollBy({ top: 10, behavior: 'instant' })
}

const tableOnAPhone = {
  ...onAPhone,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await onAPhone.play()
    showTable(canvasElement)
  },
}

const euro = (value: string) => ({ value, text: value === '' ? '' : `€${value}` })

const product: ProductDetailView = {
  id: 'prod_1',
  title: 'Sältan Salt Liquorice Fish',
  image: null,
  state: 'active',
  isSample: false,
  form: storyForm,
  tiers: [
    { from: 1, text: '1' },
    { from: 50, text: '50' },
  ],
  currency: 'eur',
  variants: [
    {
      id: 'var_1',
      sku: 'SAL-0120',
      title: '120 g',
      detail: 'SAL-0120 · bag',
      stock: {
        value: '3400',
        text: '3,400',
        reserved: { onHand: '3,424', pieces: '24' },
        state: 'in',
        availability: 'tracked',
      },
      availableFrom: { value: '', text: '' },
      prices: [euro('1.80'), euro('1.48')],
    },
    {
      id: 'var_2',
      sku: 'SAL-0400',
      title: '400 g',
      detail: 'SAL-0400 · bag',
      stock: { value: '26', text: '26', reserved: null, state: 'low', availability: 'tracked' },
      availableFrom: { value: '', text: '' },
      prices: [euro('5.10'), euro('')],
    },
  ],
}

const withForm = (form: Partial<ProductDetailView['form']>) => ({
  status: 'ready' as const,
  view: { ...product, form: { ...storyForm, ...form } },
  refreshing: false,
})

/** Scrolls to the end. Otherwise the save bar may cover most of a field, and the rest is too low as a target. */
const scrollToEnd = () => window.scrollTo(0, document.body.scrollHeight)

const meta = {
  title: 'Office/Screens/ProductScreen',
  component: ProductScreen,
  decorators: [inOffice('products')],
  parameters: { layout: 'fullscreen' },
  args: {
    product: { status: 'ready', view: product, refreshing: false },
    productsHref: '/office/products',
    activityHref: '/office/activity?subject=SAL-0120',
    cells: [],
    missingPictures: null,
    remoteChanges: [],
    editable: true,
    action: { busy: false, problem: null },
    problem: null,
    taxRates: storyTaxRates,
    categories: [
      { id: 'cat_1', name: 'Candy', level: 1 },
      { id: 'cat_2', name: 'Liquorice', level: 2 },
      { id: 'cat_3', name: 'Drinks', level: 1 },
    ],
    newCategory: {
      parents: [{ id: 'cat_1', name: 'Candy', level: 1 }],
      busy: false,
      failure: null,
      faults: {},
      onOpen: fn(),
      onSave: fn(async () => true),
    },
    saving: false,
    refused: {},
    pictures: { sending: [], refused: [], problem: null },
    onSaveCell: fn(),
    onRevertCell: fn(),
    onAddTier: fn(),
    onDismissRemoteChanges: fn(),
    onAction: fn(async () => true),
    onSaveForm: fn(),
    movements: { movements: storyMovements, hrefFor: (page) => `?page=${page}` },
    onStock: fn(),
    onType: fn(),
    onChangePictures: fn(),
    onAddPictures: fn(),
    onDismissPictures: fn(),
    onAddVariant: fn(),
    onRemoveVariant: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof ProductScreen>

export default meta
type Story = StoryObj<typeof meta>

/** No snapshot: its parts have their own. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(storyForm.draft.title)
    await expect(canvas.getByText(/saved when you leave its cell/)).toBeVisible()
    await expect(canvas.getAllByRole('textbox', { name: 'Net content' })).toHaveLength(2)
    await expect(canvas.getByRole('checkbox', { name: 'Norway' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Germany' })).not.toBeChecked()
    await expect(await canvas.findByRole('article', { hidden: true })).toHaveTextContent(storyForm.card!.title)
  },
}

/** A product of the sample data is marked. */
export const Sample: Story = {
  ...behaviour,
  args: { product: { status: 'ready', view: { ...product, isSample: true }, refreshing: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample')).toBeVisible()
  },
}

/** Changes by another operator are listed above the form, and the edits are kept. */
export const EditConflict: Story = {
  args: {
    remoteChanges: [
      { id: 'countries', what: 'countries', of: null, before: 'se no dk fi us gb de', after: 'se no dk fi' },
      { id: 'tax', what: 'tax', of: null, before: 'soft_drink', after: 'confectionery' },
      { id: 'net.var_1', what: 'net', of: { sku: 'SAL-0120', from: null }, before: '100 g', after: '120 g' },
      { id: 'p', what: 'price', of: { sku: 'SAL-0120', from: '1' }, before: '€1.80', after: '€1.85' },
    ],
    product: withForm({ changed: ['title'] }),
    cells: [
      {
        sku: 'SAL-0120',
        cell: 1,
        text: '',
        state: 'refused',
        refusal: { code: 'product_changed', message: null, params: {}, isFault: false },
        problem: 'A colleague has changed this product.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price of 120 g from 1' })).toBeInvalid()
    await expect(canvas.getByRole('table', { name: 'A colleague has changed this product' })).toHaveTextContent(
      'Soft drink',
    )
  },
}

/** An archived product can be edited and restored. */
export const Archived: Story = {
  args: { product: { status: 'ready', view: { ...product, state: 'archived' }, refreshing: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Hide from buyers' })).toBeNull()
  },
}

/** Without the permission, the values are shown as text with the reason. */
export const ReadOnly: Story = {
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Hide from buyers' })).toBeNull()
    await expect(canvas.getByText(/^You can view/)).toBeVisible()
    await expect(canvas.getByText('Sweden, Norway, Denmark, Finland')).toBeVisible()
  },
}

export const Loading: Story = { args: { product: { status: 'loading' } } }

export const Failed: Story = {
  args: { product: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() } },
}

/** Two refused fields show the reasons, and the save bar links to them. */
export const RefusedFields: Story = {
  tags: ['reaches'],
  args: {
    product: withForm({ changed: ['gtin.var_2', 'category'] }),
    refused: {
      'gtin.var_2': { code: 'taken', message: 'is taken' },
      category: { code: 'unknown_category', message: 'is not a category of this shop' },
    },
    problem: 'Invalid data',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '400 g: GTIN' }))
    await expect(canvas.getAllByRole('textbox', { name: 'GTIN' })[1]).toHaveFocus()
    await expect(canvas.getByText('Not accepted: it is not a category of this shop.')).toBeVisible()
    scrollToEnd()
  },
}

/** An invalid value is reported on blur, and nothing is sent. */
export const InvalidValue: Story = {
  tags: ['reaches'],
  args: {
    product: withForm({
      changed: ['net.var_1'],
      draft: { ...storyForm.draft, 'net.var_1': '120' },
      faults: { 'net.var_1': 'net' },
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('textbox', { name: 'Net content' })[0]!)
    await userEvent.tab()
    await expect(await canvas.findByText(/^Enter a number and g, kg/)).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSaveForm).not.toHaveBeenCalled()
    scrollToEnd()
  },
}

const backorder: typeof product = {
  ...product,
  variants: product.variants.map((variant, index) => ({
    ...variant,
    stock:
      index === 0
        ? { value: '0', text: '0', reserved: null, state: 'low', availability: 'backorder' }
        : { ...variant.stock, availability: 'always' },
    availableFrom: index === 0 ? { value: '2027-01-12', text: '12 Jan 2027' } : variant.availableFrom,
  })),
}

/** Controls are in the table twice, once for phones. */
const isShown = (element: HTMLElement) => element.checkVisibility()

/** The availability is beside the stock; only backorder has a day. */
export const Backorder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { product: { status: 'ready', refreshing: false, view: backorder } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Availability of 120 g' })).toHaveDisplayValue('On backorder')
    const days = canvas.getAllByLabelText('First day of dispatch of 120 g on backorder').filter(isShown)
    await expect(days).toHaveLength(1)
    await expect(days[0]).toHaveValue('2027-01-12')
    await expect(canvas.getByRole('combobox', { name: 'Availability of 400 g' })).toHaveDisplayValue('Always available')
    await expect(canvas.queryByLabelText('First day of dispatch of 400 g on backorder')).toBeNull()
  },
}
export const BackorderDark: Story = { ...Backorder, globals: { scheme: 'dark' } }
export const BackorderOnAPhone: Story = { ...Backorder, ...tableOnAPhone }

/** A variant that its last file did not publish: it can be sold again here. */
export const Withdrawn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    product: {
      status: 'ready',
      refreshing: false,
      view: {
        ...product,
        variants: product.variants.map((variant) => ({
          ...variant,
          stock: { ...variant.stock, availability: 'withdrawn' as const },
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Availability of 120 g' })).toHaveDisplayValue('Not sold')
  },
}

/** An operator who may not change it sees the day as text. */
export const BackorderReadOnly: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...Backorder.args, editable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('from 12 Jan 2027').filter(isShown)).toHaveLength(1)
    await expect(canvas.queryByRole('combobox', { name: /^Availability/ })).toBeNull()
  },
}

export const ChangesAvailability: Story = {
  ...behaviour,
  args: Backorder.args,
  play: async ({ args, canvas }) => {
    const day = canvas.getAllByLabelText('First day of dispatch of 120 g on backorder').find(isShown)!
    fireEvent.change(day, { target: { value: '2027-02-01' } })
    await expect(args.onSaveCell).not.toHaveBeenCalled()
    await userEvent.click(day)
    await userEvent.tab()
    const change = { sku: 'SAL-0120', cell: 'available_from', text: '2027-02-01', over: '2027-01-12' }
    await waitFor(() => expect(args.onSaveCell).toHaveBeenLastCalledWith(change))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Availability of 400 g' }), 'Tracked stock')
    const tracked = { sku: 'SAL-0400', cell: 'availability', text: 'tracked', over: 'always' }
    await expect(args.onSaveCell).toHaveBeenLastCalledWith(tracked)
  },
}

export const Saving: Story = { args: { product: withForm({ changed: ['title'] }), saving: true } }

/** A new variant has a value for the product's option. */
export const NewVariant: Story = {
  args: {
    product: withForm({
      changed: ['sku.new1', 'unit.new1'],
      draft: { ...storyForm.draft, 'sku.new1': 'SAL-1000', 'unit.new1': 'box', 'pack.new1': '1' },
      fields: [
        ...storyForm.fields,
        'sku.new1',
        'price.new1',
        'stock.new1',
        'value1.new1',
        'unit.new1',
        'net.new1',
        'pack.new1',
      ],
      variants: [...storyForm.variants, { id: 'new1', title: '', sku: 'SAL-1000', isNew: true }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Size' })).toHaveLength(3)
    await expect(canvas.getByRole('heading', { name: 'New variant SAL-1000' })).toBeVisible()
  },
}

/** A picture is uploading, and a rejected file is listed with the reason. */
export const UploadingPictures: Story = {
  args: {
    pictures: {
      sending: ['front.jpg'],
      refused: [
        { name: 'notes.txt', problem: { code: 'not_a_picture', message: 'is not a JPEG, PNG or WebP picture' } },
      ],
      problem: null,
    },
  },
}

/** Pictures are moved, removed and added; fields are edited; a variant is added; the product is archived after a confirmation. */
export const Edits: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const [first, second] = storyForm.pictures
    await userEvent.click(canvas.getByRole('button', { name: 'Move picture 1 down' }))
    await expect(args.onChangePictures).toHaveBeenLastCalledWith({ pictures: [second, first] })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 2' }))
    await expect(args.onChangePictures).toHaveBeenLastCalledWith({ pictures: [first] })
    const file = new File(['x'], 'fish.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Add pictures'), file)
    await expect(args.onAddPictures).toHaveBeenCalledWith({ files: [file] })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Brand' }), '!')
    await expect(args.onType).toHaveBeenLastCalledWith({ brand: 'Sältan!' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Norway' }))
    await expect(args.onType).toHaveBeenLastCalledWith({ countries: 'se dk fi' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add a variant' }))
    await expect(args.onAddVariant).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Archive...' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Archive product' }))
    await expect(args.onAction).toHaveBeenCalledWith({ action: 'archive' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

function RemovableItems(props: ProductScreenProps) {
  const [form, setForm] = useState({
    ...storyForm,
    fields: [...storyForm.fields, 'sku.new1' as const],
    variants: [...storyForm.variants, { id: 'new1', title: '', sku: '', isNew: true }],
  })
  return (
    <ProductScreen
      {...props}
      product={withForm(form)}
      onChangePictures={({ pictures }) => setForm({ ...form, pictures })}
      onRemoveVariant={({ id }) =>
        setForm({
          ...form,
          fields: storyForm.fields as typeof form.fields,
          variants: form.variants.filter((variant) => variant.id !== id),
        })
      }
    />
  )
}

/** After a removal, the focus moves to the next item's button, or to the control that adds items. */
export const FocusAfterRemoval: Story = {
  ...behaviour,
  render: (args) => <RemovableItems {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1' }))
    await expect(canvas.getByRole('button', { name: 'Remove picture 1' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Add pictures')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove New variant' }))
    await expect(canvas.getByRole('button', { name: 'Add a variant' })).toHaveFocus()
  },
}

/** A tier is added for a quantity that has none. */
export const AddsTier: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Its quantity is the minimum of a bulk order\.$/)).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Tier price from quantity' })
    await userEvent.type(field, '50{Enter}')
    await expect(field).toBeInvalid()
    await expect(args.onAddTier).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '240{Enter}')
    await expect(args.onAddTier).toHaveBeenCalledWith({ from: 240 })
    await expect(field).toHaveValue('')
  },
}

/** On a phone the prices of tiers are below the variant's name. */
export const TiersOnAPhone: Story = {
  ...onAPhone,
  ...behaviour,
  play: async ({ args, canvas, canvasElement }) => {
    const price = canvas.getByRole('textbox', { name: 'Price of 120 g from 50' })
    await userEvent.clear(price)
    await userEvent.type(price, '1.45{Enter}')
    await expect(args.onSaveCell).toHaveBeenCalledWith(expect.objectContaining({ cell: 50, text: '1.45' }))
    await expect(canvas.getByRole('textbox', { name: 'Price of 400 g from 50' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Add a tier' })).toBeVisible()
    showTable(canvasElement)
  },
}

/** The form is saved with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { product: withForm({ changed: ['title'] }) },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSaveForm).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSaveForm).toHaveBeenCalledTimes(2)
  },
}

/** A price is changed with the keyboard, and the focus moves to the one below. */
export const EditsCells: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const price = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Price of 120 g from 1' })
    await userEvent.click(price)
    // The input replaces the full value, which is selected on focus.
    await waitFor(() => expect([price.selectionStart, price.selectionEnd]).toEqual([0, price.value.length]))
    await userEvent.keyboard('1,95{Enter}')
    await expect(args.onSaveCell).toHaveBeenLastCalledWith({ sku: 'SAL-0120', cell: 1, text: '1,95', over: '1.80' })
    await expect(canvas.getByRole('textbox', { name: 'Price of 400 g from 1' })).toHaveFocus()
  },
}

/** Two pieces are sold during the input of a stock, so the store refuses it. */
function ConcurrentSale(args: ProductScreenProps) {
  const problemText = useOfficeProblem()
  const [isSold, setSold] = useState(false)
  const stock = isSold ? '3398' : '3400'
  const [variant, ...others] = product.variants
  const refusal = {
    code: 'stock_changed',
    message: null,
    params: { sku: 'SAL-0120', seen: 3400, now: 3398 },
    isFault: false,
  }
  return (
    <ProductScreen
      {...args}
      product={{
        status: 'ready',
        view: {
          ...product,
          variants: [{ ...variant!, stock: { ...variant!.stock, value: stock, text: stock } }, ...others],
        },
        refreshing: false,
      }}
      cells={
        isSold
          ? [{ sku: 'SAL-0120', cell: 'stock', text: '3500', state: 'refused', refusal, problem: problemText(refusal) }]
          : []
      }
      onSaveCell={(event) => {
        args.onSaveCell(event)
        setSold(true)
      }}
    />
  )
}

/** A stock that has changed is not overwritten: both numbers are shown, the input stays, and Enter replaces the current stock. */
export const StockSoldConcurrently: Story = {
  ...behaviour,
  render: (args) => <ConcurrentSale {...args} />,
  play: async ({ args, canvas }) => {
    const stock = canvas.getByRole('textbox', { name: 'Stock of 120 g' })
    await userEvent.click(stock)
    await userEvent.clear(stock)
    await userEvent.type(stock, '3500{Enter}')
    await expect(args.onSaveCell).toHaveBeenLastCalledWith({
      sku: 'SAL-0120',
      cell: 'stock',
      text: '3500',
      over: '3400',
    })
    await expect(stock).toHaveAccessibleDescription(/SAL-0120 now has 3,398.*\+25 adds 25 pieces/)
    await expect(await canvas.findByText(/SAL-0120 now has 3,398 pieces, not 3,400/)).toBeVisible()
    await expect(stock).toHaveValue('3500')
    await userEvent.click(stock)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSaveCell).toHaveBeenLastCalledWith({
      sku: 'SAL-0120',
      cell: 'stock',
      text: '3500',
      over: '3398',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Save anyway' }))
    await expect(args.onSaveCell).toHaveBeenLastCalledWith({
      sku: 'SAL-0120',
      cell: 'stock',
      text: '3500',
      over: '3398',
      confirmed: true,
    })
  },
}

/** Invalid amounts show an error, and the input stays. */
export const InvalidAmounts: Story = {
  args: { cells: [] },
  render: function Render(args) {
    const problemText = useOfficeProblem()
    const refused = ([sku, cell, code]: readonly [string, 'stock' | number, string]) => {
      const refusal = { code, message: null, params: {}, isFault: false }
      return { sku, cell, text: '', state: 'refused' as const, refusal, problem: problemText(refusal) }
    }
    const cells = (
      [
        ['SAL-0120', 1, 'not_amount'],
        ['SAL-0120', 50, 'other_currency'],
        ['SAL-0400', 1, 'ambiguous_amount'],
        ['SAL-0400', 'stock', 'not_whole'],
      ] as const
    ).map(refused)
    return <ProductScreen {...args} cells={cells} />
  },
  play: async ({ canvas }) => {
    for (const name of ['Price of 120 g from 1', 'Price of 120 g from 50', 'Price of 400 g from 1', 'Stock of 400 g']) {
      await expect(canvas.getByRole('textbox', { name })).toBeInvalid()
    }
    await expect(canvas.getByText('Enter an amount above 0 with at most two decimals, such as 12.50.')).toBeVisible()
    await expect(canvas.getByText(/in the currency of this column/)).toBeVisible()
    await expect(canvas.getByText(/can be read in two ways/)).toBeVisible()
    await expect(canvas.getByText('Enter whole pieces, such as 1200.')).toBeVisible()
  },
}

/** Pictures that its last file names could not be fetched, or wait. */
export const WithMissingPictures: Story = {
  args: { missingPictures: { waiting: 1, named: 3, failed: 2, href: '/office/import/import_12' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 pictures of this product could not be fetched\./)).toHaveTextContent(
      '3 pictures of this product are named in its file, but were not uploaded. A picture of this product is not fetched yet.',
    )
    await expect(canvas.getByRole('link', { name: 'Show missing pictures' })).toHaveAttribute(
      'href',
      '/office/import/import_12',
    )
  },
}

export const Phone: Story = { ...tableOnAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
