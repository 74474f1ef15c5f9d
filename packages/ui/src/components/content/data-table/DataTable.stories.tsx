import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { narrow } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Badge } from '../badge'
import { Button } from '../../actions/button'
import { EmptyState } from '../../feedback/empty-state'
import { ErrorState } from '../../feedback/error-state'
import { ClockIcon, InboxIcon } from '../icon'
import { Link } from '../../actions/link'
import { Pagination } from '../../navigation/pagination'
import { SearchBox } from '../../forms/search-box'
import { CellError } from './CellError'
import type { DataColumn } from './column'
import { DataTable, type DataTableProps } from './DataTable'
import { EditCell } from './EditCell'
import { RowShortcuts } from './RowShortcuts'

interface Order {
  id: string
  company: string
  town: string
  pieces: number
  state: 'new' | 'pending'
  total: number
}

const orders: readonly Order[] = [
  { id: '1061', company: 'Kiosk & Co AB', town: 'Gothenburg, SE', pieces: 492, state: 'new', total: 103_248 },
  { id: '1060', company: 'Hörnan Livs AB', town: 'Stockholm, SE', pieces: 1140, state: 'new', total: 231_810 },
  { id: '1059', company: 'Haugen Dagligvare AS', town: 'Oslo, NO', pieces: 1620, state: 'pending', total: 310_400 },
  { id: '1058', company: 'Strandkiosken AB', town: 'Varberg, SE', pieces: 230, state: 'pending', total: 40_260 },
]

const euro = (cents: number) => new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(cents / 100)
const count = (value: number) => new Intl.NumberFormat('en').format(value)

const stateOf = ({ state }: Order) =>
  state === 'new' ? (
    <Badge tone="info" icon={<InboxIcon size="sm" />}>
      New
    </Badge>
  ) : (
    <Badge tone="caution" icon={<ClockIcon size="sm" />}>
      Pending
    </Badge>
  )

const columns: readonly DataColumn<Order>[] = [
  {
    id: 'id',
    label: 'Order',
    sortable: true,
    cell: ({ id }) => (
      <Link href={`/orders/${id}`} variant="quiet">
        {id}
      </Link>
    ),
    total: '58 orders',
  },
  { id: 'company', label: 'Company', sortable: true, cell: ({ company }) => <b>{company}</b> },
  { id: 'town', label: 'Ship to', visibleFrom: 'wide', cell: ({ town }) => town },
  { id: 'pieces', label: 'Pieces', align: 'end', sortable: true, cell: ({ pieces }) => count(pieces), total: '52,310' },
  { id: 'state', label: 'State', cell: stateOf },
  {
    id: 'total',
    label: 'Total',
    align: 'end',
    visibleFrom: 'phone',
    sortable: true,
    cell: ({ total }) => <b>{euro(total)}</b>,
    total: '€103,816.44',
  },
]

/** A screen with state for sorting and selection. */
function ControlledTable(args: DataTableProps<Order>) {
  const [sort, setSort] = useState(args.sort ?? null)
  const [ids, setIds] = useState<ReadonlySet<string>>(args.selection?.ids ?? new Set())
  const valueOf = (order: Order) => order[(sort?.column ?? 'id') as keyof Order]
  const sorted = args.rows.toSorted((one, other) => (valueOf(one) < valueOf(other) ? -1 : 1))
  return (
    <DataTable
      {...args}
      rows={sort === null ? args.rows : sort.direction === 'ascending' ? sorted : sorted.toReversed()}
      sort={sort}
      onSort={(event) => {
        args.onSort?.(event)
        setSort(event)
      }}
      selection={args.selection && { ...args.selection, ids, onSelect: (event) => setIds(event.ids) }}
    />
  )
}

const search = (
  <div className="w-60">
    <SearchBox label="Search orders" placeholder="Number, company" name="orders" onSearch={fn()} />
  </div>
)

const footer = (
  <>
    <span className="num">1–4 of 58</span>
    <RowShortcuts selectable />
    <span className="ms-auto">
      <Pagination page={1} pageCount={15} onPageChange={fn()} />
    </span>
  </>
)

const none = { ids: new Set<string>(), actions: <Button size="sm">Print pick lists</Button>, onSelect: fn() }

