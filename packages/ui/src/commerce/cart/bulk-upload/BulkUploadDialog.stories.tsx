import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type {
  BulkDuplicateView,
  BulkReportView,
  BulkUploadInput,
  BulkUploadStage,
  OrderFileReading,
  StoredBulkUpload,
} from '@skafferi/domain/shop/cart/views'
import { readOrderTable } from '@skafferi/domain/shop/cart'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { noDraft, restoredDraft } from '../../../internal/stories/story-draft'
import { bulkReportOf, bulkUploadOf, parsedOf, storyCarts } from '../../../internal/stories/story-cart'
import { Button } from '../../../components/actions/button'
import { BulkUploadDialog, type BulkUploadDialogProps } from './BulkUploadDialog'

const cart = storyCarts.small
const typedLines: StoredBulkUpload = { format: 'lines', positions: '', lines: '', file: null }
const csv = { name: 'week 48.csv', size: 2_400, table: readOrderTable('sku;qty\nSAL-0120;60') }
const entry: Extract<BulkUploadStage, { name: 'entry' }> = { name: 'entry', busy: false, fault: null, problem: null }
const failed = { action: 'bulk_update' as const, code: 'network', message: null, fields: {} }
const mixed = bulkReportOf(cart, {
  format: 'lines',
  text: 'SAL-0120 1200\nGRY-0450 six\nTJA-1403 12\nNONE-1 9\nsal-0120 0',
})

const resolvedReport = bulkReportOf(cart, { format: 'lines', text: 'SAL-0120 65\nTJA-1403 24' })

const duplicateFish: BulkDuplicateView = {
  title: 'Sältan Salt Fish',
  sku: 'SAL-0120',
  rows: [
    { position: 1, quantity: '60' },
    { position: 3, quantity: '5' },
  ],
  sum: '65',
  last: '5',
}
const duplicateMint: BulkDuplicateView = {
  title: null,
  sku: 'TJA-1403',
  rows: [
    { position: 2, quantity: '1,000' },
    { position: 4, quantity: '200' },
    { position: 1000, quantity: '40' },
  ],
  sum: '1,240',
  last: '40',
}
const duplicateStage: BulkUploadStage = {
  name: 'doubled',
  duplicates: [duplicateFish, duplicateMint],
  busy: false,
  problem: null,
}

/** The stage after checking a text or table. */
function stageOf(given: BulkUploadInput): BulkUploadStage {
  const result = parsedOf(cart, given)
  if (result.status === 'refused') return { ...entry, fault: result.fault }
  if (result.status === 'unclear') return { name: 'columns', columns: result.choices, busy: false, problem: null }
  return { name: 'preview', report: bulkReportOf(cart, given), columns: result.columns, busy: false, problem: null }
}

/** Reads text files as the shop does, without a store. */
const readTextFile = async (file: File): Promise<OrderFileReading> => ({ table: readOrderTable(await file.text()) })

