import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { ColumnHeader, RowHeader, TableBody, TableCell, TableHead, TableRow } from './parts'
import { SortHeader, type SortDirection, type SortHeaderProps } from './SortHeader'
import { Table } from './Table'
import { EmptyRow, LoadingRows } from './TableStates'

const lines = [
  { name: 'Tjärn Cool Mint pouches', sku: 'TJA-1403', quantity: 100, price: '€2.72', total: '€272.00' },
  { name: 'VIDD Liquorice, roll of 10 cans', sku: 'VID-1210', quantity: 50, price: '€24.20', total: '€1,210.00' },
  { name: 'Sältan Salt Liquorice Fish', sku: 'SAL-0120', quantity: 240, price: '€1.48', total: '€355.20' },
]

const rows = (
  <TableBody>
    {lines.map((line) => (
      <TableRow key={line.sku}>
        <RowHeader>{line.name}</RowHeader>
        <TableCell wrap="never">{line.sku}</TableCell>
        <TableCell align="end">{line.quantity}</TableCell>
        <TableCell align="end">{line.price}</TableCell>
        <TableCell align="end" weight="bold">
          {line.total}
        </TableCell>
      </TableRow>
    ))}
  </TableBody>
)

const head = (
  <TableHead>
    <ColumnHeader>Product</ColumnHeader>
    <ColumnHeader>SKU</ColumnHeader>
    <ColumnHeader align="end">Quantity</ColumnHeader>
    <ColumnHeader align="end">Unit price</ColumnHeader>
    <ColumnHeader align="end">Total</ColumnHeader>
  </TableHead>
)

const SortedTable = (args: SortHeaderProps) => (
  <table>
    <thead>
      <tr>
        <SortHeader {...args} />
      </tr>
    </thead>
  </table>
)

const meta = {
  title: 'Components/Content/Table',
  component: Table,
  parameters: guide({
    also: ['data table', 'grid', 'rows', 'datagrid'],
    use: ['Similar items with the same properties, to compare or to process: order lines, orders, prices.'],
    avoid: [
      'Details of one item: use DescriptionList.',
      'Layout: use the page’s grid.',
      'Phones, if users act on single rows: show cards there.',
    ],
    do: [
      'Add a header to every column, also to a column of actions (visually hidden).',
      'Align numbers to the end, in bold if a decision depends on them.',
      'Name each row in one cell (RowHeader).',
      'Keep the header while rows are loading and if there are none (LoadingRows, EmptyRow).',
    ],
    dont: ['Don’t use striped rows.', 'Don’t wrap dates and codes: `wrap="never"`.'],
    keys: [
      { key: 'Tab', does: 'Moves to the table, then to the sortable headers, then to the content of its cells.' },
      { key: 'Enter', does: 'On a header: sorts by it; again: reverses the order.' },
      { key: 'Space', does: 'Same as Enter.' },
      { key: 'Arrow Right', does: 'On the table: scrolls it if it is wider than its container.' },
    ],
    parts: [
      {
        name: 'Caption',
        is: 'The table’s name; always announced, visible if no heading above says it.',
        at: 'caption',
      },
      { name: 'Header', is: 'The column headers; headers of numbers are aligned to the end.', at: 'thead th' },
      { name: 'Row', is: 'Named by its first cell.', at: 'tbody tr' },
    ],
    content: ['Headers are singular nouns: “Quantity”.', 'Put a unit that all numbers share in the header.'],
    widths: 'Scrolls if it is wider than its container, also by keyboard; lists of orders become cards on phones.',
    announces: 'A table with a name; each row is named by its row header.',
    pairs: [
      {
        right: {
          children: (
            <>
              {head}
              {rows}
            </>
          ),
        },
        wrong: { children: rows },
        because: 'Without headers users have to guess what numbers mean.',
      },
    ],
  }),
  args: {
    caption: 'Cart',
    children: (
      <>
        {head}
        {rows}
      </>
    ),
  },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Cart' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Sältan Salt Liquorice Fish' })).toBeVisible()
    const total = canvas.getByRole('cell', { name: '€272.00' })
    await expect(getComputedStyle(total).textAlign).toBe('end')
    await expect(getComputedStyle(total).fontVariantNumeric).toContain('tabular-nums')
  },
}

export const Compact: Story = {
  args: { density: 'compact', captionVisibility: 'shown' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Sältan/ })
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(44)
  },
}

/** Inside a sheet that already is a panel. */
export const Plain: Story = {
  args: { variant: 'plain', density: 'compact' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('region', { name: 'Cart' })).borderTopWidth).toBe('0px')
    await expect(getComputedStyle(canvas.getByRole('columnheader', { name: 'SKU' })).borderBottomWidth).toBe('2px')
  },
}

export const Sortable: Story = {
  render: function Render(args) {
    const [direction, setDirection] = useState<SortDirection>('none')
    const sign = direction === 'descending' ? -1 : 1
    const sorted = direction === 'none' ? lines : lines.toSorted((a, b) => sign * (a.quantity - b.quantity))
    return (
      <Table {...args}>
        <TableHead>
          <ColumnHeader>Product</ColumnHeader>
          <SortHeader align="end" direction={direction} onSort={(event) => setDirection(event.direction)}>
            Quantity
          </SortHeader>
        </TableHead>
        <TableBody>
          {sorted.map((line) => (
            <TableRow key={line.sku}>
              <RowHeader>{line.name}</RowHeader>
              <TableCell align="end">{line.quantity}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    )
  },
}

/** The header shows the direction, and requests the opposite. */
export const Sorts: Story = {
  ...Sortable,
  ...behaviour,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Quantity' })
    const quantities = () => canvas.getAllByRole('cell').map((cell) => cell.textContent)
    await expect(header).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(canvas.getByRole('button', { name: 'Quantity' }))
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(quantities()).toEqual(['50', '100', '240'])
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(quantities()).toEqual(['240', '100', '50'])
  },
}

/** In a narrow container it scrolls, also by keyboard. */
export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Cart' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(288)
  },
}

export const NarrowScrollsByKeyboard: Story = {
  ...Narrow,
  ...behaviour,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Cart' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const States: Story = {
  render: () => (
    <StatesMatrix
      part={SortedTable}
      args={{ direction: 'none', children: 'Ordered', onSort: () => undefined }}
      variants={{ unsorted: {}, up: { direction: 'ascending' }, down: { direction: 'descending' } }}
      cell={8}
    />
  ),
}

export const Dark: Story = { ...inStates, globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

/** Sorted by keyboard; the header keeps the focus while the rows are reordered. */
export const Keyboard: Story = {
  ...Sortable,
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Quantity' })
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Cart' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Quantity' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('button', { name: 'Quantity' })).toHaveFocus()
  },
}

/** Without rows the header stays. */
export const Empty: Story = {
  args: {
    children: (
      <>
        {head}
        <TableBody>
          <EmptyRow columns={5}>No orders found</EmptyRow>
        </TableBody>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No orders found' })).toHaveAttribute('colspan', '5')
  },
}

/** Placeholder rows have the height of real ones. */
export const Loading: Story = {
  args: {
    children: (
      <>
        {head}
        <TableBody>
          <LoadingRows columns={5} rows={4} label="Loading orders..." />
        </TableBody>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getByText('Loading orders...')).toBeInTheDocument()
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    children: (
      <TableBody>
        <TableRow>
          <RowHeader>{`<img src=x onerror=alert(1)> ${'x'.repeat(200)}`}</RowHeader>
          <TableCell align="end">€1,234,567,890.00</TableCell>
        </TableRow>
      </TableBody>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().width).toBeLessThanOrEqual(288)
  },
}
