import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { storyForm, storyNewForm, storyTaxRates } from '../product-form/story-form'
import { inOffice } from '../story-frame'
import { NewProductScreen } from './NewProductScreen'

const typed = {
  title: 'Sältan Salt Liquorice Coins',
  brand: 'Sältan',
  category: 'Candy',
  tax: 'confectionery',
  'sku.new1': 'SAL-0100',
  'price.new1': '2.10',
}

/** All required fields are filled. */
const filled = {
  ...storyNewForm,
  draft: { ...storyNewForm.draft, ...typed },
  changed: ['title', 'brand', 'category', 'tax', 'sku.new1', 'price.new1'] as const,
  faults: {},
  card: { ...storyForm.card!, title: typed.title },
  pictures: storyForm.pictures.slice(0, 1),
}

const meta = {
  title: 'Office/Screens/NewProductScreen',
  component: NewProductScreen,
  decorators: [inOffice('products')],
  parameters: { layout: 'fullscreen' },
  args: {
    form: storyNewForm,
    productsHref: '/office/products',
    editable: true,
    problem: null,
    taxRates: storyTaxRates,
    categories: [
      { id: 'cat_1', name: 'Candy', level: 1 },
      { id: 'cat_2', name: 'Liquorice', level: 2 },
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
    onType: fn(),
    onChangePictures: fn(),
    onAddPictures: fn(),
    onDismissPictures: fn(),
    onAddVariant: fn(),
    onRemoveVariant: fn(),
    onDiscard: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof NewProductScreen>

export default meta
type Story = StoryObj<typeof meta>

/** An empty form without errors. No snapshot: its parts have their own. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).not.toBeInvalid()
    await expect(canvas.getByRole('heading', { name: 'Variant' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Tax class' })).toHaveDisplayValue('Choose a tax class')
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('No category')
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

/** A filled form with the preview card. */
export const Filled: Story = { args: { form: filled } }

/** A missing field is reported at the field and in the save bar. */
export const MissingField: Story = {
  tags: ['reaches'],
  args: { form: { ...filled, draft: { ...filled.draft, title: '' }, faults: { title: 'missing' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    // Otherwise the save bar may cover most of a field, and the rest is too low as a target.
    window.scrollTo(0, document.body.scrollHeight)
  },
}

/** The SKU is already taken. */
export const SkuTaken: Story = {
  args: { form: filled, refused: { 'sku.new1': { code: 'taken', message: 'is taken' } }, problem: 'Invalid data' },
}

export const Saving: Story = { args: { form: filled, saving: true } }

/** A picture is on its way: the bar says why the product cannot be saved yet. */
export const UploadingPicture: Story = {
  ...behaviour,
  args: { form: filled, pictures: { sending: ['front.jpg'], refused: [], problem: null }, onSave: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Uploading files. You can save when they are there.')).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Fields of nicotine appear with its tax class only. Countries are the shop's. */
export const WithoutNicotine: Story = {
  ...behaviour,
  args: { delivered: ['se', 'fi'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Flavour class')).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Tax class' })).toHaveValue('')
    await expect(canvas.getByRole('checkbox', { name: 'Finland' })).toBeChecked()
    await expect(canvas.queryByRole('checkbox', { name: 'Norway' })).toBeNull()
  },
}

/** A product of nicotine shows its fields. */
export const Nicotine: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { form: { ...filled, draft: { ...filled.draft, tax: 'nicotine' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Flavour class')).toBeVisible()
    await expect(canvas.getByLabelText('Nicotine, mg')).toBeVisible()
  },
}

/** With two variants, each has a value of the option and can be removed. */
export const TwoVariants: Story = {
  args: {
    form: {
      ...filled,
      draft: {
        ...filled.draft,
        option: 'Size',
        'value1.new1': '120 g',
        'value1.new2': '1 kg',
        'sku.new2': 'SAL-0101',
        'unit.new2': 'bag',
        'pack.new2': '1',
      },
      fields: [
        ...storyNewForm.fields,
        'option',
        'value1.new1',
        'sku.new2',
        'price.new2',
        'stock.new2',
        'value1.new2',
        'unit.new2',
        'net.new2',
        'pack.new2',
      ],
      options: ['Size'],
      variants: [
        { id: 'new1', title: '', sku: 'SAL-0100', isNew: true },
        { id: 'new2', title: '', sku: 'SAL-0101', isNew: true },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Option name' })).toHaveValue('Size')
    await expect(canvas.getAllByRole('textbox', { name: 'Size' })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Remove New variant SAL-0101' })).toBeVisible()
  },
}

/** Prices from a carton and another quantity; a tier lacks its price. */
export const Tiers: Story = {
  ...behaviour,
  args: {
    form: {
      ...filled,
      draft: {
        ...filled.draft,
        'carton.new1': '24',
        'from1.new1': '24',
        'tier1.new1': '1.90',
        'from2.new1': '96',
      },
      fields: storyNewForm.fields.flatMap((field) =>
        field === 'tier1.new1' ? [field, 'from2.new1' as const, 'tier2.new1' as const] : [field],
      ),
      faults: { 'tier2.new1': 'missing' },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tier 1: from pieces' })).toHaveValue('24')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('textbox', { name: 'Tier 2: unit price' })).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** A category is added beside the form, which keeps what was typed. */
export const AddsCategory: Story = {
  ...behaviour,
  args: { form: filled },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New category...' }))
    await expect(args.newCategory.onOpen).toHaveBeenCalledOnce()
    const dialog = within(await canvas.findByRole('dialog', { name: 'New category' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Winter sweets')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Parent category' }), 'Candy')
    await userEvent.click(dialog.getByRole('button', { name: 'Add category' }))
    const category = { name: 'Winter sweets', handle: '', description: '', parent: 'cat_1' }
    await expect(args.newCategory.onSave).toHaveBeenCalledWith(category)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'New category...' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(typed.title)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Without the permission, a text says why nothing can be added. */
export const ReadOnly: Story = {
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** The form is saved with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { form: filled },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
