import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { narrow } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { pressKeys } from '../../../internal/stories/press-keys'
import { Button } from '../../actions/button'
import { VirtualRows, rowCountOf } from './VirtualRows'
import { useKeepMounted } from './keep-mounted'

interface StoryRow {
  id: string
  name: string
  /** Lines of text, which vary the row's height. */
  lines: number
}

interface StoryTableProps {
  /** The number of rows. */
  count: number
  /** Shows only rows whose number ends with it. */
  ending?: string
  as?: 'tr' | 'li'
}

const rowsOf = (count: number): StoryRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${index + 1}`,
    name: `Row ${index + 1}`,
    lines: 1 + (index % 7 === 3 ? 2 : 0),
  }))

function NoteField({ row }: { row: StoryRow }) {
  const [note, setNote] = useState('')
  useKeepMounted(row.id, note !== '')
  return (
    <input
      aria-label={`Note on ${row.name}`}
      value={note}
      className="h-control w-32 rounded-md border border-line-control bg-surface px-2"
      onChange={(event) => setNote(event.currentTarget.value)}
    />
  )
}

/** A table or a list with rows of several heights, each with a button and a text field. */
function StoryTable({ count, ending, as = 'tr' }: StoryTableProps) {
  const [tall, setTall] = useState<string>()
  const rows = rowsOf(count)
  const visibleIds =
    ending === undefined ? undefined : new Set(rows.filter(({ id }) => id.endsWith(ending)).map(({ id }) => id))
  const content = ({ id, name, lines }: StoryRow) => (
    <>
      {Array.from({ length: id === tall ? lines + 4 : lines }, (_, line) => (
        <span key={line} className="block">
          {line === 0 ? name : 'Another line'}
        </span>
      ))}
    </>
  )
  const controls = (row: StoryRow) => (
    <span className="flex gap-2">
      <NoteField row={row} />
      <Button size="sm" variant="secondary" onPress={() => setTall(row.id)}>
        More of {row.name}
      </Button>
    </span>
  )
  const frame = 'grid grid-cols-[minmax(0,1fr)_auto] border-b border-line bg-surface p-1 text-start'
  if (as === 'li') {
    return (
      <ul aria-label="Rows">
        <VirtualRows rows={rows} visibleIds={visibleIds} as="li" height={2.5}>
          {(row, { rowAttributes, presence }) => (
            <li {...rowAttributes} hidden={presence === 'hidden'} className={frame}>
              <span>{content(row)}</span>
              {controls(row)}
            </li>
          )}
        </VirtualRows>
      </ul>
    )
  }
  return (
    <table
      role="table"
      aria-label="Rows"
      aria-rowcount={rowCountOf(rows.length, visibleIds?.size ?? rows.length)}
      className="block"
    >
      <thead role="rowgroup" className="block">
        <tr role="row" className={frame}>
          <th role="columnheader">Name</th>
          <th role="columnheader">Work</th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        <VirtualRows rows={rows} visibleIds={visibleIds} as="tr" height={2.5}>
          {(row, { rowAttributes, presence }) => (
            <tr {...rowAttributes} role="row" hidden={presence === 'hidden'} className={frame}>
              <th role="rowheader">{content(row)}</th>
              <td role="cell">{controls(row)}</td>
            </tr>
          )}
        </VirtualRows>
      </tbody>
    </table>
  )
}

const meta = {
  title: 'Components/Content/VirtualRows',
  component: StoryTable,
  args: { count: 8 },
  parameters: guide({
    also: ['virtual list', 'virtualised', 'windowing', 'infinite rows'],
    use: ['Tables and lists that may have more than 60 rows on one page: the lines of a cart, an order or a report.'],
    avoid: ['Paginated lists: map over their rows.', 'Grids of cards: use pagination.'],
    do: [
      'Spread `rowAttributes` on each row, and set the table’s row count to `rowCountOf(…)`.',
      'Memoise the row: most rows do not change while the page scrolls.',
      'Use grid layout or fixed columns for a table: otherwise column widths change with the rendered rows.',
      'Keep a row with unsent input rendered: useKeepMounted.',
      'Offer a filter: the browser’s page search finds only rendered rows.',
    ],
    dont: [
      'Don’t use margins on rows: the space of rows that are not rendered is computed from row heights.',
      'Don’t read data of a row from the DOM.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves through the rows, including rows that are not rendered yet.' },
      { key: 'Page Down, Page Up', does: 'Scrolls by a page; the focused row stays rendered.' },
    ],
    parts: [
      {
        name: 'Row',
        is: 'A row near the viewport, with its index.',
        at: '[data-index]',
        rare: true,
      },
    ],
    content: ['The table or list around the rows describes them.'],
    widths: 'As wide as its container; row heights are measured, so rows may wrap.',
    announces: 'The total number of rows and the position of each, including rows that are not rendered.',
    pairs: 'is not seen',
  }),
} satisfies Meta<typeof StoryTable>

export default meta
type Story = StoryObj<typeof meta>

const renderedIndexes = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-index]')]
const isInViewport = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
const visibleIndexes = (root: HTMLElement) =>
  renderedIndexes(root)
    .filter(isInViewport)
    .map(({ dataset }) => Number(dataset.index))

/** Waits until layout effects have run. */
async function nextFrames(): Promise<void> {
  for (let count = 0; count < 5; count += 1) await new Promise(requestAnimationFrame)
}

/** Waits until the window is filled with rows. */
async function untilFull(root: HTMLElement): Promise<void> {
  await waitFor(async () => {
    const rows = renderedIndexes(root).filter(isInViewport)
    const height = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0)
    await expect(height).toBeGreaterThan(innerHeight * 0.5)
  })
}

async function scrollTo(root: HTMLElement, top: number): Promise<void> {
  jumpTo(top)
  await untilFull(root)
}
const jumpTo = (top: number) => globalThis.scrollTo({ top, behavior: 'instant' })

/** A short list renders all of its rows, as without VirtualRows. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-rowcount')
  },
}

export const AsAList: Story = {
  ...behaviour,
  args: { as: 'li' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
  },
}

const long = {
  ...behaviour,
  args: { count: 1000 },
}

/**
 * At the top, in the middle and at the end only the visible rows are rendered, and the total number is exposed to
 * assistive technology.
 */
export const ThousandRows: Story = {
  ...long,
  play: async ({ canvas, canvasElement, step }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '1001')
    await untilFull(canvasElement)
    const height = document.documentElement.scrollHeight
    for (const part of [0, 0.33, 0.66, 1]) {
      await step(`${part * 100} % down`, async () => {
        await scrollTo(canvasElement, height * part)
        await waitFor(() => expect(renderedIndexes(canvasElement).length).toBeLessThanOrEqual(70))
        for (const row of renderedIndexes(canvasElement)) {
          await expect(row).toHaveAttribute('aria-rowindex', String(Number(row.dataset.index) + 2))
        }
      })
    }
    await waitFor(() => {
      jumpTo(document.documentElement.scrollHeight)
      return expect(isInViewport(canvas.getByRole('rowheader', { name: 'Row 1000' }))).toBe(true)
    })
  },
}

/**
 * The estimated height of the page is close to the measured one, and visible rows do not move when a row above them
 * grows.
 */
export const NothingJumps: Story = {
  ...long,
  play: async ({ canvas, canvasElement }) => {
    await untilFull(canvasElement)
    await scrollTo(canvasElement, 12_000)
    const places = visibleIndexes(canvasElement)
    const middle = places[Math.floor(places.length / 2)]!
    const row = () => canvasElement.querySelector(`[data-index="${middle}"]`)!
    const above = canvasElement.querySelector<HTMLElement>(`[data-index="${places[0]! - 2}"]`)!
    const top = row().getBoundingClientRect().top
    within(above).getByRole('button').click()
    await waitFor(() => expect(above).toHaveTextContent(/(Another line){4}/))
    await waitFor(() => expect(Math.abs(row().getBoundingClientRect().top - top)).toBeLessThanOrEqual(1))
    await expect(canvas.getByRole('table')).toBeInTheDocument()
  },
}

/**
 * Tab reaches rows that were not rendered, a row with the focus is never removed, and both ends of the list can be
 * reached.
 */
export const Keyboard: Story = {
  ...long,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, canvasElement, step }) => {
    await untilFull(canvasElement)
    const last = canvasElement.querySelectorAll('[data-index]')
    await step('from row to row beyond the rendered ones', async () => {
      const edge = Number((last[last.length - 2] as HTMLElement).dataset.index)
      canvas.getByRole('button', { name: `More of Row ${edge + 1}` }).focus()
      for (const further of [2, 3, 4]) {
        // The next row is rendered once the one before it has the focus.
        const field = await canvas.findByRole('textbox', { name: `Note on Row ${edge + further}` })
        await userEvent.tab()
        await expect(field).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: `More of Row ${edge + further}` })).toHaveFocus()
      }
    })
    await step(
      'the focused row stays rendered while the viewport is elsewhere, and Tab continues from it',
      async () => {
        jumpTo(0)
        const field = await canvas.findByRole('textbox', { name: 'Note on Row 6' })
        field.focus()
        await scrollTo(canvasElement, 20_000)
        await expect(field).toHaveFocus()
        await userEvent.tab({ shift: true })
        await expect(canvas.getByRole('button', { name: 'More of Row 5' })).toHaveFocus()
      },
    )
    await step('Page Down continues through rows that were not rendered', async () => {
      const before = scrollY
      await pressKeys('{PageDown}', () => jumpTo(before + innerHeight))
      await waitFor(() => expect(scrollY).toBeGreaterThan(before))
      await untilFull(canvasElement)
    })
    await step('backwards from below the list Tab goes to its last row', async () => {
      await expect(canvas.getByRole('button', { name: 'More of Row 1000' })).toBeInTheDocument()
    })
  },
}

/** Input is kept when the page scrolls and when rows are filtered. */
export const KeepsInput: Story = {
  ...long,
  render: function Render(args) {
    const [ending, setEnding] = useState<string>()
    return (
      <>
        <Button size="sm" onPress={() => setEnding(ending === undefined ? '77' : undefined)}>
          Filter
        </Button>
        <StoryTable {...args} ending={ending} />
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await untilFull(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note on Row 3' }), 'Ring first')
    const filter = canvas.getByRole('button', { name: 'Filter' })
    await userEvent.click(filter)
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11))
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '11')
    await userEvent.click(filter)
    await scrollTo(canvasElement, 20_000)
    await scrollTo(canvasElement, 0)
    await expect(canvas.getByRole('textbox', { name: 'Note on Row 3' })).toHaveValue('Ring first')
  },
}

/** A list that is hidden temporarily, e.g. when the layout changes, does not render all of its rows. */
export const OutOfSight: Story = {
  ...long,
  play: async ({ canvas, canvasElement }) => {
    await untilFull(canvasElement)
    await waitFor(() => expect(renderedIndexes(canvasElement).length).toBeLessThanOrEqual(70))
    const table = canvas.getByRole('table')
    table.style.display = 'none'
    await nextFrames()
    await expect(renderedIndexes(canvasElement).length).toBeLessThanOrEqual(70)
    table.style.display = ''
    await untilFull(canvasElement)
    await expect(renderedIndexes(canvasElement).length).toBeLessThanOrEqual(70)
  },
}

/**
 * A list that is hidden initially, e.g. in a closed part, does not render all of its rows, and fills the window once it
 * is visible.
 */
export const HiddenAtFirst: Story = {
  ...long,
  render: (args) => (
    <div data-closed hidden>
      <StoryTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await import('./row-window')
    await nextFrames()
    await expect(renderedIndexes(canvasElement).length).toBeLessThanOrEqual(70)
    canvasElement.querySelector<HTMLElement>('[data-closed]')!.hidden = false
    await untilFull(canvasElement)
    await expect(renderedIndexes(canvasElement).length).toBeLessThanOrEqual(70)
  },
}

/** If the rendered rows affect each other's heights, the list settles instead of re-rendering forever. */
export const HeightsThatDependOnRows: Story = {
  ...long,
  args: { count: 200, as: 'li' },
  render: (args) => (
    <>
      <style>
        {
          'li[data-index] { block-size: 2.5vh; overflow: hidden } :has(> [data-index="12"]) > li[data-index] { block-size: 25vh }'
        }
      </style>
      <StoryTable {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await nextFrames()
    await untilFull(canvasElement)
    await scrollTo(canvasElement, 3_000)
  },
}

/** Print includes every row. */
export const OnPaper: Story = {
  ...behaviour,
  args: { count: 200 },
  play: async ({ canvasElement }) => {
    await untilFull(canvasElement)
    await waitFor(() => expect(renderedIndexes(canvasElement).length).toBeLessThan(100))
    dispatchEvent(new Event('beforeprint'))
    await waitFor(() => expect(renderedIndexes(canvasElement)).toHaveLength(200))
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(renderedIndexes(canvasElement).length).toBeLessThan(100))
  },
}

export const Narrow: Story = { args: { as: 'li' }, decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
