import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { OrderFileField } from './OrderFileField'
import type { OrderFile } from './use-order-file'

const read: OrderFile = {
  id: 'week 48',
  name: 'week 48.xlsx',
  size: 24_000,
  table: { separator: null, rows: [] },
  fault: null,
  problem: null,
}
const withFault = (fault: OrderFile['fault']): OrderFile => ({ ...read, table: null, fault })
const withProblem = (code: string, message: string | null): OrderFile => ({
  ...read,
  table: null,
  problem: { action: 'read_order_form', code, message, fields: {} },
})

const meta = {
  title: 'Commerce/Cart/OrderFileField',
  component: OrderFileField,
  args: { file: null, maxBytes: 2_048_000, maxRows: 1000, busy: false, onChoose: fn(), onRemove: fn() },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['excel', 'spreadsheet', 'xlsx', 'csv', 'order form'],
      use: ['For a file with SKUs and quantities, in the form that orders them.'],
      avoid: ['For pictures and documents: FileDrop.'],
      do: ['Read the file when it is chosen, so that faults are shown at once.', 'Say what to do with each fault.'],
      dont: ['Do not read spreadsheets in the browser: the store does.', 'Do not check the ending of the name.'],
      keys: [
        { key: 'Tab', does: 'moves to the field, then to the button that removes the file' },
        { key: 'Enter, Space', does: 'opens the file dialog, or removes the file' },
      ],
      parts: [
        { name: 'Field', is: 'The area for files.', at: 'label' },
        { name: 'Input', is: 'Opens the file dialog.', at: '[type=file]' },
      ],
      content: ['A fault names what is wrong with the file and what to do.'],
      widths: 'As wide as its form; long names are cut.',
      announces: 'A fault is the description of the file.',
      pairs: [
        {
          right: { error: 'Please provide at least one quantity.' },
          wrong: { error: 'Invalid file (code 4).' },
          because: 'Say what is missing; error codes do not help users.',
        },
      ],
    }),
  },
} satisfies Meta<typeof OrderFileField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ReadFile: Story = { args: { file: read } }

export const Reading: Story = { args: { file: { ...read, table: null } } }

export const Checking: Story = { args: { file: read, busy: true } }

const faultStory = (file: OrderFile, text: RegExp): Story => ({
  args: { file },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByLabelText(/Excel or CSV file/, { selector: '[type=file]' })).toBeEnabled()
  },
})

export const TooLarge = faultStory(withFault('too_large'), /^This file is larger than 2,000 kB\./)
export const NoText = faultStory(withFault('not_text'), /^This is neither a spreadsheet nor a text file\./)
export const OldSpreadsheet = faultStory(withFault('old_sheet'), /^This spreadsheet has a password/)
export const EmptyFile = faultStory(withFault('empty'), /^This file has no rows\./)
export const Unreadable = faultStory(withFault('unreadable'), /^This file could not be read\./)
export const NotStored = faultStory(withFault('not_stored'), /^This file was too large to be saved/)
export const NoAnswer = faultStory(withProblem('network', null), /^The shop did not respond/)
export const RefusedSpreadsheet = faultStory(
  withProblem('order_form_unreadable', 'No sheet.'),
  /^This file cannot be read as a spreadsheet\./,
)
export const TooManyRequests = faultStory(withProblem('something_new', 'Too many files.'), /^Too many files\.$/)
export const RefusedWithoutReason = faultStory(withProblem('something_new', null), /^This file could not be read\./)

export const WithError: Story = { args: { file: read, error: 'Please provide at least one quantity.' } }

export const ChoosesAndRemoves: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { file: withFault('empty') },
  play: async ({ args, canvas }) => {
    const file = new File(['SKU;Qty'], 'order.csv', { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText(/Excel or CSV file/, { selector: '[type=file]' }), file)
    await expect(args.onChoose).toHaveBeenCalledWith({ file })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove week 48.xlsx' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

const long = withFault('old_sheet')
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { file: { ...long, name: `${'bestallning-'.repeat(12)}.xlsx` } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const RightToLeft: Story = { args: { file: long }, globals: { direction: 'rtl' } }
export const Dark: Story = { args: { file: long }, globals: { scheme: 'dark' } }
export const HighContrast: Story = { args: { file: long }, globals: { contrast: 'more' } }
