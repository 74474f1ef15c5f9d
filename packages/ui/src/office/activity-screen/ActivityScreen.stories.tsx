import type { ActivityDayView, ActivityEntryView, Actor, OfficeState } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { LazyActivityDays } from './lazy-days'
import { ActivityScreen, type ActivityFilter, type ActivityScreenProps } from './ActivityScreen'

const at = (text: string, dateTime: string) => ({ text, dateTime })
const object = (name: string, href: string | null, sku: string | null = null) =>
  ({ kind: 'object', name, sku, href }) as const

/** One entry of each kind of actor, newest first. */
const activity: readonly ActivityEntryView[] = [
  {
    id: '4',
    actor: { kind: 'operator', name: 'Maja Holm' },
    action: 'product.changed',
    subject: object('Sältan Salt Liquorice Fish', '/office/products/prod_1', 'SAL-0120'),
    changes: [
      { field: 'product.price', of: { name: 'SAL-0120', from: null }, kind: 'money', before: '€1.80', after: '€1.85' },
    ],
    many: null,
    putBack: { status: 'possible', products: null },
    time: at('08:31', '2026-11-23T07:31:00Z'),
  },
  {
    id: '3',
    actor: { kind: 'api_key', name: null },
    action: 'order.shipped',
    subject: object('1053', '/office/orders/1053'),
    changes: [
      { field: 'order.goods', kind: 'code', before: 'to_pack', after: 'shipped' },
      { field: 'order.carrier', kind: 'text', after: 'DHL' },
      { field: 'order.pieces', kind: 'number', after: '1,200' },
    ],
    many: null,
    putBack: null,
    time: at('08:14', '2026-11-23T07:14:00Z'),
  },
  {
    id: '2',
    actor: { kind: 'customer', name: 'Anna Lindqvist' },
    action: 'order.placed',
    subject: object('1061', '/office/orders/1061'),
    changes: [],
    many: null,
    putBack: null,
    time: at('08:12', '2026-11-23T07:12:00Z'),
  },
  {
    id: '1',
    actor: { kind: 'shop', name: null },
    action: 'order.tax_fixed',
    subject: object('1049', '/office/orders/1049'),
    changes: [{ field: 'order.orderTotal', kind: 'money', before: '€410.20', after: '€398.75' }],
    many: null,
    putBack: null,
    time: at('21:40', '2026-11-22T20:40:00Z'),
  },
]

const dayOf = (entries: readonly ActivityEntryView[], day: ActivityDayView['day'], isToday: boolean) =>
  entries.length === 0 ? [] : [{ day, isToday, entries }]

/** Entries by day; the last of four is from the day before. */
const daysOf = (entries: readonly ActivityEntryView[]): ActivityDayView[] => [
  ...dayOf(
    entries.filter(({ id }) => id !== '1'),
    at('Monday 23 November', '2026-11-23'),
    true,
  ),
  ...dayOf(
    entries.filter(({ id }) => id === '1'),
    at('Sunday 22 November', '2026-11-22'),
    false,
  ),
]

const ready = (entries: readonly ActivityEntryView[]): OfficeState<readonly ActivityDayView[]> => ({
  status: 'ready',
  refreshing: false,
  view: daysOf(entries),
})

const meta = {
  title: 'Office/Screens/ActivityScreen',
  component: ActivityScreen,
  beforeEach: () => LazyActivityDays.preload(),
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
    putBack: { busy: false, problem: null } as ActivityScreenProps['putBack'],
    onPutBack: fn(() => Promise.resolve(true)),
    onClearProblem: fn(),
  },
} satisfies Meta<typeof ActivityScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The kinds of actors look different, and changed values are listed below the entry. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Today, Monday 23 November' })).toBeVisible()
    const today = within(canvas.getByRole('list', { name: 'Today, Monday 23 November' }))
    const [changed, shipped] = today.getAllByRole('listitem')
    await expect(changed).toHaveTextContent('Maja Holm changed the product Sältan Salt Liquorice Fish SAL-0120 08:31')
    await expect(within(changed!).getByRole('row', { name: /SAL-0120: Unit price/ })).toHaveTextContent(
      /€1\.80.*€1\.85/,
    )
    await expect(shipped).toHaveTextContent(/Goods.*To pack.*Shipped/)
    await expect(shipped).toHaveTextContent(/Carrier.*DHL.*Pieces.*1,200/)
    await expect(canvas.getByRole('link', { name: '1061' })).toHaveAttribute('href', '/office/orders/1061')
    const sunday = within(canvas.getByRole('list', { name: 'Sunday 22 November' }))
    await expect(sunday.getByRole('row', { name: /Total/ })).toHaveTextContent(/€410\.20.*€398\.75/)
  },
}

