import type {
  ImportJobView,
  ImportLayoutView,
  ImportMatchingView,
  ImportTarget,
  MissingQuestionView,
  MissingValuesView,
  OfficeState,
  ReportedColumn,
} from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { storyTaxRates } from '../product-form/story-form'
import { inOffice } from '../story-frame'
import { ImportJobScreen } from './ImportJobScreen'
import type { ImportChangesProps } from './ImportChanges'
import { LazyCheckNotes } from './use-check-stage'
import { preloadSteps } from '../../components/forms/import-wizard/lazy-steps'
import type { PicturesToFetchProps } from './PicturesToFetch'

const reported = (target: ImportTarget, from: string | null = null): ReportedColumn => ({ target, from, name: target })

const checked: ImportJobView = {
  id: 'imp_1',
  name: 'sortiment-vinter.csv',
  phase: 'checked',
  stopping: false,
  isMatched: false,
  isAsked: false,
  isRemembered: false,
  sources: [],
  understoodVat: null,
  rows: 284,
  done: 284,
  problem: null,
  counts: { create: 184, update: 96, unchanged: 2, warning: 1, failed: 2, leftOut: 0 },
  unlisted: { create: 0, update: 0, unchanged: 0, leftOut: 0 },
  published: 180,
  archived: { left: 0, restored: 0 },
  failures: [
    {
      id: '1',
      row: '17',
      sku: 'GRY-0450',
      product: 'Gryning Espresso',
      column: reported('price_from', '50'),
      value: 'six',
      problem: { code: 'wrong_type', message: 'is not a number', params: { type: 'number' } },
      similar: [],
    },
    {
      id: '2',
      row: '203',
      sku: 'RIM-1304',
      product: '',
      column: reported('product'),
      value: '',
      problem: { code: 'missing_in_new_product', message: 'is missing: a new product needs one' },
      similar: [],
    },
  ],
  warnings: [
    {
      id: '0',
      row: '21',
      sku: 'TJA-1499',
      product: 'Tjärn Bilberry pouches',
      column: reported('gtin'),
      value: '7340033103321',
      problem: { code: 'check_digit', message: 'has a wrong check digit' },
      similar: [],
    },
  ],
  imported: [
    {
      id: '2',
      row: '2',
      sku: 'SAL-0131',
      product: 'Sältan Salt Liquorice Herring',
      outcome: 'update',
      isLeftOut: false,
      reason: null,
      sale: null,
      prices: [
        { id: '1', from: null, before: '€1.95', after: '€2.05', jump: null },
        { id: '50', from: '50', before: '€1.56', after: '€2.02', jump: '+29%' },
        { id: '240', from: '240', before: '€1.40', after: null, jump: null },
      ],
      changes: [],
    },
    {
      id: '3',
      row: '3',
      sku: 'HAV-0410',
      product: 'Hav Sea Salt',
      outcome: 'update',
      isLeftOut: false,
      reason: null,
      sale: null,
      prices: [],
      changes: [
        { column: { target: 'product', from: null, name: 'product' }, before: 'Hav Salt', after: 'Hav Sea Salt' },
        { column: { target: 'stock', from: null, name: 'stock' }, before: '26', after: '240' },
        { column: { target: 'shelf_place', from: null, name: 'shelf_place' }, before: '', after: 'B-12' },
      ],
    },
    {
      id: '21',
      row: '21',
      sku: 'TJA-1499',
      product: 'Tjärn Bilberry pouches',
      outcome: 'create',
      isLeftOut: false,
      reason: null,
      sale: { isDraft: false, reason: null, column: null },
      prices: [{ id: '1', from: null, before: null, after: '€3.20', jump: null }],
      changes: [
        { column: reported('gtin'), before: '', after: '7310870000028' },
        { column: reported('stock'), before: '', after: '240' },
        { column: reported('weight_g'), before: '', after: '250 g' },
        { column: reported('tax_class'), before: '', after: 'nicotine' },
        { column: reported('category'), before: '', after: 'Winter drinks' },
        { column: reported('images'), before: '', after: '2' },
      ],
    },
    {
      id: '22',
      row: '22',
      sku: 'TJA-1500',
      product: 'Tjärn Mint Tin, 20 g',
      outcome: 'create',
      isLeftOut: false,
      reason: null,
      sale: {
        isDraft: true,
        reason: { code: 'draft_without_price', message: '' },
        column: reported('price'),
      },
      prices: [],
      changes: [{ column: reported('tax_class'), before: '', after: 'confectionery' }],
    },
  ],
  reasons: [],
  convertedPrice: null,
  nextRow: null,
  priceJumpCount: 0,
  priceJumps: [],
  categories: ['Winter drinks'],
  unknownCategories: [],
  ignored: ['colour of the box'],
  pictures: null,
  changes: null,
  person: 'Elsa Nyström',
  finished: null,
  failedHref: '/admin/imports/imp_1/failed.csv',
}

const failure = (name: string, problem: ImportJobView['failures'][number]['problem']) => ({
  id: name,
  row: '17',
  sku: 'GRY-0450',
  product: 'Gryning Espresso',
  column: { target: null, from: null, name },
  value: 'x',
  problem,
  similar: [],
})

const at = (change: Partial<ImportJobView>): OfficeState<ImportJobView> => ({
  status: 'ready',
  refreshing: false,
  view: { ...checked, ...change },
})

const column = (
  id: string,
  name: string,
  sample: string,
  target: ImportMatchingView['columns'][number]['target'],
  why: ImportMatchingView['columns'][number]['why'],
) => ({ id, name, samples: [sample], isMoney: /Pris|pris/.test(name), target, quantity: null, why })