/** A page that opens the dialog, with a mock store. */
function Shop(args: BulkUploadDialogProps) {
  const [open, setOpen] = useState(true)
  const [stage, setStage] = useState<BulkUploadStage>(args.stage)
  const [checked, setChecked] = useState<BulkUploadInput>({ format: 'lines', text: '' })
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Bulk Upload
      </Button>
      {open && (
        <BulkUploadDialog
          {...args}
          stage={stage}
          onPreview={(given) => {
            args.onPreview(given)
            setChecked(given)
            setStage(stageOf(given))
          }}
          onChooseColumns={(columns) => {
            args.onChooseColumns(columns)
            setStage(stageOf({ ...checked, columns }))
          }}
          onEditColumns={() => {
            args.onEditColumns()
            if (stage.name === 'preview' && stage.columns)
              setStage({ name: 'columns', columns: stage.columns, busy: false, problem: null })
          }}
          onResolveDuplicates={(event) => {
            args.onResolveDuplicates(event)
            setStage({ name: 'preview', report: resolvedReport, columns: null, busy: false, problem: null })
          }}
          onApply={() => {
            args.onApply()
            setStage({ name: 'done', report: bulkReportOf(cart, checked) })
          }}
          onEdit={() => {
            args.onEdit()
            setStage(entry)
          }}
          onClose={() => {
            args.onClose()
            setStage(entry)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

const meta = {
  title: 'Commerce/Cart/BulkUpload',
  component: BulkUploadDialog,
  args: {
    ...bulkUploadOf(cart),
    draft: noDraft,
    stage: entry,
    priceList: { busy: false, problem: null, onDownload: fn() },
    onReadFile: readTextFile,
    onPreview: fn(),
    onChooseColumns: fn(),
    onEditColumns: fn(),
    onResolveDuplicates: fn(),
    onApply: fn(),
    onEdit: fn(),
    onClose: fn(),
  },
  render: (args) => <Shop {...args} />,
  parameters: guide({
    also: ['csv', 'import quantities', 'paste list'],
    use: ['For setting the quantities of a whole cart, or for ordering from an existing list or file.'],
    avoid: ['For one or two lines: the steppers of the cart are faster.', 'For data other than SKUs and quantities.'],
    do: [
      'Parse the text with the rules of the domain, and request a preview before anything changes.',
      'Report every row: changed, unchanged, or skipped with the reason.',
      'Load it when it is first opened.',
    ],
    dont: [
      'Do not apply without a preview.',
      'Do not add up or replace duplicate articles: ask the buyer.',
      'Do not report success if rows were skipped.',
      'Do not discard the input if a check fails.',
      'Do not close it after applying: the buyer has to read the skipped rows.',
    ],
    keys: [
      { key: 'Arrow Left, Arrow Right', does: 'on the switch, selects the format' },
      { key: 'Tab', does: 'moves through the fields and the footer' },
      { key: 'Enter, Space', does: 'presses a button' },
      { key: 'Escape', does: 'closes it; asks for confirmation if there is unsaved input' },
    ],
    parts: [
      { name: 'Title', is: 'The task: setting quantities.', at: '[data-part=title]' },
      { name: 'Entry', is: 'SKUs and quantities, one line each.', at: 'textarea' },
      { name: 'Actions', is: 'Check first, then apply.', at: 'dialog > div:last-of-type button' },
    ],
    content: [
      'Every row of the report starts with its line number.',
      'An invalid row shows the value that was read and what was expected.',
    ],
    widths: '640 px wide; on phones a sheet. The report scrolls in the dialog.',
    announces: 'Each step moves the focus to its message. The report shows the number of changed and skipped rows.',
    pairs: 'takes the window',
  }),
} satisfies Meta<typeof BulkUploadDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialogIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'))

/** The dialog after its transition. */
async function openDialogIn(canvasElement: HTMLElement) {
  const dialog = within(canvasElement).getByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const Default: Story = {}

/** One quantity for each line, checked and then applied. */
export const ChecksAndApplies: Story = {
  ...behaviour,
  play: async ({ args, canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
    await step('a list of another length is refused, and the text stays', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Quantities' }), '60,120')
      await userEvent.click(dialog.getByRole('button', { name: 'Check quantities' }))
      const field = dialog.getByRole('textbox', { name: 'Quantities' })
      await waitFor(() => expect(field).toHaveAccessibleDescription('Please provide 3 values (one for each item).'))
      await expect(field).toHaveValue('60,120')
      await expect(field).toHaveFocus()
    })
    await step('the preview shows the result', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Quantities' }), ',12')
      await userEvent.click(dialog.getByRole('button', { name: 'Check quantities' }))
      await expect(args.onPreview).toHaveBeenLastCalledWith({ format: 'positions', text: '60,120,12' })
      await expect(await dialog.findByText('Nothing has changed yet. This is a preview.')).toBeVisible()
      const changed = within(dialog.getByRole('region', { name: 'Changed 2' }))
      await expect(changed.getByText('from 10 to 60')).toBeInTheDocument()
      await expect(dialog.getByRole('region', { name: 'Unchanged 1' })).toBeVisible()
      await expect(args.onApply).not.toHaveBeenCalled()
    })
    await step('it is applied', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Apply 2 changes' }))
      await expect(args.onApply).toHaveBeenCalledOnce()
      await expect(await dialog.findByText('Bulk update successful!')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}

/** From the first field to the report by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByRole('radio', { name: 'List' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('radio', { name: 'SKU lines' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('SAL-0120 60{Enter}TJA-1403;24')
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Check quantities' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPreview).toHaveBeenLastCalledWith({ format: 'lines', text: 'SAL-0120 60\nTJA-1403;24' })
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Apply 2 changes' })).toBeVisible())
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Apply 2 changes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await dialog.findByText('Bulk update successful!')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The current cart can be inserted. */
export const FromTheCart: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Start from the cart’s quantities' }))
    await expect(dialog.getByRole('textbox', { name: 'Quantities' })).toHaveValue('10, 5, 12')
  },
}

/** Each format keeps its input while another is open, and after the check. */
export const KeepsInput: Story = {
  ...behaviour,
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Quantities' }), '1,2,3')
    await userEvent.click(dialog.getByRole('radio', { name: 'SKU lines' }))
    await userEvent.type(dialog.getByRole('textbox'), 'SAL-0120 60')
    await userEvent.click(dialog.getByRole('button', { name: 'Check quantities' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Back' }))
    await expect(dialog.getByRole('textbox')).toHaveValue('SAL-0120 60')
    await userEvent.click(dialog.getByRole('radio', { name: 'List' }))
    await expect(dialog.getByRole('textbox')).toHaveValue('1,2,3')
  },
}

/** The dialog with the field for a file, and the file that was chosen. */
async function chooseFile(canvasElement: HTMLElement, file: File) {
  const dialog = await openDialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('radio', { name: 'File' }))
  await userEvent.upload(dialog.getByLabelText('Excel or CSV file', { selector: '[type=file]' }), file)
  return dialog
}

const csvOf = (text: string) => new File([text], 'order.csv', { type: 'text/csv' })

/** Columns are recognised by their headings, and rows without a quantity are counted. */
export const ReadsFile: Story = {
  ...behaviour,
  play: async ({ args, canvasElement, step }) => {
    const text = 'Benämning;Art.nr;Antal\nFisk;SAL-0120;60 st\nMint;TJA-1403;24\nKaffe;GRY-0450;\nTe;TEA-1;0'
    const dialog = await chooseFile(canvasElement, csvOf(text))
    await step('the file is checked', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Check quantities' }))
      await expect(args.onPreview).toHaveBeenLastCalledWith({ format: 'table', table: readOrderTable(text) })
    })
    await step('the preview names the columns and counts rows without a quantity', async () => {
      await expect(await dialog.findByRole('region', { name: 'Changed 2' })).toBeVisible()
      await expect(dialog.getByText('2 rows without a quantity were left out.')).toBeVisible()
      await expect(dialog.getByText('Articles are read from “Art.nr”, quantities from “Antal”.')).toBeVisible()
    })
    await step('other columns can be chosen', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Choose other columns' }))
      await expect(args.onEditColumns).toHaveBeenCalledOnce()
      await expect(await dialog.findByLabelText('Column with quantities')).toHaveDisplayValue(/^Antal: /)
    })
  },
}

/** A file that cannot be read can be removed, and another one chosen. */
export const FileTooLarge: Story = {
  tags: ['reaches'],
  args: { onReadFile: async () => ({ fault: 'too_large' }) },
  play: async ({ canvasElement }) => {
    const dialog = await chooseFile(canvasElement, csvOf('SAL-0120;60'))
    await expect(
      await dialog.findByText(
        'This file is larger than 2,000 kB. Keep only the rows you want to order, and choose it again.',
      ),
    ).toBeVisible()
  },
}

/** Until the file is read, the check waits, and the dialog can be closed. */
export const WaitsForFile: Story = {
  ...behaviour,
  play: async ({ args, canvasElement }) => {
    const file = csvOf('SAL-0120;60')
    let finish = (_text: string) => {}
    file.text = () => new Promise((resolve) => (finish = resolve))
    const dialog = await chooseFile(canvasElement, file)
    await userEvent.click(dialog.getByRole('button', { name: 'Check quantities' }))
    await expect(await dialog.findByRole('button', { name: /Checking\.\.\./ })).toBeVisible()
    await expect(args.onPreview).not.toHaveBeenCalled()
    finish('SAL-0120;60')
    await expect(await dialog.findByRole('region', { name: 'Changed 1' })).toBeVisible()
    await expect(args.onPreview).toHaveBeenCalledOnce()
  },
}

/** A file that cannot be read is not checked. */
export const FileCannotBeChecked: Story = {
  ...behaviour,
  args: { onReadFile: async () => ({ fault: 'not_text' }) },
  play: async ({ args, canvasElement }) => {
    const dialog = await chooseFile(canvasElement, csvOf('SAL-0120;60'))
    await expect(await dialog.findByText(/^This is neither a spreadsheet nor a text file\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Check quantities' }))
    await expect(args.onPreview).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove order.csv' }))
    await expect(dialog.queryByText(/^This is neither/)).toBeNull()
  },
}

const unknownColumns = readOrderTable('Foo;Bar;Baz\nFish;SAL-0120;60\nMint;TJA-1403;12')
const columnsStage = stageOf({ format: 'table', table: unknownColumns })

/** If no heading is known, the user chooses the columns by their first values. */
export const UnclearColumns: Story = {
  args: { stage: columnsStage },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByText('Choose which columns to read.')).toBeVisible()
    await expect(dialog.getByLabelText('Column with quantities')).toHaveTextContent('Baz: 60, 12')
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible()
  },
}

export const UnclearColumnsPhone: Story = {
  ...UnclearColumns,
  globals: { viewport: { value: 'mobile1' } },
}

export const ChoosesColumns: Story = {
  ...behaviour,
  play: async ({ args, canvasElement }) => {
    const dialog = await chooseFile(canvasElement, csvOf('Foo;Bar;Baz\nFish;SAL-0120;60\nMint;TJA-1403;24'))
    await dialog.findByText('order.csv')
    await userEvent.click(dialog.getByRole('button', { name: 'Check quantities' }))
    await userEvent.selectOptions(await dialog.findByLabelText('Column with SKUs or GTINs'), '1')
    await userEvent.selectOptions(dialog.getByLabelText('Column with quantities'), '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect(args.onChooseColumns).toHaveBeenCalledWith({ article: 1, quantity: 2 })
    await expect(await dialog.findByRole('region', { name: 'Changed 2' })).toBeVisible()
  },
}

export const UnclearColumnsFailed: Story = {
  args: { stage: { ...columnsStage, problem: failed } as BulkUploadStage },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Bulk update failed. Nothing in the cart has changed.')
  },
}

export const NoQuantities: Story = {
  args: { stage: { ...entry, fault: { code: 'no_quantity', rows: 12 } } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByText('None of the 12 rows has a quantity. Fill in at least one.')).toBeVisible()
  },
}

export const TooManyRows: Story = {
  args: { stage: { ...entry, fault: { code: 'too_many_rows', maximum: 1000, given: 1240 } } },
  play: async ({ canvasElement }) => {
    const text = 'Please provide at most 1,000 rows. There are 1,240.'
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByText(text)).toBeVisible()
  },
}

export const NoInput: Story = {
  args: { stage: { ...entry, fault: { code: 'empty' } } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByText('Please provide at least one quantity.')).toBeVisible()
  },
}

/** Without lines, quantities by position are disabled. */
export const EmptyCart: Story = {
  args: { ...bulkUploadOf(storyCarts.empty) },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByRole('radio', { name: 'List' })).toBeDisabled()
    await expect(dialog.getByRole('radio', { name: 'SKU lines' })).toBeChecked()
  },
}