const meta = {
  title: 'Components/Content/DataTable',
  component: DataTable<Order>,
  render: (args) => <ControlledTable {...args} />,
  // With page gutters: on a phone the table extends to the window's edges.
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--gutter)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      also: ['grid', 'list', 'spreadsheet', 'bulk edit'],
      since: '0.2.0',
      use: ['Rows that users work with all day: search, sort, select for bulk actions, edit in place.'],
      avoid: [
        'A few read-only rows: use Table.',
        'A buyer’s cart or order list: use the components in Commerce.',
        'Details of one item: use DescriptionList.',
      ],
      do: [
        'Name the row in the first column, with a link that opens it.',
        'With `phoneSummary`, show the data of the columns that are hidden on a phone below the name.',
        'Paginate beyond a few hundred rows; the totals in the footer cover all pages.',
        'Set `visibleFrom: "wide"` for columns that only wide screens show.',
        'Show a rejected change below its row with `note` and CellFault, and keep the typed text in the cell.',
      ],
      dont: [
        'Don’t sort or filter only the current page if there are several.',
        'Don’t use more than one primary button in the selection bar.',
      ],
      keys: [
        {
          key: 'Tab',
          does: 'Moves through the filters, the headers, the table, one of its rows, then the content of that row.',
        },
        { key: 'J', does: 'On a row: moves to the next row; Arrow Down too.' },
        { key: 'K', does: 'On a row: moves to the previous row; Arrow Up too.' },
        {
          key: 'X',
          does: 'On a row: toggles its selection; Space too. With Shift: selects everything since the last row.',
        },
        { key: 'Ctrl + A', does: 'On a row: selects all rows of the page.' },
        { key: '/', does: 'On a row: moves to the search field.' },
        { key: 'Enter', does: 'On a row: opens it. In a cell: saves and moves one row down.' },
        { key: 'Escape', does: 'In a cell: restores the previous value.' },
      ],
      parts: [
        {
          name: 'Filters',
          is: 'Search and filters.',
          at: '[data-table] > div:first-child',
        },
        {
          name: 'Headers',
          is: 'Name the columns and sort by them; the arrow shows the direction.',
          at: 'thead th:nth-child(2)',
        },
        { name: 'Row name', is: 'Links to the item.', at: 'tbody th[scope=row]' },
        { name: 'Footer', is: 'Totals of all pages.', at: 'tfoot th' },
      ],
      content: [
        'The caption is a plural noun (“Orders”) for screen readers; it is not visible.',
        'A header is one or two words; put units there, not in every cell.',
      ],
      widths:
        'In a narrow window it scrolls, and the first column stays visible. On a phone each row shows its name, its `phoneSummary` and the most important columns.',
      announces:
        'The sorted column, the number of selected rows, and whether a cell is being saved, was saved, or was rejected and why.',
      pairs: [
        {
          right: { sort: { column: 'id', direction: 'descending' } },
          wrong: { sort: undefined },
          because: 'If no header shows the sort order, the rows look unsorted.',
        },
      ],
    }),
  },
  args: {
    caption: 'Orders',
    columns,
    rows: orders,
    rowId: ({ id }) => id,
    rowName: ({ id }) => `order ${id}`,
    phoneSummary: (order) => (
      <span className="flex flex-wrap gap-x-3">
        {order.company} <span>{order.town}</span>
      </span>
    ),
    sort: { column: 'id', direction: 'descending' },
    filters: search,
    selection: none,
    loadingLabel: 'Loading orders...',
    footer,
    onSort: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof DataTable<Order>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Orders' })
    await expect(within(table).getByRole('columnheader', { name: 'Order' })).toHaveAttribute('aria-sort', 'descending')
    await expect(within(table).getByRole('rowheader', { name: /^1060/ })).toBeVisible()
    await expect(within(table).getByRole('rowheader', { name: '58 orders' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Orders' }).scrollWidth).toBeGreaterThan(0)
  },
}

/** Two selected orders with their sum and bulk actions. */
export const Selected: Story = {
  args: {
    selection: {
      ...none,
      ids: new Set(['1060', '1058']),
      summary: '16 lines · €2,720.70',
      actions: (
        <>
          <Button size="sm">Print 2 pick lists</Button>
          <Button size="sm" variant="secondary">
            Mark packed
          </Button>
        </>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('2 selected')
    await expect(
      canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' }).indeterminate,
    ).toBe(true)
  },
}

export const Loading: Story = { args: { state: 'loading', rows: [] } }

/** Without rows the filters stay usable. */
export const Empty: Story = {
  args: {
    rows: [],
    footer: undefined,
    empty: (
      <EmptyState
        title="No orders match these filters"
        text="Norway · 1–30 November"
        action={<Button variant="secondary">Clear filters</Button>}
      />
    ),
  },
}

export const Failed: Story = {
  args: {
    rows: [],
    footer: undefined,
    empty: <ErrorState title="Orders could not be loaded" text="Nothing was changed." onRetry={fn()} />,
  },
}

export const SortsBySeveralColumns: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 4))
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'total', direction: 'ascending' })
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(names().slice(0, 4)).toEqual(['1058', '1061', '1060', '1059'])
  },
}