const matching: ImportMatchingView = {
  columns: [
    column('0', 'Artikelnr', 'SAL-0131', 'sku', 'similar'),
    column('1', 'Benämning', 'Sältan Salt Liquorice Herring', 'product', 'similar'),
    column('2', 'brand', 'Sältan', 'brand', 'heading'),
    column('3', 'Kod', '7350000001314', 'gtin', 'content'),
    column('4', 'Pris', '1,95', 'price', 'similar'),
    { ...column('5', 'Pris 50', '1,56', 'price_from', 'similar'), quantity: '50' },
    column('6', 'Saldo', '1 200', 'stock', 'chosen'),
    column('7', 'Hyllplats', 'B-04', '', 'unknown'),
  ],
  currency: 'EUR',
  targets: [
    'sku',
    'product',
    'category',
    'brand',
    'price',
    'price_from',
    'stock',
    'gtin',
    'handle',
    'description',
    'tags',
    'option1_name',
    'option1_value',
    'option2_name',
    'option2_value',
    'option3_name',
    'option3_value',
    'unit',
    'pack_size',
    'carton_size',
    'net_amount',
    'net_unit',
    'weight_g',
    'weight_unit',
    'price_includes_vat',
    'carton_price',
    'tax_class',
    'age_limit',
    'strength_mg',
    'width_mm',
    'height_mm',
    'variant_weight_g',
    'flavour_class',
    'countries',
    'images',
    'published',
    'parent',
    'not_for_sale',
    'planned_price',
    'availability',
    'shelf_place',
    'available_from',
    'low_stock',
  ],
  fault: null,
  lacksPrice: false,
  lacksSku: false,
  lacksProduct: false,
  isWithoutPrices: false,
  isRemembered: false,
  remember: true,
  isConfirmed: true,
}

const unmatched = at({ phase: 'matching', isMatched: true, rows: 312, done: 0 })

const meta = {
  title: 'Office/Screens/ImportJobScreen',
  component: ImportJobScreen,
  beforeEach: async () => {
    await Promise.all([preloadSteps(), LazyCheckNotes.preload()])
  },
  decorators: [inOffice('import')],
  // No snapshot: the steps have their own.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    taxRates: storyTaxRates,
    categories: ['Confectionery', 'Drinks'],
    job: at({}),
    layout: null as ImportLayoutView | null,
    matching: null as ImportMatchingView | null,
    missing: null as MissingValuesView | null,
    request: { busy: false, stopping: false, reading: false, matching: false, problem: null as string | null },
    productsHref: '/office/products',
    profileHref: '/office/settings/profile',
    pictures: null as PicturesToFetchProps | null,
    changes: null as ImportChangesProps | null,
    onSheet: fn(),
    onEncoding: fn(),
    onHeadings: fn(),
    onRead: fn(),
    onMatch: fn(),
    onConfirm: fn(),
    onWithoutPrices: fn(),
    onAnswer: fn(),
    onRemember: fn(),
    onCheck: fn(),
    onReturnToMatching: fn(),
    onReturnToMissing: fn(),
    onLeaveOut: fn(),
    onMatchCategories: fn(),
    onTake: fn(),
    onTakeAll: fn(),
    onStop: fn(),
    onApply: fn(),
    onDownload: fn(),
    onRestart: fn(),
    onCancel: fn(),
    onFile: fn(),
  },
} satisfies Meta<typeof ImportJobScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The result of the check: failures are listed by row, and nothing is changed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const failed = within(canvas.getByRole('table', { name: 'Failed' }))
    await expect(failed.getByText('is not a number')).toBeVisible()
  },
}