export const Checking: Story = { args: { stage: { ...entry, busy: true } } }

/** While it is busy it cannot be closed or sent again. */
export const CheckingBlocksActions: Story = {
  ...Checking,
  ...behaviour,
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: /Checking\.\.\./ }))
    await expect(args.onPreview).not.toHaveBeenCalled()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  },
}

export const CheckFailed: Story = {
  args: { stage: { ...entry, problem: failed } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    const alert = dialog.getByRole('alert')
    await expect(alert).toHaveTextContent('Bulk update failed. Nothing in the cart has changed.')
  },
}

/** Skipped rows come first, each with its reason and position. */
export const Preview: Story = {
  args: { stage: { name: 'preview', report: mixed, columns: null, busy: false, problem: null } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    const skipped = within(dialog.getByRole('region', { name: 'Skipped 3' })).getAllByRole('listitem')
    await expect(skipped[0]).toHaveTextContent('Row 2')
    await expect(skipped[0]).toHaveTextContent('“six” is not a whole number')
    await expect(skipped[1]).toHaveTextContent('No article has this SKU or GTIN')
    await expect(skipped[2]).toHaveTextContent('0 is less than 1')
    await expect(dialog.getByRole('region', { name: 'Changed 1' })).toHaveTextContent('1,200')
    await expect(dialog.getByRole('button', { name: 'Apply 1 change' })).toBeVisible()
  },
}