/** Shift selects a range; the header's checkbox selects and unselects the whole page. */
export const SelectsByPointer: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByRole('checkbox', { name: 'Select order 1061' }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: 'Select order 1059' }))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('3 selected')
    await user.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('4 selected')
    await user.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull()
  },
}

/** Rows can be navigated, selected and opened by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('row', { name: /1061/ }).focus()
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('row', { name: /1060/ })).toHaveFocus()
    await userEvent.keyboard('x{Shift>}j{/Shift}')
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('2 selected')
    await userEvent.keyboard('k{ArrowUp}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith({ id: '1061' })
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('4 selected')
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Select order 1061' })).toHaveFocus()
    canvas.getByRole('row', { name: /1061/ }).focus()
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: 'Search orders' })).toHaveFocus()
  },
}

const savePieces = fn()

const FAULT = 'fault-1060'

/** Cells of the Pieces column in each state. */
const edited: readonly DataColumn<Order>[] = columns.map((column) =>
  column.id === 'pieces'
    ? {
        ...column,
        cell: (order) => (
          <EditCell
            label={`Pieces of order ${order.id}`}
            column="pieces"
            inputMode="numeric"
            value={String(order.pieces)}
            displayValue={count(order.pieces)}
            state={order.id === '1061' ? 'saved' : order.id === '1059' ? 'saving' : 'rest'}
            errorId={order.id === '1060' ? FAULT : undefined}
            onSave={savePieces}
          />
        ),
      }
    : column,
)
/** Saved, rejected with a reason, saving, at rest. */
export const EditedInPlace: Story = {
  args: {
    columns: edited,
    selection: undefined,
    note: ({ id }) =>
      id === '1060' ? (
        <CellError id={FAULT}>Order 1060 counts whole pieces. It still stands at 1,140.</CellError>
      ) : null,
  },
  play: async ({ canvas }) => {
    const refused = canvas.getByRole('textbox', { name: 'Pieces of order 1060' })
    await expect(refused).toHaveAccessibleDescription(/whole pieces/)
    await expect(canvas.getByRole('textbox', { name: 'Pieces of order 1061' })).toHaveValue('492')
  },
}

/** Enter saves and moves down, Escape restores the value, and an unchanged cell is not saved. */
export const EditsByKeyboard: Story = {
  ...EditedInPlace,
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    savePieces.mockClear()
    const cell = (id: string) => canvas.getByRole('textbox', { name: `Pieces of order ${id}` })
    await userEvent.click(cell('1059'))
    await userEvent.clear(cell('1059'))
    await userEvent.keyboard('1700{Enter}')
    await expect(savePieces).toHaveBeenCalledWith({ value: '1700', previousValue: '1620' })
    await expect(cell('1058')).toHaveFocus()
    await userEvent.keyboard('9{Escape}')
    await expect(cell('1058')).toHaveValue('230')
    await userEvent.tab()
    await expect(savePieces).toHaveBeenCalledOnce()
  },
}

/** A cell that is saved before its new value is read. */
function SavedCell() {
  const [step, setStep] = useState<'rest' | 'saving' | 'saved' | 'read'>('rest')
  return (
    <>
      <EditCell
        label="Price"
        column="price"
        value={step === 'read' ? '1.95' : '1.8'}
        displayValue={step === 'read' ? '€1.95' : '€1.80'}
        state={step === 'read' ? 'saved' : step}
        onSave={() => setStep('saving')}
      />
      <Button onPress={() => setStep('saved')}>Answer</Button>
      <Button onPress={() => setStep('read')}>Read</Button>
    </>
  )
}

/** The typed value stays beside the spinner and the tick until the new value is read: the old one never comes back. */
export const KeepsTypedValue: Story = {
  ...behaviour,
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <SavedCell />,
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'Price' })
    await userEvent.click(cell)
    await userEvent.clear(cell)
    await userEvent.type(cell, '1,95')
    await userEvent.tab()
    await expect(cell).toHaveValue('1,95')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved')
    await expect(cell).toHaveValue('1,95')
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }))
    await expect(cell).toHaveValue('€1.95')
  },
}

/** A saved cell in a row, and a button outside the row. */
function TickedCell() {
  const [state, setState] = useState<'rest' | 'saved'>('rest')
  return (
    <>
      <table>
        <tbody>
          <tr>
            <td>
              <EditCell label="Price" column="price" value="1.95" state={state} onSave={() => undefined} />
              <Button onPress={() => setState(state === 'rest' ? 'saved' : 'rest')}>Answer</Button>
            </td>
          </tr>
        </tbody>
      </table>
      <Button>Elsewhere</Button>
    </>
  )
}

