import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { tabTo } from '../../../internal/stories/tab-to'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Button } from '../../actions/button'
import { ImportCounts } from './ImportCounts'
import { ImportWizard } from './ImportWizard'
import { preloadSteps } from './lazy-steps'
import { applyStage, checkStage, matchStage, missingStage, reportStage, uploadStage } from './story-import'

const meta = {
  title: 'Components/Forms/ImportWizard',
  component: ImportWizard,
  beforeEach: preloadSteps,
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--gutter) var(--gutter) 0' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      also: ['upload', 'bulk', 'csv', 'spreadsheet'],
      since: '0.2.0',
      use: ['Creating or changing many items from the rows of a file.'],
      avoid: [
        'A few lines pasted into a cart: the shop has BulkUpload.',
        'One file that belongs to a form: use FileDrop.',
      ],
      do: [
        'Match columns automatically where possible, and give the reason.',
        'Name the invalid cell and say how to fix it.',
        'Show in the last button how many rows are applied and how many are left out.',
        'Let users leave while rows are applied, and find the report later.',
      ],
      dont: ['Don’t change anything before the user has seen the check.', 'Don’t let one invalid row stop the others.'],
      keys: [
        { key: 'Tab', does: 'Moves through the columns, the numbers and the actions.' },
        { key: 'Enter', does: 'On a number: shows its rows.' },
      ],
      parts: [
        { name: 'Steps', is: 'The current step: upload, match, missing values, check, apply, report.', at: 'ol' },
        {
          name: 'Numbers',
          is: 'The number of rows for each outcome; each one shows its rows.',
          at: '[role=group] button',
        },
        { name: 'Rows', is: 'The error of each row, and how to fix it.', at: 'table' },
        { name: 'Bar', is: 'Says what will happen, with the action.', at: '.min-h-full > :last-child' },
      ],
      content: [
        'An error says what is required: “A new product needs a name.”',
        'The last button shows the numbers: “Apply 280 rows, leave out 4”.',
      ],
      widths: 'On a phone the numbers are in two columns, and the bar ends the page, each button as wide as it.',
      announces: 'The step in the heading, the status in the bar, and the result at the end.',
      pairs: 'takes the window',
    }),
  },
  args: {
    stage: checkStage,
    onFile: fn(),
    onRemove: fn(),
    onMatch: fn(),
    onConfirm: fn(),
    onAnswer: fn(),
    onRemember: fn(),
    onCheck: fn(),
    onShow: fn(),
    onDownload: fn(),
    onApply: fn(),
    onStop: fn(),
    onBack: fn(),
    onCancel: fn(),
    onImportAnother: fn(),
  },
} satisfies Meta<typeof ImportWizard>

export default meta
type Story = StoryObj<typeof meta>

/** A preview of the changes, and each failing row with its invalid cell. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Check')
    await expect(canvas.getByRole('button', { name: /4.*Failed/, pressed: true })).toBeVisible()
    await expect(
      within(canvas.getByRole('table', { name: 'Failed' })).getByText('A new product needs a name.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Apply 280 rows, leave out 4' })).toBeEnabled()
  },
}

export const Upload: Story = {
  args: {
    stage: { ...uploadStage, error: 'lager.pdf is a PDF. Save the list as CSV or XLSX first; nothing was read.' },
  },
}

/** One column has to be reviewed before the rows can be checked. */
export const Match: Story = {
  args: { stage: matchStage },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 of 7 columns are mapped')
    await expect(canvas.getByRole('button', { name: 'Check 312 rows' })).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Pris 50: from which quantity on' })).toBeInvalid()
  },
}