/** Each row shows its price at its quantity, and a lower price that is near or lost. */
export const Prices: Story = {
  args: {
    stage: {
      name: 'preview',
      report: bulkReportOf(
        { ...cart, items: cart.items.map((item) => ({ ...item, quantity: item.variant_sku === 'TJA-1403' ? 60 : 1 })) },
        { format: 'lines', text: 'SAL-0120 49\nTJA-1403 12\nGRY-0450 60' },
      ),
      columns: null,
      busy: false,
      problem: null,
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    const [fish, mint, coffee] = within(dialog.getByRole('region', { name: 'Changed 3' })).getAllByRole('listitem')
    await expect(fish).toHaveTextContent(/€\d+\.\d\d each, €\d+\.\d\d1 more: €\d+\.\d\d each/)
    await expect(mint).toHaveTextContent(/No longer gets €\d+\.\d\d from 50 pieces/)
    await expect(coffee).not.toHaveTextContent(/Loses/)
  },
}

/** One question for all duplicate articles, with their rows; nothing is preselected. */
export const Duplicates: Story = {
  args: { stage: duplicateStage },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByText(/^2 articles are named more than once\./)).toBeVisible()
    const articles = within(dialog.getByRole('region', { name: 'Named more than once 2' }))
    await expect(articles.getByText('Row 1: 60')).toBeVisible()
    await expect(articles.getByText('Row 3: 5')).toBeVisible()
    await expect(articles.getByText('Added up 65, last row 5')).toBeVisible()
    for (const choice of dialog.getAllByRole('radio')) await expect(choice).not.toBeChecked()
  },
}