/** A category that the shop does not have is created, or one of the shop is used for it. */
export const UsesOtherCategory: Story = {
  ...behaviour,
  args: {
    job: at({
      unknownCategories: [
        { name: 'Drinks > Winter drinks', category: null },
        { name: 'Godis', category: 'Confectionery' },
      ],
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Category to use for Godis' })).toHaveValue(
      'Confectionery',
    )
    await expect(canvas.queryByRole('button', { name: 'Check again with these categories' })).toBeNull()
    const unknown = canvas.getByRole('combobox', { name: 'Category to use for Drinks > Winter drinks' })
    await expect(
      within(unknown)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Create', 'Confectionery', 'Drinks'])
    await userEvent.selectOptions(unknown, 'Drinks')
    await userEvent.click(canvas.getByRole('button', { name: 'Check again with these categories' }))
    await expect(args.onMatchCategories).toHaveBeenCalledWith({
      categories: [{ name: 'Drinks > Winter drinks', category: 'Drinks' }],
    })
  },
}

/** The reason is shown in the user's language by its code; a report of an older version has only a text. */
export const FailedRows: Story = {
  args: {
    job: at({
      counts: { ...checked.counts, failed: 3 },
      failures: [
        failure('price', { code: 'more_than', message: '', params: { limit: 1_000_000 } }),
        failure('images', {
          code: 'unusable_picture',
          message: '',
          params: { name: 'https://cdn.example/box.jpg', reason: 'answers_with', status: '404' },
        }),
        failure('stock', { code: 'rejected', message: 'is not a whole number' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const failed = within(canvas.getByRole('table', { name: 'Failed' }))
    await expect(await failed.findByText('is more than a million')).toBeVisible()
    await expect(failed.getByText('names https://cdn.example/box.jpg, which answers with 404')).toBeVisible()
    await expect(failed.getByText('is not a whole number')).toBeVisible()
  },
}

const rounded = (row: number) => ({
  id: `rounded ${row}`,
  row: String(row),
  sku: `RND-${row}`,
  product: 'Gryning Espresso',
  column: reported('price'),
  value: '6.1586',
  problem: { code: 'price_rounded', message: '', params: { given: '6.1586', used: '6.16' } },
})

/** Many rows with one reason are one line; a long cell is cut, with all of it in its title. */
export const ManyEqualWarnings: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    job: at({
      counts: { ...checked.counts, warning: 44, failed: 0 },
      failures: [],
      warnings: [
        { ...rounded(2), similar: Array.from({ length: 42 }, (_, index) => rounded(index + 3)) },
        {
          ...failure('images', { code: 'picture_data', message: '' }),
          value: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk',
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Warnings' }))
    await expect(table.getByTitle(/^iVBORw0KGgo/)).toBeVisible()
  },
}
export const ShowsEqualWarnings: Story = {
  ...behaviour,
  args: ManyEqualWarnings.args,
  play: async ({ canvas }) => {
    const table = () => within(canvas.getByRole('table', { name: 'Warnings' }))
    await expect(table().getAllByRole('row')).toHaveLength(3)
    await userEvent.click(table().getByRole('button', { name: 'Show 42 more rows with this reason' }))
    await expect(table().getAllByRole('row')).toHaveLength(45)
    await userEvent.click(table().getByRole('button', { name: 'Hide 42 rows with this reason' }))
    await expect(table().getAllByRole('row')).toHaveLength(3)
  },
}

/** What a carton holds and how stock is summed is said, with the columns that it is read from. */
export const CartonsAndOutlets: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    job: at({
      counts: { ...checked.counts, failed: 0, warning: 0 },
      sources: [
        { target: 'carton_size', names: ['VPE'], isGuessed: true },
        { target: 'stock', names: ['Lager Stockholm', 'Lager Malmö'], isGuessed: false },
      ],
      imported: checked.imported
        .filter(({ outcome }) => outcome === 'create')
        .map((each) => ({ ...each, changes: [{ column: reported('carton_size'), before: '', after: '24' }] })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Pieces in a carton are read from VPE\. This was guessed/)).toBeVisible()
    await expect(canvas.getByText(/^Stock is the sum of Lager Stockholm and Lager Malmö\./)).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Create' }))
    await expect(table.getAllByText('24')[0]).toBeVisible()
  },
}

/** A tax class that could not be read leads to its question, or to the product that keeps its class. */
export const TaxClassesToChoose: Story = {
  ...behaviour,
  args: {
    job: at({
      isAsked: true,
      counts: { ...checked.counts, warning: 2, failed: 0 },
      failures: [],
      warnings: (['question', 'product'] as const).map((place, index) => ({
        ...failure('tax_class', { code: 'unknown_tax_class', message: 'is no tax class' }),
        id: place,
        row: String(index + 4),
        sku: `TAX ${index + 4}`,
        column: reported('tax_class'),
        value: 'Svamp',
        place,
      })),
    }),
    onReturnToMissing: fn(),
  },
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Warnings' }))
    const link = table.getByRole('link', { name: 'Choose it on the page of TAX 5' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\?q=TAX%205$/))
    await userEvent.click(table.getByRole('button', { name: 'Go to the question about it' }))
    await expect(args.onReturnToMissing).toHaveBeenCalledOnce()
  },
}
export const ManyEqualWarningsOnAPhone: Story = { ...ManyEqualWarnings, ...onAPhone, play: undefined }

/** Unknown columns are matched: each with a sample, a guess and its reason. */
export const Matching: Story = {
  args: { job: unmatched, matching },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Match')
    await expect(canvas.getByRole('combobox', { name: 'Hyllplats goes to' })).toHaveDisplayValue('Leave out')
    await expect(canvas.getByRole('button', { name: 'Check 312 rows' })).toBeEnabled()
  },
}
export const MatchingWithoutSku: Story = {
  args: {
    job: unmatched,
    matching: {
      ...matching,
      columns: matching.columns.map((each) => (each.target === 'sku' ? { ...each, target: '', why: 'chosen' } : each)),
      fault: { fault: 'missing', target: 'sku' },
    },
  },
}
export const DuplicateTarget: Story = {
  args: { job: unmatched, matching: { ...matching, fault: { fault: 'twice', target: 'stock' } } },
}
export const TierWithoutQuantity: Story = {
  args: {
    job: unmatched,
    matching: {
      ...matching,
      columns: matching.columns.map((each) => (each.quantity === null ? each : { ...each, quantity: '' })),
      fault: { fault: 'quantity', name: 'Pris 50' },
    },
  },
}
export const MatchingRemembered: Story = {
  args: {
    job: at({ phase: 'checking', isMatched: true, rows: 312, done: 40 }),
    matching: { ...matching, columns: matching.columns.map((each) => ({ ...each, why: 'remembered' })) },
  },
}
export const MatchingPrices: Story = {
  args: {
    job: unmatched,
    matching: {
      ...matching,
      targets: ['sku', 'amount', 'from', 'currency', 'valid_from'],
      columns: [
        column('0', 'Artikelnr', 'SAL-0131', 'sku', 'similar'),
        column('1', 'Nytt pris', '2,10', 'amount', 'similar'),
      ],
      remember: false,
    },
  },
}
export const MatchedByAnotherUser: Story = {
  args: {
    job: unmatched,
    matching,
    request: {
      busy: false,
      stopping: false,
      reading: false,
      matching: false,
      problem: 'Someone has changed the column mapping. This is the current state.',
    },
  },
}

const leftEmpty = (field: MissingQuestionView['field'], rows: number): MissingQuestionView => ({
  field,
  rows,
  isOptional: true,
  mode: 'empty',
  value: '',
  choices: null,
  samples: [],
  understood: null,
  groups: {},
  others: { rows, products: [] },
  isIncomplete: false,
})

const layout: ImportLayoutView = {
  sheets: ['Höst 2026', 'Vinter 2026', 'Prislista'],
  sheet: 'Höst 2026',
  encodings: [],
  encoding: null,
  rows: [
    ['Lakritsverket AB', '', '', '', ''],
    ['Sortiment höst 2026', '', '', 'Priser exkl. moms', ''],
    ['Artikelnr', 'Benämning', 'Pris', 'Pris 50', 'Saldo'],
    ['SAL-0131', 'Sältan Salt Liquorice Herring', '1,95', '1,56', '1 200'],
    ['TJA-1499', 'Tjärn Bilberry pouches', '3,20', '2,90', '240'],
  ].map((cells, index) => ({ id: String(index + 1), number: String(index + 1), cells })),
  row: '3',
  read: { sheet: 'Höst 2026', row: '3' },
  isChanged: false,
}

/** A workbook with several sheets: one is chosen, and the row of its headings. */
export const Sheets: Story = {
  args: { job: unmatched, matching, layout },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sheet' })).toHaveDisplayValue('Höst 2026')
    await expect(canvas.getByRole('radio', { name: 'Headings in row 3' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Read the file again' })).toBeDisabled()
  },
}
export const SheetsOnAPhone: Story = { ...onAPhone, args: Sheets.args! }
export const SheetsDark: Story = { args: Sheets.args!, globals: { scheme: 'dark' } }
export const SheetsInHighContrast: Story = { args: Sheets.args!, globals: { contrast: 'more' } }
export const SheetsRightToLeft: Story = { args: Sheets.args!, globals: { direction: 'rtl' } }

/** The rows of another sheet are shown when the file has been read again. */
export const OtherSheetChosen: Story = {
  args: {
    job: unmatched,
    matching,
    layout: { ...layout, sheet: 'Prislista', rows: [], row: null, isChanged: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Its first rows are shown when the file has been read again.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Read the file again' })).toBeEnabled()
  },
}
export const ReadingAgain: Story = {
  args: {
    ...OtherSheetChosen.args!,
    request: { busy: false, stopping: false, reading: true, matching: false, problem: null },
  },
}

/** A file without sheets only says the row of its headings. */
export const HeadingsOfCsv: Story = {
  args: {
    layout: {
      ...layout,
      sheets: [],
      sheet: null,
      encodings: [
        'utf-8',
        'utf-16le',
        'utf-16be',
        'windows-1252',
        'iso-8859-15',
        'windows-1250',
        'iso-8859-2',
        'windows-1257',
        'cp850',
        'cp437',
      ],
      encoding: 'windows-1250',
      read: { sheet: null, row: '3' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('File layout: headings in row 3')).toBeVisible()
  },
}

/** The file is read again with another sheet or other headings. */
export const ChoosesHeadings: Story = {
  ...behaviour,
  args: { ...Sheets.args!, layout: { ...layout, row: '2', isChanged: true } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sheet' }), 'Prislista')
    await expect(args.onSheet).toHaveBeenLastCalledWith({ sheet: 'Prislista' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Headings in row 4' }))
    await expect(args.onHeadings).toHaveBeenLastCalledWith({ row: '4' })
    await userEvent.click(canvas.getByRole('button', { name: 'Read the file again' }))
    await expect(args.onRead).toHaveBeenCalledOnce()
  },
}

const missing: MissingValuesView = {
  questions: [
    {
      field: 'tax_class',
      choices: null,
      samples: [],
      understood: null,
      rows: 318,
      isOptional: false,
      mode: 'category',
      value: '',
      groups: {
        category: [
          { id: 'Lakrits', name: 'Lakrits', rows: 214, value: 'food', problem: null },
          { id: 'Portionssnus', name: 'Portionssnus', rows: 88, value: 'nicotine', problem: null },
        ],
      },
      others: { rows: 16, products: ['Timearbeid lager', 'Carrier Bag Levy', 'Display stand', 'Sign'] },
      isIncomplete: true,
    },
    {
      field: 'prices_include_vat',
      choices: ['no', 'yes'],
      samples: [],
      understood: null,
      rows: 318,
      isOptional: false,
      mode: null,
      value: '',
      groups: {},
      others: { rows: 318, products: [] },
      isIncomplete: true,
    },
    {
      field: 'brand',
      choices: null,
      samples: [],
      understood: null,
      rows: 318,
      isOptional: true,
      mode: 'all',
      value: 'Lakritsverket',
      groups: {},
      others: { rows: 318, products: [] },
      isIncomplete: false,
    },
    leftEmpty('category', 4),
    leftEmpty('age_limit', 318),
    leftEmpty('stock', 41),
  ],
  currency: 'EUR',
  isComplete: false,
  isRemembered: false,
  remember: true,
}
const asking = at({ phase: 'asking', isMatched: true, isAsked: true, rows: 318, done: 0 })

/** What the file lacks is asked once; tax class and VAT need an answer. */
export const Asking: Story = {
  args: { job: asking, missing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Missing')
    await expect(canvas.getByRole('combobox', { name: 'Tax class of Portionssnus' })).toHaveDisplayValue(
      'Nicotine, 25% in Sweden',
    )
    await expect(canvas.getByRole('combobox', { name: 'Tax class of Other rows' })).toHaveDisplayValue('Choose')
    await expect(canvas.getByText(/^VAT rates of Sweden\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Another country? Shop profile' })).toHaveAttribute(
      'href',
      '/office/settings/profile',
    )
    await expect(canvas.getByText('Timearbeid lager, Carrier Bag Levy, Display stand, …')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Check 318 rows' })).toBeDisabled()
  },
}

/** Nobody has filled in the shop's profile, so that its country is not confirmed. */
export const AskingWithoutProfile: Story = {
  args: { job: asking, missing, taxRates: { ...storyTaxRates, isPresumed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/because the shop profile is not filled in yet/)).toBeVisible()
  },
}

/** A reason that several values share is said once, above them. */
export const AskingBySimilarValues: Story = {
  args: {
    job: asking,
    missing: {
      ...missing,
      questions: [
        {
          ...missing.questions[0]!,
          mode: 'cell',
          groups: {
            cell: ['A', 'B', 'C'].map((name) => ({
              id: name,
              name,
              rows: 20,
              value: '',
              problem: {
                code: 'unknown_tax_class' as const,
                message: '',
                params: { classes: 'food, standard', country: 'se', rates: '6%, 25%' },
              },
            })),
          },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/no VAT rate in Sweden/)).toHaveLength(1)
  },
}

/** All products behind the other rows are shown when the user asks for them. */
export const OtherRows: Story = {
  ...behaviour,
  args: { job: asking, missing },
  play: async ({ canvas }) => {
    const [summary] = canvas.getAllByText('Show all 4 products')
    await userEvent.click(summary!)
    await expect(await canvas.findByText('Sign')).toBeVisible()
  },
}

const byCategory = [
  { id: 'Lakrits', name: 'Lakrits', rows: 214, value: 'no', problem: null },
  { id: 'Portionssnus', name: 'Portionssnus', rows: 88, value: 'yes', problem: null },
]

/** All fields but the category itself may be answered by category. */
export const AskingByCategory: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    job: asking,
    missing: {
      ...missing,
      questions: missing.questions.map((question) =>
        question.field === 'prices_include_vat'
          ? { ...question, mode: 'category', value: 'no', groups: { category: byCategory }, isIncomplete: false }
          : question.field === 'stock'
            ? { ...question, groups: { category: byCategory } }
            : question,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Prices of Portionssnus' })).toHaveDisplayValue(/^With VAT/)
    await expect(canvas.getAllByRole('radio', { name: 'By category', checked: true })).toHaveLength(2)
  },
}
export const AskingByCategoryDark: Story = { ...AskingByCategory, globals: { scheme: 'dark' } }
export const AnswersByCategory: Story = {
  ...behaviour,
  args: AskingByCategory.args,
  play: async ({ args, canvas }) => {
    const prices = within(canvas.getByRole('radiogroup', { name: /^Prices/ }))
    await userEvent.click(prices.getByRole('radio', { name: 'Without VAT' }))
    await expect(args.onAnswer).toHaveBeenCalledWith({ field: 'prices_include_vat', mode: 'all', value: 'no' })
    const stock = within(canvas.getByRole('radiogroup', { name: /^Stock/ }))
    await userEvent.click(stock.getByRole('radio', { name: 'By category' }))
    await expect(args.onAnswer).toHaveBeenCalledWith({ field: 'stock', mode: 'category' })
  },
}
/** What a heading says about VAT is answered, and can be changed. */
export const AskingUnderstood: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    job: asking,
    missing: {
      ...missing,
      questions: [
        {
          ...missing.questions[1]!,
          mode: 'all',
          value: 'no',
          understood: 'Pris exkl. moms',
          isIncomplete: false,
        },
        {
          ...leftEmpty('carton_price', 24),
          isOptional: false,
          mode: 'all',
          choices: ['piece', 'carton'],
          value: 'piece',
          samples: ['5,40'],
          understood: 'Kartongpris per st',
          isIncomplete: false,
        },
      ],
      isComplete: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Without VAT', checked: true })).toBeVisible()
    await expect(canvas.getByText(/The file says it: “Pris exkl. moms”\.$/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'One piece', checked: true })).toBeVisible()
  },
}
/** The names of categories suggest tax classes, which the user checks. */
export const AskingWithSuggestions: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    job: asking,
    missing: {
      ...missing,
      questions: missing.questions.slice(0, 1).map((question) => ({
        ...question,
        groups: { category: question.groups.category!.map((each) => ({ ...each, isSuggested: true })) },
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radio', { name: 'By category, with suggestions to check', checked: true }),
    ).toBeVisible()
    await expect(canvas.getAllByText('Suggested by the category’s name')).toHaveLength(2)
  },
}
export const AskingByCategoryOnAPhone: Story = { ...AskingByCategory, ...onAPhone }

/** Rates of several tax classes, and a rate that the shop's country does not have, are answered by their value. */
export const AskingByRate: Story = {
  args: {
    job: asking,
    missing: {
      ...missing,
      questions: [
        {
          ...missing.questions[0]!,
          mode: 'cell',
          groups: {
            cell: [
              {
                id: '6 %',
                name: '6 %',
                rows: 214,
                value: 'food',
                problem: {
                  code: 'several_tax_classes',
                  message: '',
                  params: { percent: 6, country: 'se', classes: 'food, confectionery, soft_drink' },
                },
              },
              {
                id: '12,0 %',
                name: '12,0 %',
                rows: 88,
                value: '',
                problem: {
                  code: 'unknown_tax_rate',
                  message: '',
                  params: { percent: 12, country: 'se', rates: '6%, 25%' },
                },
              },
            ],
          },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'By the value in the file' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Tax class of 6 %' })).toHaveDisplayValue(
      'Food, 6% in Sweden since 1 Apr 2026',
    )
    await expect(
      await canvas.findByText(/several tax classes in Sweden: Food, Confectionery, Soft drink/),
    ).toBeVisible()
    await expect(await canvas.findByText(/is 12%, which is no VAT rate in Sweden today: 6%, 25%/)).toBeVisible()
  },
}
/** Words that name goods with an age limit need an answer, by word, by brand or by category. */
export const AskingByWord: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    job: asking,
    missing: {
      ...missing,
      questions: [
        {
          ...leftEmpty('age_limit', 318),
          mode: 'word',
          groups: {
            word: [
              { id: 'snus', name: 'snus', rows: 88, value: '18', problem: null },
              { id: 'wine', name: 'wine', rows: 12, value: '', problem: null, isInCategory: true },
            ],
            brand: [{ id: 'Rönn', name: 'Rönn', rows: 90, value: '', problem: null }],
          },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'By the word in the name or category' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'By brand' })).toBeVisible()
    await expect(canvas.getAllByText('Found in the category')).toHaveLength(1)
    await expect(canvas.getByRole('textbox', { name: 'Age limit of snus' })).toHaveDisplayValue('18')
  },
}
export const AskingOnAPhone: Story = {
  ...onAPhone,
  args: { job: asking, missing },
}
export const AskingRemembered: Story = {
  args: { job: at({ phase: 'checking', isMatched: true, isAsked: true, rows: 318, done: 40 }) },
}

/** A checked file that changes nothing names the reasons. */
export const NothingToApply: Story = {
  args: {
    job: at({
      isMatched: true,
      isAsked: true,
      counts: { create: 0, update: 0, unchanged: 25, warning: 0, failed: 12, leftOut: 0 },
      reasons: [
        {
          id: 'size',
          column: reported('option1_value'),
          problem: { code: 'too_long', message: '', params: { limit: 60 } },
          rows: 9,
          remedy: { kind: 'leave-out', column: '5' },
        },
        {
          id: 'sku',
          column: reported('sku'),
          problem: { code: 'missing', message: '' },
          rows: 3,
          remedy: { kind: 'match' },
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is nothing to apply' })).toBeVisible()
    await expect(await canvas.findByText('3 rows: SKU is missing')).toBeVisible()
    await expect(canvas.getByText(/25 rows are already in the shop/)).toBeVisible()
  },
}

/** VAT that is taken off is shown with an example before it is applied. */
export const WithVat: Story = {
  args: {
    job: at({
      understoodVat: { value: 'yes', text: 'Pris inkl. moms' },
      convertedPrice: { sku: 'C02-1', gross: '€3.99', net: '€3.76', rate: '6%' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Prices are with VAT, because the file says “Pris inkl. moms”/)).toBeVisible()
    await expect(canvas.getByText(/C02-1: €3.99 with 6% VAT becomes €3.76/)).toBeVisible()
  },
}

/** Pressing a number shows its rows; columns have the names of the step that matches them. */
export const FiltersRows: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Tier price from 50' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /1.*Warnings/ }))
    await expect(await canvas.findAllByText('has a wrong check digit')).not.toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: /184.*Create/ }))
    await expect(canvas.getByRole('cell', { name: 'Tjärn Bilberry pouches' })).toBeVisible()
  },
}

/** Common failures are answered in the office, and Back leads to the questions. */
export const UsesRemedies: Story = {
  ...behaviour,
  args: NothingToApply.args!,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave Option 1 value out' }))
    await expect(args.onLeaveOut).toHaveBeenCalledWith({ column: '5' })
    await userEvent.click(canvas.getByRole('button', { name: 'Match the columns again' }))
    await expect(args.onReturnToMatching).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onReturnToMissing).toHaveBeenCalledOnce()
  },
}

/** Large price changes are listed before they are applied. */
export const PriceJumps: Story = {
  args: {
    job: at({
      priceJumpCount: 12,
      priceJumps: [
        { id: '1', sku: 'LJU-0070', from: null, before: '€2.40', after: '€3.15', by: '+31%' },
        { id: '2', sku: 'KAD-0031', from: '50', before: '€29.90', after: '€2.99', by: '-90%' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const jumps = canvas.getByRole('table', { name: '12 prices move by more than 20%' })
    await expect(within(jumps).getByRole('row', { name: /KAD-0031, price from 50.*€29.90.*€2.99/ })).toBeVisible()
    await expect(canvas.getByText('The first 2 are shown.')).toBeVisible()
  },
}

/** Large price changes are confirmed before they are applied. */
export const ConfirmsPriceJumps: Story = {
  ...PriceJumps,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Apply 280 rows/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^12 prices change by more than 20%/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Apply 280 rows/ }))
    await expect(args.onApply).toHaveBeenCalledWith({ confirmsJumps: true })
  },
}

/** Prices of updates with what they are and will be; a change by more than 20% is marked. */
export const PriceChanges: Story = {
  args: { job: at({ failures: [], warnings: [], counts: { ...checked.counts, warning: 0, failed: 0, create: 0 } }) },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Update' }))
    await expect(canvas.getByText(/are left out of this file only/)).toBeVisible()
    await expect(table.getByRole('row', { name: /HAV-0410.*Stock 26.*240.*Shelf place \(empty\).*B-12/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /SAL-0131.*€1.95.*€2.05.*from 50.*€1.56.*€2.02.*\+29%/ })).toBeVisible()
    await expect(table.getByText('No price')).toBeVisible()
  },
}
export const PriceChangesOnAPhone: Story = { ...onAPhone, args: PriceChanges.args! }
export const PriceChangesDark: Story = { args: PriceChanges.args!, globals: { scheme: 'dark' } }
export const PriceChangesInHighContrast: Story = { args: PriceChanges.args!, globals: { contrast: 'more' } }
export const PriceChangesRightToLeft: Story = { args: PriceChanges.args!, globals: { direction: 'rtl' } }

export const Checking: Story = { args: { job: at({ phase: 'checking', done: 120 }) } }
export const Applying: Story = { args: { job: at({ phase: 'applying', done: 60, rows: 282 }) } }
export const Stopping: Story = { args: { job: at({ phase: 'applying', stopping: true, done: 60, rows: 282 }) } }
/** The imported rows stay, and the import can be continued. */
export const Stopped: Story = {
  args: {
    job: at({
      phase: 'stopped',
      done: 60,
      rows: 282,
      nextRow: '62',
      counts: { create: 50, update: 8, unchanged: 0, warning: 0, failed: 2, leftOut: 0 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Stopped' })).toBeVisible()
    await expect(canvas.getByText(/was stopped before row 62/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeEnabled()
    const failed = within(canvas.getByRole('table', { name: 'Failed' }))
    await expect(await failed.findByText('is not a number')).toBeVisible()
  },
}
export const Done: Story = { args: { job: at({ phase: 'done', finished: '23 Nov, 08:40' }) } }
export const DoneByApiKey: Story = { args: { job: at({ phase: 'done', finished: '23 Nov, 08:40', person: null }) } }
export const UnreadableFile: Story = {
  args: {
    job: at({
      phase: 'unread',
      rows: null,
      done: 0,
      problem: { code: 'missing_column', message: '', params: { column: 'sku' } },
    }),
  },
}
export const Broken: Story = {
  args: { job: at({ phase: 'broken', problem: { code: 'import_failed', message: '' } }) },
}
export const Ended: Story = {
  args: {
    job: at({
      phase: 'broken',
      problem: { code: 'import_ended', message: '' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This import was ended/)).toBeVisible()
  },
}
export const ApplyRefused: Story = {
  args: {
    request: {
      busy: false,
      stopping: false,
      reading: false,
      matching: false,
      problem: 'Another import is being applied.',
    },
  },
}
export const Loading: Story = { args: { job: { status: 'loading' } } }
export const Failed: Story = {
  args: { job: { status: 'failed', request: 'req-7', code: 'unexpected_state', retry: fn() } },
}

/** Cancelling ends the import, also while its file is checked. */
export const Cancels: Story = {
  ...behaviour,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onRestart).not.toHaveBeenCalled()
  },
}

/** New articles: which go on sale, and which stay drafts, with the reason. */
export const NewArticles: Story = {
  args: { job: at({ counts: { ...checked.counts, create: 2, warning: 0, failed: 0 }, failures: [], warnings: [] }) },
  play: async ({ canvas }) => {
    const created = within(await canvas.findByRole('table', { name: 'Create' }))
    await expect(created.getByText('Goes on sale')).toBeVisible()
    await expect(await created.findByText(/^Stays a draft: Unit price is missing/)).toBeVisible()
    await expect(created.getByText('Confectionery, 6% in Sweden since 1 Apr 2026')).toBeVisible()
    await expect(created.getByText('Winter drinks')).toBeVisible()
    await expect(created.getByText('7310870000028')).toBeVisible()
    await expect(created.getByText('Pictures')).toBeVisible()
  },
}
export const NewArticlesOnAPhone: Story = { args: NewArticles.args!, ...onAPhone }
export const NewArticlesDark: Story = { args: NewArticles.args!, globals: { scheme: 'dark' } }

/** A second press during the request does nothing. */
export const AppliesOnce: Story = {
  ...behaviour,
  args: { request: { busy: true, stopping: false, reading: false, matching: false, problem: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Saving/ }))
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

/** Columns are matched and checked, and Back leads to the file. */
export const MatchesColumns: Story = {
  ...behaviour,
  args: { job: unmatched, matching },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hyllplats goes to' }), 'Tags')
    await expect(args.onMatch).toHaveBeenLastCalledWith({ column: '7', target: 'tags' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember for the next file' }))
    await expect(args.onRemember).toHaveBeenLastCalledWith({ remember: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Check 312 rows' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  },
}

/** Back leads from the check of a matched file to its columns. */
export const ReturnsToMatching: Story = {
  ...behaviour,
  args: { job: at({ isMatched: true }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onReturnToMatching).toHaveBeenCalledOnce()
    await expect(args.onRestart).not.toHaveBeenCalled()
  },
}

/** Back leads from the questions to the columns. */
export const ReturnsFromMissing: Story = {
  ...behaviour,
  args: { job: asking, missing },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onReturnToMatching).toHaveBeenCalledOnce()
    await expect(args.onReturnToMissing).not.toHaveBeenCalled()
    await expect(args.onRestart).not.toHaveBeenCalled()
  },
}

/** Back leads from the questions about a file of a known format to the file. */
export const ReturnsFromMissingToFile: Story = {
  ...behaviour,
  args: { job: at({ phase: 'asking', isAsked: true }), missing },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  },
}

/** Choices of an earlier file are named, in each step. */
export const RememberedColumns: Story = {
  args: { job: unmatched, matching: { ...matching, isRemembered: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Remembered from an earlier file.')).toBeVisible()
  },
}
export const RememberedAnswers: Story = {
  args: { job: asking, missing: { ...missing, isRemembered: true } },
  play: RememberedColumns.play!,
}
export const RememberedCheck: Story = {
  args: { job: at({ isMatched: true, isRemembered: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/are remembered from an earlier file. Go back to change them./)).toBeVisible()
  },
}

const weights: MissingQuestionView = {
  ...leftEmpty('weight_unit', 318),
  isOptional: false,
  mode: null,
  choices: ['g', 'kg', 'lb', 'oz'],
  samples: ['0,36', '0,5', '1,2'],
  isIncomplete: true,
}

/** The unit of weights is asked with some of them if nothing in the file says it. */
export const AskingForWeights: Story = {
  args: { job: asking, missing: { ...missing, questions: [weights] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/318 rows whose weight has no unit: 0,36 · 0,5 · 1,2/)).toBeVisible()
  },
}
export const AnswersWeights: Story = {
  ...behaviour,
  args: AskingForWeights.args!,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Kilograms' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ field: 'weight_unit', mode: 'all', value: 'kg' })
  },
}

const aboutOthers: MissingQuestionView[] = [
  {
    ...leftEmpty('currency', 300),
    isOptional: false,
    mode: null,
    choices: ['shop', 'exclude', 'draft'],
    samples: ['24,90', '189,00'],
    isIncomplete: true,
  },
  {
    ...leftEmpty('other_article', 3),
    isOptional: false,
    mode: null,
    choices: ['exclude', 'new_sku', 'update'],
    samples: ['10039: Energy Drink 0.5L, VELO Ice Cool'],
    isIncomplete: true,
  },
  {
    ...leftEmpty('archived', 8),
    isOptional: false,
    mode: null,
    choices: ['restore', 'leave'],
    samples: ['Oat bar', 'Rye crisps'],
    isIncomplete: true,
  },
]

/** A file that names no currency, and SKUs that articles with other names have, are asked about. */
export const AskingForOthers: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { job: asking, missing: { ...missing, questions: aboutOthers } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/8 rows are of products that buyers do not see: Oat bar · Rye crisps/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Put them back/ })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'In EUR, the shop’s currency' })).toBeVisible()
  },
}

/** The result says how many archived products stay hidden, and how many are put back. */
export const DoneWithArchived: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { job: at({ phase: 'done', finished: '23 Nov, 08:40', archived: { left: 8, restored: 1 } }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/8 products are archived and stay hidden\. 1 archived product is put back\./),
    ).toBeVisible()
  },
}

const inTwoWays: MissingQuestionView[] = [
  {
    ...leftEmpty('other_currency', 12),
    isOptional: false,
    mode: null,
    choices: ['exclude', 'draft'],
    samples: ['12,50 SEK', 'NOK 9'],
    isIncomplete: true,
  },
  {
    ...leftEmpty('decimal_sign', 40),
    isOptional: false,
    mode: null,
    choices: ['comma', 'point'],
    samples: ['1,250'],
    isIncomplete: true,
  },
]

/** Prices in another currency, and numbers that can be read in two ways, are asked about once for all rows. */
export const AskingForCurrencyAndDecimals: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { job: asking, missing: { ...missing, questions: inTwoWays } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/12 rows have prices that are not in the shop’s currency: 12,50 SEK · NOK 9/),
    ).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'The comma is for decimals: 1,250 means 1.25' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'The point is for decimals: 1,250 means 1250' })).toBeVisible()
  },
}
export const AnswersCurrency: Story = {
  ...behaviour,
  args: AskingForCurrencyAndDecimals.args!,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Leave these rows out' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ field: 'other_currency', mode: 'all', value: 'exclude' })
  },
}