/** The file changes nothing; the commonest reasons are named, with what the user can do. */
export const NothingToApply: Story = {
  args: {
    stage: {
      ...checkStage,
      counts: { create: 0, update: 0, unchanged: 300, warning: 0, failed: 12, leftOut: 0 },
      outcome: 'failed',
      rows: [],
      changes: [],
      reasons: [
        { id: 'size', text: '12 rows: Size is too long', action: { label: 'Leave Size out', onPress: fn() } },
        { id: 'unchanged', text: '300 rows are already in the shop without a difference.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is nothing to apply' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Leave Size out' })).toBeVisible()
  },
}

/** What the file lacks is asked once for all of its rows. */
export const Missing: Story = {
  args: { stage: missingStage },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Missing')
    await expect(canvas.getByRole('radio', { name: 'By category' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Tax class of Portionssnus' })).toHaveDisplayValue('Nicotine')
    await expect(canvas.getByRole('textbox', { name: 'Brand of all rows' })).toHaveValue('Lakritsverket')
    await expect(canvas.getByRole('button', { name: 'Check 318 rows' })).toBeDisabled()
  },
}
export const MissingOnAPhone: Story = {
  args: { stage: missingStage },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
export const MissingDark: Story = {
  args: { stage: missingStage },
  globals: { scheme: 'dark' },
  parameters: { chromatic: { disableSnapshot: true } },
}
export const MissingInHighContrast: Story = {
  args: { stage: missingStage },
  globals: { contrast: 'more' },
  parameters: { chromatic: { disableSnapshot: true } },
}
export const MissingRightToLeft: Story = {
  args: { stage: missingStage },
  globals: { direction: 'rtl' },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Rows that are imported without a cell. */
export const Warnings: Story = {
  args: {
    stage: {
      ...checkStage,
      outcome: 'warning',
      rows: [
        {
          id: '27',
          number: '27',
          cells: { sku: 'LJU-0035', name: 'Ljung Milk Chocolate', price: '2.20', stock: '−40' },
          fault: { column: 'stock', text: 'Stock is below 0: 0 is used.', tone: 'caution' },
        },
      ],
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /37.*Warnings/, pressed: true })).toBeVisible()
    await expect(
      within(canvas.getByRole('table', { name: 'Warnings' })).getByText('Stock is below 0: 0 is used.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Rows with problems as a file' })).toBeVisible()
  },
}

export const Applying: Story = {
  args: { stage: applyStage },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Applying' })).toHaveValue(176)
  },
}

export const Report: Story = {
  args: { stage: { ...reportStage, actions: <Button>Look through 184 new products</Button> } },
}

/** On a phone each button of the bar is as wide as the page, one below the other, with nothing above them. */
export const ReportBarOnAPhone: Story = {
  ...behaviour,
  globals: { viewport: { value: 'mobile1' } },
  args: Report.args!,
  play: async ({ canvas }) => {
    const [again, next] = [/another file/, /Look through/].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    const bar = canvas.getByRole('button', { name: /another file/ }).parentElement!.parentElement!
    await expect(again!.width).toBe(next!.width)
    await expect(again!.width).toBeGreaterThan(280)
    await expect(next!.top).toBeGreaterThan(again!.bottom)
    await expect(again!.top - bar.getBoundingClientRect().top).toBeLessThan(20)
  },
}

/** Several rows of the file are one article, which has a price from each of their quantities. */
export const RowsOfArticles: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { stage: { ...checkStage, outcome: 'create', articles: 92 } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: '184 rows will be created (92 articles)' })).toBeVisible(),
}

/** The changes were undone afterwards. */
export const UndoneReport: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { stage: { ...reportStage, result: 'undone' } },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Undone' })).toBeVisible(),
}

/** Columns are matched and rows are shown by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: /184.*Create/ }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onShow).toHaveBeenCalledWith({ outcome: 'create' })
    await tabTo(canvas.getByRole('button', { name: /Apply 280 rows/ }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
}

/** Questions are answered by keyboard: for all rows, and by category. */
export const Answers: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { stage: missingStage },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('radio', { name: 'By category' }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ question: 'tax_class', mode: 'all' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tax class of Ställ & skyltar' }), 'Standard')
    await expect(args.onAnswer).toHaveBeenLastCalledWith({
      question: 'tax_class',
      mode: 'category',
      value: 'standard',
      group: 'Ställ & skyltar',
    })
    await userEvent.click(canvas.getByRole('radio', { name: /With VAT, taken off/ }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ question: 'prices_include_vat', mode: 'all', value: 'yes' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Brand of all rows' }), 'x')
    await expect(args.onAnswer).toHaveBeenLastCalledWith({
      question: 'brand',
      mode: 'all',
      value: 'Lakritsverketx',
    })
  },
}

/** The columns of money are confirmed before the rows are checked. */
export const Confirms: Story = {
  ...behaviour,
  args: { stage: { ...matchStage, missing: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check 312 rows' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Pris, Pris 50/ }))
    await expect(args.onConfirm).toHaveBeenCalledWith({ confirmed: true })
  },
}

/** Matches a column to another field, enters a tier's quantity, and does not remember the matching. */
export const Matches: Story = {
  ...behaviour,
  args: { stage: matchStage },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hyllplats goes to' }), 'Stock')
    await expect(args.onMatch).toHaveBeenLastCalledWith({ column: 'Hyllplats', target: 'stock' })
    await userEvent.type(canvas.getByRole('textbox', { name: /Pris 50/ }), '5')
    await expect(args.onMatch).toHaveBeenLastCalledWith({ column: 'Pris 50', target: 'tier', quantity: '5' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember for the next file' }))
    await expect(args.onRemember).toHaveBeenCalledWith({ remember: false })
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { args: { stage: matchStage }, globals: { direction: 'rtl' } }

/** States of the numbers: a press shows the rows. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      part={ImportCounts<string>}
      args={{
        label: 'Rows',
        figures: [
          { outcome: 'create', label: 'Create', count: 12, icon: null },
          { outcome: 'failed', label: 'Failed', count: 4, icon: null, tone: 'critical' },
        ],
        selected: 'create',
        onShow: fn(),
      }}
      target="[aria-pressed=false]"
      cell={22}
    />
  ),
}

export const Dark: Story = { ...inStates, globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