export const DuplicatesAreResolved: Story = {
  ...Duplicates,
  ...behaviour,
  play: async ({ args, canvasElement, step }) => {
    const dialog = await openDialogIn(canvasElement)
    await step('without a choice it asks again', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      const question = dialog.getByRole('radiogroup', { name: 'Which quantity should apply?' })
      await expect(question).toHaveAccessibleDescription('Choose which quantity should apply.')
      await expect(args.onResolveDuplicates).not.toHaveBeenCalled()
    })
    await step('with a choice it shows the preview', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'All rows, added up' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await expect(args.onResolveDuplicates).toHaveBeenCalledOnce()
      await expect(args.onResolveDuplicates).toHaveBeenCalledWith({ choice: 'add_up' })
      await expect(await dialog.findByText('Nothing has changed yet. This is a preview.')).toBeVisible()
    })
  },
}

export const DuplicatesKeyboard: Story = {
  ...Duplicates,
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await userEvent.tab()
    await expect(dialog.getByRole('radio', { name: 'All rows, added up' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(dialog.getByRole('radio', { name: 'The last row' })).toBeChecked()
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResolveDuplicates).toHaveBeenCalledWith({ choice: 'take_last' })
  },
}

export const DuplicatesBack: Story = {
  ...Duplicates,
  ...behaviour,
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await expect(dialog.getByRole('textbox', { name: 'Quantities' })).toBeVisible()
  },
}

export const DuplicatesFailed: Story = {
  args: { stage: { ...duplicateStage, problem: failed } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Bulk update failed. Nothing in the cart has changed.')
  },
}

export const DuplicatesPhone: Story = { ...Duplicates, globals: { viewport: { value: 'mobile1' } } }

/** Partly applied: the number of applied rows, and the skipped ones. */
export const PartlyApplied: Story = {
  args: { stage: { name: 'done', report: mixed } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByText(/^2 of 5 rows are in the cart\./)).toBeVisible()
    await expect(dialog.queryByText(/success/i)).toBeNull()
    await expect(dialog.getByRole('region', { name: 'Skipped 3' })).toHaveTextContent('NONE-1')
  },
}

