import type { ActivityEntryView, Actor, OfficeState } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { ActivityScreen, type ActivityFilter } from './ActivityScreen'

const at = (text: string, dateTime: string) => ({ text, dateTime })

/** One entry of each kind of actor, newest first. */
const activity: readonly ActivityEntryView[] = [
  {
    id: '4',
    actor: { kind: 'operator', name: 'Maja Holm' },
    action: 'product.changed',
    subject: { text: 'Sältan Salt Liquorice Fish', href: '/office/products/prod_1' },
    changes: [{ field: 'price', of: { sku: 'SAL-0120', from: null }, before: '€1.80', after: '€1.85' }],
    time: at('Mon 08:31', '2026-11-23T07:31:00Z'),
  },
  {
    id: '3',
    actor: { kind: 'api_key', name: null },
    action: 'order.changed',
    subject: { text: '1053', href: '/office/orders/1053' },
    changes: [],
    time: at('Mon 08:14', '2026-11-23T07:14:00Z'),
  },
  {
    id: '2',
    actor: { kind: 'customer', name: 'Anna Lindqvist' },
    action: 'order.placed',
    subject: { text: '1061', href: '/office/orders/1061' },
    changes: [],
    time: at('Mon 08:12', '2026-11-23T07:12:00Z'),
  },
  {
    id: '1',
    actor: { kind: 'shop', name: null },
    action: 'order.tax_fixed',
    subject: { text: '1049', href: null },
    changes: [],
    time: at('Sun 21:40', '2026-11-22T20:40:00Z'),
  },
]

const ready = (view: readonly ActivityEntryView[]): OfficeState<readonly ActivityEntryView[]> => ({
  status: 'ready',
  refreshing: false,
  view,
})

const meta = {
  title: 'Office/Pages/ActivityScreen',
  component: ActivityScreen,
  decorators: [inOffice('activity')],
  // No snapshot: its parts have their own.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    activity: ready(activity),
    filter: { by: '', operator: '', subject: '' } as ActivityFilter,
    operators: [
      { id: 'op_1', name: 'Elsa Nyström' },
      { id: 'op_2', name: 'Maja Holm' },
    ],
    exportHref: '/admin/activities/export',
    loadingOlder: false,
    onFilter: fn(),
    onOlder: fn() as (() => void) | null,
  },
} satisfies Meta<typeof ActivityScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The kinds of actors look different, and changed values are listed below the entry. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const entries = within(canvas.getByRole('list', { name: 'Activity' })).getAllByRole('listitem')
    await expect(entries[0]).toHaveTextContent('Maja Holm')
    await expect(canvas.getByRole('link', { name: '1061' })).toHaveAttribute('href', '/office/orders/1061')
  },
}

/** Changed prices and stocks are listed by SKU; further changes are counted. */
export const PricesAndStock: Story = {
  args: {
    activity: ready([
      {
        ...activity[0]!,
        changes: [
          { field: 'stock', of: { sku: 'SAL-0120', from: null }, before: '3,400', after: '3,398' },
          { field: 'price', of: { sku: 'SAL-0120', from: '50' }, before: null, after: '€1.48' },
          ...[1, 2, 3, 4, 5, 6].map((number) => ({
            field: 'price',
            of: { sku: `SAL-040${number}`, from: null },
            before: '€5.10',
            after: '€5.20',
          })),
        ],
      },
    ]),
  },
  play: async ({ canvas }) => {
    const changes = within(canvas.getByRole('list', { name: 'Changes' }))
    await expect(changes.getByText('Stock of SAL-0120')).toBeVisible()
    await expect(changes.getByText('Price of SAL-0120 from 50')).toBeVisible()
    await expect(changes.getAllByRole('listitem')).toHaveLength(7)
    await expect(changes.getByText('and 2 more')).toBeVisible()
  },
}

const only = (kind: Actor['kind']) => ready(activity.filter(({ actor }) => actor.kind === kind))

export const FilteredByApiKey: Story = {
  args: { activity: only('api_key'), filter: { by: 'api_key', operator: '', subject: '' }, onOlder: null },
}
export const FilteredByCustomer: Story = {
  args: { activity: only('customer'), filter: { by: 'customer', operator: '', subject: '' }, onOlder: null },
}
export const FilteredByShop: Story = {
  args: { activity: only('shop'), filter: { by: 'shop', operator: '', subject: '' }, onOlder: null },
}
export const FilteredByOperator: Story = {
  args: { activity: only('operator'), filter: { by: '', operator: 'op_2', subject: '' }, onOlder: null },
}
export const Empty: Story = { args: { activity: ready([]), onOlder: null } }
/** A button clears the filter. */
export const NoResults: Story = {
  args: { activity: ready([]), filter: { by: '', operator: '', subject: '2077' }, onOlder: null },
}
export const LoadingOlder: Story = { args: { loadingOlder: true } }
export const Loading: Story = { args: { activity: { status: 'loading' } } }
export const Failed: Story = {
  args: { activity: { status: 'failed', request: 'req-7', code: 'unexpected_state', retry: fn() } },
}

/** The kind of actor filters the list; "Everyone" clears the filter. */
export const FiltersByActor: Story = {
  ...behaviour,
  args: { filter: { by: 'shop', operator: '', subject: '' } },
  play: async ({ args, canvas }) => {
    const [everyone, operators] = canvas.getAllByRole('radio')
    await userEvent.click(operators!)
    await expect(args.onFilter).toHaveBeenLastCalledWith({ by: 'operator', operator: '', subject: '' })
    await userEvent.click(everyone!)
    await expect(args.onFilter).toHaveBeenLastCalledWith({ by: '', operator: '', subject: '' })
  },
}

/** The operator and the subject filter the list; the export has the same filter. */
export const FiltersByOperatorAndSubject: Story = {
  ...behaviour,
  args: { filter: { by: 'shop', operator: '', subject: '' }, exportHref: '/admin/activities/export?by=shop' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/admin/activities/export?by=shop',
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Operator' }), 'Maja Holm')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ by: '', operator: 'op_2', subject: '' })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by subject' }), '1061{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ by: 'shop', operator: '', subject: '1061' })
  },
}

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
