import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { Button } from '../../../components/actions/button'
import { ColumnSelects } from './ColumnSelects'

const choices = [
  { index: 0, heading: 'Benämning', samples: ['Saltfisk', 'Kokkaffe', 'Mint'] },
  { index: 1, heading: 'Nummer', samples: ['SAL-0120', 'GRY-0450', 'TJA-1403'] },
  { index: 3, heading: null, samples: ['60', '12'] },
]

const unnamed = choices.map(({ index }) => ({ index, heading: null, samples: [] }))

const meta = {
  title: 'Commerce/Cart/ColumnSelects',
  component: ColumnSelects,
  args: { formId: 'columns', columns: { choices, article: null, quantity: null }, onChoose: fn() },
  decorators: [
    (Story) => (
      <div className="grid gap-4">
        <Story />
        <Button type="submit" form="columns">
          Continue
        </Button>
      </div>
    ),
  ],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['map columns', 'match columns', 'headings'],
      use: ['When the columns of an order form cannot be recognised by their headings, or are wrong.'],
      avoid: ['For import files of the catalogue: ImportWizard.'],
      do: ['Show the first values of each column.', 'Preselect a column only if its heading is known.'],
      dont: ['Do not guess columns by their values.'],
      keys: [
        { key: 'Tab', does: 'moves through both fields' },
        { key: 'Arrow Up, Arrow Down', does: 'selects a column' },
      ],
      parts: [
        { name: 'Question', is: 'What to choose.', at: 'p' },
        { name: 'Fields', is: 'One for each of the two columns.', at: 'select' },
      ],
      content: ['A column without a heading has its number.'],
      widths: 'As wide as its dialog.',
      announces: 'The question has the focus when it appears.',
      pairs: [
        {
          right: { columns: { choices, article: null, quantity: null } },
          wrong: { columns: { choices: unnamed, article: null, quantity: null } },
          because: 'Values show which column is meant; numbers of columns do not.',
        },
      ],
    }),
  },
} satisfies Meta<typeof ColumnSelects>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose which columns to read.')).toHaveFocus()
    await expect(canvas.getByLabelText('Column with quantities')).toHaveTextContent('Column 4: 60, 12')
  },
}

export const OneRecognised: Story = {
  args: { columns: { choices, article: 1, quantity: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Column with SKUs or GTINs')).toHaveDisplayValue(/^Nummer: SAL-0120/)
  },
}

export const AsksForBoth: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, step }) => {
    const article = canvas.getByLabelText('Column with SKUs or GTINs')
    const quantity = canvas.getByLabelText('Column with quantities')
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await step('without a choice', async () => {
      await submit()
      await expect(article).toHaveAccessibleDescription('Choose the column with SKUs or GTINs.')
      await expect(quantity).toHaveAccessibleDescription('Choose the column with quantities.')
    })
    await step('with the same column twice', async () => {
      await userEvent.selectOptions(article, '1')
      await userEvent.selectOptions(quantity, '1')
      await expect(quantity).toHaveAccessibleDescription(/^This column is chosen for SKUs or GTINs\./)
      await submit()
      await expect(args.onChoose).not.toHaveBeenCalled()
    })
    await step('with two columns', async () => {
      await userEvent.selectOptions(quantity, '3')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onChoose).toHaveBeenCalledWith({ article: 1, quantity: 3 })
    })
  },
}

const hostile = choices.map((choice) => ({ ...choice, samples: ['<b>'.repeat(60)] }))
export const Phone: Story = {
  args: { columns: { choices: hostile, article: 0, quantity: null } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