/** If nothing would change, Apply is disabled. */
export const NothingToApply: Story = {
  args: {
    stage: {
      name: 'preview',
      report: bulkReportOf(cart, { format: 'positions', text: '10,5,nine' }),
      columns: null,
      busy: false,
      problem: null,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(dialogIn(canvasElement).queryByRole('button', { name: /Apply/ })).toBeNull()
  },
}

export const Applying: Story = {
  args: { stage: { name: 'preview', report: mixed, columns: null, busy: true, problem: null } },
}

export const ApplyingBlocksActions: Story = {
  ...Applying,
  ...behaviour,
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: /Applying\.\.\./ }))
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(dialog.getByRole('button', { name: 'Back' })).toBeDisabled()
  },
}

export const ApplyFailed: Story = {
  args: { stage: { name: 'preview', report: mixed, columns: null, busy: false, problem: failed } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Bulk update failed.')
  },
}

/** No answer came, and the result could not be loaded. */
export const OutcomeUnknown: Story = {
  args: {
    stage: {
      name: 'preview',
      report: mixed,
      columns: null,
      busy: false,
      problem: { ...failed, code: 'outcome_unknown' },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('We could not find out whether the changes were applied.')
    await expect(dialog.queryByText(/Nothing has changed yet/)).toBeNull()
    await expect(dialog.getByRole('button', { name: /^Apply/ })).toBeEnabled()
  },
}

/** The store skipped every row. */
export const AllSkipped: Story = {
  args: { stage: { name: 'done', report: bulkReportOf(cart, { format: 'lines', text: 'SAL-0120 99999\nNONE-1 4' }) } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByText('Bulk update failed. Nothing in the cart has changed.')).toBeVisible()
    await expect(dialog.getByText(/Not enough stock for SAL-0120\. \d+ left\./)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Back' })).toBeVisible()
  },
}

/** Closing asks for confirmation before it discards input. */
export const Unsaved: Story = {
  ...behaviour,
  play: async ({ args, canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
    await step('with input it asks first', async () => {
      await userEvent.type(dialog.getByRole('textbox'), '60')
      within(canvasElement)
        .getByRole('dialog')
        .dispatchEvent(new Event('cancel', { cancelable: true }))
      await expect(await dialog.findByText('These quantities have not been applied.')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step('keeping the input returns to the text', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(dialog.getByRole('textbox')).toHaveValue('60')
    })
    await step('discarding it closes the dialog', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
    await step('without input it closes', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bulk Upload' }))
      await userEvent.click(dialogIn(canvasElement).getByRole('button', { name: 'Cancel' }))
      await expect(args.onClose).toHaveBeenCalledTimes(2)
    })
  },
}

const hostile: BulkReportView = {
  ...mixed,
  rows: [
    { ...mixed.rows[0]!, title: `<img src=x onerror=alert(1)>${'Saltlakritspastill'.repeat(10)}`, quantity: '100,000' },
    { ...mixed.rows[1]!, title: null, sku: 'X'.repeat(64), detail: '<script>alert(1)</script>' },
    { ...mixed.rows[3]!, reason: 'something_new', detail: 'y'.repeat(200) },
  ],
}

/** On a phone it is a bottom sheet; an unknown reason is shown with the store’s message. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { stage: { name: 'preview', report: hostile, columns: null, busy: false, problem: null } },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog')
    const body = dialog.querySelector('[data-part=body]')!
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
    await expect(dialog.querySelector('img[src=x], script')).toBeNull()
    await expect(within(dialog).getByText('y'.repeat(200))).toBeInTheDocument()
  },
}

const thousand: BulkReportView = {
  success: true,
  changed: 1000,
  unchanged: 0,
  inputRows: 1000,
  applied: 1000,
  skipped: 0,
  blankRows: 0,
  size: null,
  rows: Array.from({ length: 1000 }, (_, index) => ({ ...mixed.rows[0]!, position: index + 1 })),
}

const full: BulkReportView = {
  ...mixed,
  rows: mixed.rows.map((row) =>
    row.outcome === 'skipped' ? { ...row, reason: 'cart_full', detail: 'Does not fit.' } : row,
  ),
  size: { left: 0, maximum: 1_500 },
}

/** Before anything is changed, a notice says that the cart is full, and which rows do not fit. */
export const FullCart: Story = {
  args: { stage: { name: 'preview', report: full, columns: null, busy: false, problem: null } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByText(/^The cart is full: it holds at most 1,500 lines/)).toBeVisible()
    await expect(dialog.getAllByText('The cart is full').length).toBeGreaterThan(0)
  },
}

/** A report of 1,000 rows renders only those near the viewport. */
export const ThousandRows: Story = {
  args: { stage: { name: 'preview', report: thousand, columns: null, busy: false, problem: null } },
  // The rows are built like those of Preview, which axe checks; checking 1,000 more takes a minute.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const rows = canvasElement.querySelectorAll('[data-outcome]')
    await expect(rows).toHaveLength(1000)
    await expect(getComputedStyle(rows[999]!).contentVisibility).toBe('auto')
    const dialog = await openDialogIn(canvasElement)
    await expect(dialog.getByRole('button', { name: 'Apply 1,000 changes' })).toBeVisible()
  },
}

/** Input from before an expired session is restored, and can be discarded. */
export const RestoredInput: Story = {
  ...behaviour,
  args: {
    draft: { ...restoredDraft<StoredBulkUpload>({ ...typedLines, lines: 'SALT-120 60' }), save: fn(), discard: fn() },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body)
    const field = await dialog.findByRole('textbox')
    await expect(field).toHaveValue('SALT-120 60')
    await userEvent.type(field, '0')
    await expect(args.draft.save).toHaveBeenLastCalledWith({ ...typedLines, lines: 'SALT-120 600' })
    await userEvent.click(dialog.getByRole('button', { name: 'Clear the form' }))
    await expect(field).toHaveValue('')
    await expect(args.draft.discard).toHaveBeenCalled()
  },
}

/** A file that was chosen before a reload or a sign-in is back with its rows. */
export const FileRestored: Story = {
  ...behaviour,
  args: {
    draft: {
      ...restoredDraft<StoredBulkUpload>({ ...typedLines, format: 'table', file: csv }),
      save: fn(),
      discard: fn(),
    },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body)
    await expect(await dialog.findByText('week 48.csv')).toBeVisible()
    await expect(args.draft.save).toHaveBeenLastCalledWith({ ...typedLines, format: 'table', file: csv })
    await userEvent.click(dialog.getByRole('button', { name: 'Check quantities' }))
    await expect(args.onPreview).toHaveBeenCalledWith({ format: 'table', table: csv.table })
    await userEvent.click(await dialog.findByRole('button', { name: 'Back' }))
    await expect(dialog.getByText('week 48.csv')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Clear the form' }))
    await expect(dialog.queryByText('week 48.csv')).toBeNull()
    await expect(args.draft.discard).toHaveBeenCalled()
  },
}

/** A file that was too large to be saved has to be chosen again. */
export const FileNotStored: Story = {
  args: { draft: restoredDraft<StoredBulkUpload>({ ...typedLines, format: 'table', file: { ...csv, table: null } }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body)
    await expect(
      await dialog.findByText('This file was too large to be saved in this tab. Choose it again.'),
    ).toBeVisible()
  },
}

export const RightToLeft: Story = { ...Preview, globals: { direction: 'rtl' }, play: undefined }
export const Dark: Story = { ...Preview, globals: { scheme: 'dark' }, play: undefined }
export const HighContrast: Story = { ...Preview, globals: { contrast: 'more' }, play: undefined }

/**
 * Articles that cannot be delivered to the destination are marked in the preview, and can be applied for another
 * address.
 */
export const PreviewNotDeliverable: Story = {
  args: {
    stage: {
      name: 'preview',
      report: bulkReportOf(
        {
          ...cart,
          delivery_country_code: 'no',
          items: cart.items.map((item) => ({ ...item, deliverable: item.variant_sku !== 'TJA-1403' })),
        },
        { format: 'lines', text: 'TJA-1403 20\nSAL-0120 60' },
      ),
      columns: null,
      busy: false,
      problem: null,
    },
  },
  play: async ({ canvas }) => {
    const changed = within(await canvas.findByRole('region', { name: 'Changed 2' }))
    await waitFor(() => expect(changed.getByText(/^Cannot be delivered to Norway\./)).toBeVisible())
  },
}