const price = (number: number) => ({
  field: 'product.price',
  of: { name: `SAL-040${number}`, from: null },
  kind: 'money' as const,
  before: '€5.10',
  after: '€5.20',
})

/** Old and new values of each kind of field; the first six are visible, the others can be opened. */
export const ManyFields: Story = {
  args: {
    activity: ready([
      {
        ...activity[0]!,
        changes: [
          {
            field: 'product.stock',
            of: { name: 'SAL-0120', from: null },
            kind: 'number',
            before: '3,400',
            after: '3,398',
          },
          { field: 'product.price', of: { name: 'SAL-0120', from: '50' }, kind: 'money', before: null, after: '€1.48' },
          {
            field: 'product.description',
            kind: 'text',
            before: '…the salt shell is cooked in Kungälv.',
            after: '…the salt shell is cooked in Kungälv since 1962. Vegan, without gelatine.',
          },
          { field: 'product.tags', kind: 'list', before: 'sour', after: 'vegan, salt' },
          { field: 'product.tax', kind: 'code', before: 'food', after: 'confectionery' },
          { field: 'product.availableFrom', kind: 'text', before: '1 Dec 2026', after: null },
          price(1),
          price(2),
        ],
      },
      {
        ...activity[0]!,
        id: '5',
        action: 'settings.changed',
        subject: { kind: 'settings', section: 'orders', href: '/office/settings/orders' },
        changes: [
          { field: 'orders.minimum', kind: 'money', before: null, after: '€150.00' },
          { field: 'orders.points', kind: 'code', before: 'yes', after: 'no' },
        ],
      },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /SAL-0120: Unit price from 50/ })).toHaveTextContent(/empty.*€1\.48/)
    await expect(canvas.getByRole('row', { name: /Tags/ })).toHaveTextContent(/Removed: sour.*Added: vegan, salt/)
    await expect(canvas.getByRole('row', { name: /Loyalty points/ })).toHaveTextContent(/Yes.*No/)
    await expect(canvas.getByRole('link', { name: 'Conditions of orders' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /SAL-0402/ })).not.toBeVisible()
  },
}

/** The other changes of an entry open on demand. */
export const OpensMoreChanges: Story = {
  ...behaviour,
  args: { activity: ready([{ ...activity[0]!, changes: [1, 2, 3, 4, 5, 6, 7, 8].map(price) }]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('2 more changes'))
    await expect(canvas.getByRole('row', { name: /SAL-0408/ })).toBeVisible()
  },
}

/**
 * Entries of earlier versions: a field without a text has its recorded name, and a subject without a name its id. A
 * deleted subject has its name and no link.
 */
export const EarlierEntries: Story = {
  args: {
    activity: ready([
      {
        ...activity[0]!,
        action: 'product.renumbered',
        subject: object('prod_01J7Z', null),
        changes: [{ field: 'formerField', kind: 'text', before: 'a', after: 'b' }],
      },
      {
        ...activity[0]!,
        id: '1',
        action: 'flash_sale.removed',
        subject: object('Autumn sale', null),
        changes: [{ field: 'flash_sale.endsAt', kind: 'text', after: '30 Nov 2026, 00:00' }],
      },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /former field/ })).toHaveTextContent(/a.*b/)
    await expect(canvas.getByText('Autumn sale')).toBeVisible()
  },
}

/** Values that have changed since are not put back; the note names who changed them, if it is known. */
export const ChangedSince: Story = {
  args: {
    activity: ready([
      { ...activity[0]!, putBack: { status: 'changed', by: 'Johan Berg', at: 'Mon, 23 Nov, 09:02' } },
      { ...activity[0]!, id: '5', putBack: { status: 'changed', by: null, at: null } },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed since by Johan Berg, Mon, 23 Nov, 09:02')).toBeVisible()
    await expect(canvas.getByText('Changed since')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Put back/ })).toBeNull()
  },
}

const offer = 'Put back the old values of Sältan Salt Liquorice Fish...'

/** The confirmation shows the values from new to old; the button puts them back. */
export const PutsBack: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: offer }))
    const dialog = within(await screen.findByRole('dialog', { name: /Put back the old values of Sältan/ }))
    await expect(dialog.getByRole('row', { name: /Unit price/ })).toHaveTextContent(/€1\.85.*€1\.80/)
    await userEvent.click(dialog.getByRole('button', { name: 'Put back' }))
    await expect(args.onPutBack).toHaveBeenCalledWith({ id: '4' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(document.activeElement).toContainElement(canvas.getByText('Today, Monday 23 November'))
    await expect(document.body).not.toHaveFocus()
  },
}