const withoutPrice: ImportMatchingView = {
  ...matching,
  columns: [
    ...matching.columns.filter(({ isMoney }) => !isMoney),
    { ...column('8', 'Moms', '25 %', 'tax_class', 'similar'), isMoney: true },
  ],
  lacksPrice: true,
}

/** A file without a column for the price says so, and is checked only once that is accepted. */
export const WithoutPrice: Story = {
  args: { job: unmatched, matching: withoutPrice },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No column goes to the price/)).toBeVisible()
    await expect(
      canvas.getByRole('checkbox', {
        name: 'Prices and taxes are in the right columns: Moms. No column is the price.',
      }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Check 312 rows' })).toBeDisabled()
  },
}

/** A file whose SKU is left out says what happens to its articles. */
export const WithoutSku: Story = {
  args: {
    job: unmatched,
    matching: {
      ...matching,
      columns: matching.columns.filter(({ target }) => target !== 'sku'),
      lacksSku: true,
      lacksProduct: true,
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No column goes to the SKU/)).toBeVisible()
    await expect(canvas.getByText(/No column goes to the product name/)).toBeVisible()
  },
}
export const AcceptsNoPrice: Story = {
  ...behaviour,
  args: WithoutPrice.args!,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Import without prices: new articles become drafts' }))
    await expect(args.onWithoutPrices).toHaveBeenLastCalledWith({ accepted: true })
  },
}
export const WithoutPriceOnAPhone: Story = { ...onAPhone, args: WithoutPrice.args! }
export const WithoutPriceAccepted: Story = {
  args: { job: unmatched, matching: { ...withoutPrice, isWithoutPrices: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check 312 rows' })).toBeEnabled()
  },
}

const rowsOf = (...rows: Partial<ImportJobView['imported'][number]>[]) =>
  rows.map((each, index) => ({ ...checked.imported[2]!, id: String(index + 2), row: String(index + 2), ...each }))

/** Rows that would be created can be left out, one by one or all that are shown. */
export const LeavesRowsOut: Story = {
  ...behaviour,
  args: {
    job: at({
      counts: { create: 1, update: 0, unchanged: 0, warning: 0, failed: 0, leftOut: 1 },
      imported: rowsOf({}, { isLeftOut: true, sku: 'FRAKT' }),
    }),
  },
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Create' }))
    await userEvent.click(table.getByRole('checkbox', { name: 'Import row 2', checked: true }))
    await expect(args.onTake).toHaveBeenLastCalledWith({ rows: ['2'], taken: false })
    await userEvent.click(table.getByRole('checkbox', { name: 'Import row 3', checked: false }))
    await expect(args.onTake).toHaveBeenLastCalledWith({ rows: ['3'], taken: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out all shown' }))
    await expect(args.onTake).toHaveBeenLastCalledWith({ rows: ['2'], taken: false })
  },
}

/** Only the first rows are listed, and all of them can be left out together. */
export const LeavesEveryRowOut: Story = {
  ...behaviour,
  args: {
    job: at({
      counts: { create: 1_204, update: 0, unchanged: 0, warning: 0, failed: 0, leftOut: 205 },
      unlisted: { create: 1_202, update: 0, unchanged: 0, leftOut: 204 },
      imported: rowsOf({}, {}, { outcome: 'leftOut', isLeftOut: true, sku: 'FRAKT' }),
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The first 2 of 1,204 rows are shown.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out all 1,204, in this file only' }))
    await expect(args.onTakeAll).toHaveBeenLastCalledWith({ outcome: 'create' })
    await userEvent.click(canvas.getByRole('button', { name: /^205 Left out/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take back all that you left out' }))
    await expect(args.onTakeAll).toHaveBeenLastCalledWith({ outcome: 'leftOut' })
  },
}

/** Rows that would be updated can be left out of this file as well. */
export const LeavesUpdatesOut: Story = {
  ...behaviour,
  args: {
    job: at({
      counts: { create: 0, update: 2, unchanged: 0, warning: 0, failed: 0, leftOut: 0 },
      imported: checked.imported.slice(0, 2),
    }),
  },
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Update' }))
    await userEvent.click(table.getByRole('checkbox', { name: 'Import row 2', checked: true }))
    await expect(args.onTake).toHaveBeenLastCalledWith({ rows: ['2'], taken: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out all shown' }))
    await expect(args.onTake).toHaveBeenLastCalledWith({ rows: ['2', '3'], taken: false })
  },
}

/** A choice of rows is saved before the file can be applied. */
export const SavesRowChoice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    job: LeavesRowsOut.args!.job!,
    request: { busy: true, stopping: false, reading: false, matching: false, problem: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Saving/ })).toBeVisible()
  },
}

const noGoods = at({
  counts: { create: 0, update: 0, unchanged: 0, warning: 0, failed: 0, leftOut: 2 },
  imported: rowsOf(
    {
      sku: 'FRAKT',
      product: 'Frakt inrikes',
      outcome: 'leftOut',
      isLeftOut: true,
      reason: {
        code: 'not_goods',
        message: 'names freight, a fee, a service or the like, which is no product: the row is left out',
      },
    },
    {
      sku: 'Summa',
      product: '36 artiklar',
      outcome: 'leftOut',
      isLeftOut: true,
      reason: { code: 'total_row', message: 'is a total: the row is left out' },
    },
  ),
})

/** Totals and services are left out by themselves, with the reason, and can be taken back. */
export const NoGoods: Story = {
  args: { job: noGoods },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 rows are left out' })).toBeVisible()
    await expect(
      await canvas.findAllByText(
        /names freight, a fee, a service or the like, which is no product: the row is left out/,
      ),
    ).not.toHaveLength(0)
  },
}
export const TakesRowsBack: Story = {
  ...behaviour,
  args: NoGoods.args!,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import all shown' }))
    await expect(args.onTake).toHaveBeenLastCalledWith({ rows: ['2', '3'], taken: true })
  },
}
export const NoGoodsOnAPhone: Story = {
  ...onAPhone,
  args: NoGoods.args!,
  play: async ({ canvas }) => {
    // Above the bar of the office.
    canvas.getByRole('button', { name: 'Import all shown' }).scrollIntoView({ block: 'start' })
    await expect(canvas.getByRole('checkbox', { name: 'Import row 2' })).toBeVisible()
  },
}
export const NoGoodsDark: Story = { args: NoGoods.args!, globals: { scheme: 'dark' } }
export const NoGoodsInHighContrast: Story = { args: NoGoods.args!, globals: { contrast: 'more' } }
export const NoGoodsRightToLeft: Story = { args: NoGoods.args!, globals: { direction: 'rtl' } }

/** The report counts and lists the rows that were left out, and says that they stay out. */
export const DoneWithRowsLeftOut: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    job: at({
      phase: 'done',
      finished: '23 Nov, 08:40',
      counts: { create: 3, update: 0, unchanged: 0, warning: 0, failed: 0, leftOut: 2 },
      imported: rowsOf(
        { sku: 'A-1', product: 'Gift box', outcome: 'leftOut', isLeftOut: true },
        {
          sku: 'A-2',
          product: 'Sign',
          outcome: 'leftOut',
          isLeftOut: true,
          reason: { code: 'left_out_before', message: 'was left out of an earlier file: tick the row to import it' },
        },
      ),
    }),
  },
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('group', { name: 'Result' }))
    await expect(figures.getByText('Left out')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '2 rows were left out' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /A-2.*was left out of an earlier file/ })).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** One press stops the import. */