/** The tick stays until the row is left or the cell is edited; it is announced once. */
export const KeepsTick: Story = {
  ...behaviour,
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <TickedCell />,
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'Price' })
    const answer = canvas.getByRole('button', { name: 'Answer' })
    const hasTick = () => cell.parentElement?.querySelector('svg') !== null
    await expect(hasTick()).toBe(false)
    await userEvent.click(answer)
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved')
    await userEvent.click(answer)
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(hasTick()).toBe(true)
    await userEvent.click(cell)
    await expect(hasTick()).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await expect(hasTick()).toBe(false)
    await userEvent.dblClick(answer)
    await expect(hasTick()).toBe(true)
    await userEvent.type(cell, '2')
    await expect(hasTick()).toBe(false)
  },
}

/** A cell that has the focus after Enter, because no row follows: the new value replaces what was typed. */
export const ShowsNewValueInFocus: Story = {
  ...behaviour,
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <AddedCell />,
  play: async ({ canvas }) => {
    const cell = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Stock' })
    await userEvent.click(cell)
    await userEvent.keyboard('+24{Enter}')
    await waitFor(() => expect(cell).toHaveValue('48'))
    await expect(cell).toHaveFocus()
    await waitFor(() => expect([cell.selectionStart, cell.selectionEnd]).toEqual([0, 2]))
  },
}

/** Adds what is typed to the stock. */
function AddedCell() {
  const [stock, setStock] = useState(24)
  return (
    <EditCell
      label="Stock"
      column="stock"
      value={String(stock)}
      onSave={({ value }) => setTimeout(() => setStock(stock + Number(value)), 50)}
    />
  )
}

type SetRefused = (id: string | null) => void

/** The Pieces column; the store refuses its cells once they are saved. */
const refusedColumns = (refused: string | null, setRefused: SetRefused): readonly DataColumn<Order>[] =>
  columns.map((column) =>
    column.id === 'pieces'
      ? {
          ...column,
          cell: (order) => (
            <EditCell
              label={`Pieces of order ${order.id}`}
              column="pieces"
              value={String(order.pieces)}
              errorId={order.id === refused ? FAULT : undefined}
              onSave={() => setTimeout(() => setRefused(order.id), 400)}
              onRevert={() => setRefused(null)}
            />
          ),
        }
      : column,
  )

const refusedNote =
  (refused: string | null, setRefused: SetRefused) =>
  ({ id }: Order) =>
    id === refused ? (
      <CellError id={FAULT} onConfirm={confirmPieces} onRevert={() => setRefused(null)}>
        Order {id} has fewer pieces.
      </CellError>
    ) : null

function RefusedTable() {
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <DataTable
      {...meta.args}
      columns={refusedColumns(refused, setRefused)}
      selection={undefined}
      note={refusedNote(refused, setRefused)}
    />
  )
}

const confirmPieces = fn()

/** A refusal that comes after Enter takes the focus back, so that Enter and Escape answer it; buttons do the same. */
export const RefusedAfterEnter: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: () => <RefusedTable />,
  play: async ({ canvas }) => {
    const cell = (id: string) => canvas.getByRole('textbox', { name: `Pieces of order ${id}` })
    await userEvent.click(cell('1060'))
    await userEvent.keyboard('{Backspace}9{Enter}')
    await expect(cell('1059')).toHaveFocus()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Order 1060 has fewer pieces.')
    await waitFor(() => expect(cell('1060')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Save anyway' }))
    await expect(confirmPieces).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(cell('1060')).not.toBeInvalid()
    await expect(cell('1060')).toHaveValue('1140')
  },
}

const saveAsked = fn()

/** A price that is asked about. */
function AskedCell() {
  const [asked, setAsked] = useState(false)
  return (
    <span className="grid justify-items-start">
      <EditCell
        label="Price"
        column="price"
        value="2.8"
        errorId={asked ? FAULT : undefined}
        onSave={(event) => {
          saveAsked(event)
          setAsked(true)
        }}
        onRevert={() => setAsked(false)}
      />
      <span id={FAULT}>{asked && 'Much higher'}</span>
    </span>
  )
}

/** Enter on the message confirms the value; after Escape, leaving or typing it is a new value. */
export const ConfirmsOnlyAtOnce: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: () => <AskedCell />,
  play: async ({ canvas }) => {
    saveAsked.mockClear()
    const cell = canvas.getByRole('textbox', { name: 'Price' })
    const value = { value: '295', previousValue: '2.8' }
    await userEvent.click(cell)
    await userEvent.clear(cell)
    await userEvent.keyboard('295{Enter}')
    await userEvent.keyboard('{Escape}')
    await userEvent.clear(cell)
    await userEvent.keyboard('295{Enter}')
    await expect(cell).toBeInvalid()
    await userEvent.keyboard('{Backspace}5{Enter}')
    await userEvent.tab()
    await userEvent.click(cell)
    await userEvent.keyboard('{Enter}')
    await expect(saveAsked.mock.calls).toEqual([[value], [value], [value], [value]])
    await userEvent.keyboard('{Enter}')
    await expect(saveAsked).toHaveBeenLastCalledWith({ ...value, confirmed: true })
  },
}