const bulk: ActivityEntryView = {
  ...activity[0]!,
  action: 'product.bulk_changed',
  subject: null,
  changes: [{ field: 'bulk.percent', kind: 'number', after: '5' }],
  many: {
    products: [
      {
        id: 'prod_1',
        title: 'Sältan Salt Liquorice Fish',
        href: '/office/products/prod_1',
        changes: activity[0]!.changes,
        putBack: { status: 'possible', products: null },
      },
      {
        id: 'prod_2',
        title: 'Ljung Dark Chocolate 70 %',
        href: '/office/products/prod_2',
        changes: [{ ...activity[0]!.changes[0]!, of: { name: 'LJU-0070', from: null } }],
        putBack: { status: 'changed', by: 'Johan Berg', at: 'Mon, 23 Nov, 09:02' },
      },
    ],
    more: 18,
    href: '/office/products?changedBy=bulk_1',
  },
  putBack: { status: 'possible', products: 20 },
}

/** The other products of a change of many are requested, and the change is undone. */
export const ChangeOfMany: Story = {
  ...behaviour,
  args: { activity: ready([bulk]), onShowProducts: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }))
    await expect(args.onShowProducts).toHaveBeenCalledWith({ id: '4' })
    await userEvent.click(canvas.getByRole('button', { name: 'Undo...' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo the change of 20 products?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }))
    await expect(args.onPutBack).toHaveBeenCalledWith({ id: '4' })
  },
}

/** One product of a change of many is put back alone; the list of all of them is a link. */
export const PutsBackOneOfMany: Story = {
  ...behaviour,
  args: { activity: ready([bulk]) },
  play: async ({ args, canvas }) => {
    const products = within(await canvas.findByRole('list', { name: 'Products' }))
    await expect(products.getAllByRole('listitem')[1]).toHaveTextContent(/Changed since by Johan Berg/)
    await expect(canvas.getByRole('link', { name: 'Show them in the product list' })).toHaveAttribute(
      'href',
      '/office/products?changedBy=bulk_1',
    )
    await userEvent.click(products.getByRole('button', { name: offer }))
    const dialog = within(await screen.findByRole('dialog', { name: /Put back the old values of Sältan/ }))
    await expect(dialog.getByRole('row', { name: /Unit price/ })).toHaveTextContent(/€1\.85.*€1\.80/)
    await userEvent.click(dialog.getByRole('button', { name: 'Put back' }))
    await expect(args.onPutBack).toHaveBeenCalledWith({ id: '4', product: 'prod_1' })
  },
}

/** A refusal is shown in the confirmation, which stays open. */
export const PutBackRefused: Story = {
  ...behaviour,
  args: {
    putBack: { busy: false, problem: 'This has changed since. Nothing was put back.' },
    onPutBack: fn(() => Promise.resolve(false)),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: offer }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Put back' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Nothing was put back.')
  },
}

/** While the values are put back, the confirmation cannot be closed. */
export const PuttingBack: Story = {
  ...behaviour,
  args: { putBack: { busy: true, problem: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: offer }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: /Putting back/ })).toHaveAttribute('aria-busy', 'true')
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

/** What can be pressed is at least 24 px high. */
export const Phone: Story = {
  ...onAPhone,
  args: { activity: ready([{ ...activity[0]!, changes: [1, 2, 3, 4, 5, 6, 7, 8].map(price) }, activity[1]!]) },
  play: async ({ canvas, canvasElement }) => {
    await onAPhone.play()
    const pressed = [canvas.getByText('2 more changes'), canvas.getByRole('link', { name: '1053' })]
    for (const element of [...pressed, ...canvasElement.querySelectorAll('main a')]) {
      await expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    }
  },
}

/** On a phone a button opens the filters, and says how many are applied. */
export const PhoneFilters: Story = {
  globals: { viewport: { value: 'mobile1' } },
  tags: ['reaches'],
  args: { filter: { by: 'shop', operator: '', subject: '' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Actor' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }))
    const by = canvas.getByRole('combobox', { name: 'Actor' })
    await expect(by).toHaveValue('shop')
    await expect(by.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.selectOptions(by, 'customer')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ by: 'customer', operator: '', subject: '' })
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