export const Stops: Story = {
  ...behaviour,
  args: { job: at({ phase: 'applying', done: 60, rows: 282 }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Rows imported so far are kept/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop after this row' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { ...onAPhone }
/** Pictures of the file that the shop lacks: addresses to fetch, and files that were not uploaded. */
export const CheckedWithPictures: Story = {
  args: {
    job: at({
      failures: [],
      pictures: { toFetch: 12, hosts: ['cdn.example', 'img.example'], missing: 1, missingNames: ['front.jpg'] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('12 pictures are fetched from cdn.example and img.example after the import is applied.'),
    ).toBeVisible()
    await expect(
      canvas.getByText(
        '1 picture is named in the file, but not in it: front.jpg. Once the import is applied, upload it or leave it out.',
      ),
    ).toBeVisible()
  },
}

/** The pictures that could not be fetched, below the report. */
export const DoneWithMissingPictures: Story = {
  args: {
    job: at({ phase: 'done', finished: '29 Nov 2026, 10:12' }),
    pictures: {
      pictures: {
        status: 'ready',
        refreshing: false,
        view: { counts: { added: 11, waiting: 0, named: 0, failed: 1 }, products: [], more: 0 },
      },
      editable: true,
      pending: [],
      problem: null,
      onRetry: fn(),
      onRetryAll: fn(),
      onUpload: fn(),
      onLeaveOut: fn(),
      onLeaveOutAll: fn(),
      named: { pictures: null, problem: null, onPictures: fn(), onResume: fn() },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pictures to fetch' })).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