/** A message below the window's edge or a bar is scrolled into view; Enter answers it only once it is there. */
export const MessageOutOfView: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: () => (
    <>
      <div className="h-dvh" />
      <AskedCell />
      <div className="h-dvh" />
      <div className="fixed inset-x-0 bottom-0 h-18 bg-surface" />
    </>
  ),
  play: async ({ canvas }) => {
    saveAsked.mockClear()
    const cell = canvas.getByRole('textbox', { name: 'Price' })
    const value = { value: '295', previousValue: '2.8' }
    await userEvent.click(cell)
    await userEvent.clear(cell)
    await userEvent.keyboard('295')
    const toBar = cell.getBoundingClientRect().bottom - (window.innerHeight - 72)
    window.scrollBy({ top: toBar, behavior: 'instant' })
    await userEvent.keyboard('{Enter}')
    const bottom = () => canvas.getByText('Much higher').getBoundingClientRect().bottom
    await waitFor(() => expect(bottom()).toBeLessThan(window.innerHeight - 72))
    window.scrollTo({ top: 0, behavior: 'instant' })
    await userEvent.keyboard('{Enter}')
    await expect(saveAsked.mock.calls).toEqual([[value]])
    await waitFor(() => expect(bottom()).toBeLessThan(window.innerHeight - 72))
    await userEvent.keyboard('{Enter}')
    await expect(saveAsked).toHaveBeenLastCalledWith({ ...value, confirmed: true })
  },
}

/** A refusal does not take the focus from the cell that the user has begun to type in. */
export const RefusedWhileTyping: Story = {
  ...RefusedAfterEnter,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const cell = (id: string) => canvas.getByRole('textbox', { name: `Pieces of order ${id}` })
    await userEvent.click(cell('1060'))
    await userEvent.keyboard('{Backspace}9{Enter}1')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(cell('1059')).toHaveFocus()
    await expect(cell('1059')).toHaveValue('1')
  },
}

/** Typing before the browser has selected the cell's text loses no character: the second does not replace the first. */
export const TypedAtOnce: Story = {
  ...EditedInPlace,
  ...behaviour,
  play: async ({ canvas }) => {
    const frames: FrameRequestCallback[] = []
    const waiting = spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
    const dropped = spyOn(window, 'cancelAnimationFrame').mockImplementation(
      (id) => void frames.splice(id - 1, 1, () => undefined),
    )
    const cell = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Pieces of order 1061' })
    cell.focus()
    await userEvent.keyboard('1')
    for (const frame of frames) frame(performance.now())
    await userEvent.keyboard(',95')
    waiting.mockRestore()
    dropped.mockRestore()
    await expect(cell).toHaveValue('1,95')
  },
}

/** States of an editable cell. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      part={EditCell}
      args={{ label: 'Price', column: 'price', value: '1.85', displayValue: '€1.85', onSave: fn() }}
      states={{ saving: { state: 'saving' }, saved: { state: 'saved' }, refused: { errorId: 'refused' } }}
      cell={6}
    />
  ),
}

export const Dark: Story = { ...inStates, args: EditedInPlace.args, globals: { scheme: 'dark' } }

export const HighContrast: Story = { ...Selected, globals: { contrast: 'more' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** On a phone the row's name has a line below it, beside the most important columns. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /^1060/ })).toHaveTextContent('Hörnan Livs AB')
    await expect(canvas.queryByRole('columnheader', { name: 'State' })).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** In a narrow container on a desktop the row's name and the header stay visible, and a shade shows that there is more. */
export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { rows: orders.map((order) => ({ ...order, company: hostileText })), filters: undefined, footer: undefined },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Orders' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(288)
    await waitFor(() => expect(region.nextElementSibling).toBeVisible())
    region.focus()
    await expect(region).toHaveFocus()
    region.scrollLeft = region.scrollWidth
    await waitFor(() => expect(region.nextElementSibling).not.toBeVisible())
  },
}
