import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoBlocks } from '@skafferi/brand/content/blocks'
import { toContentForm, toListedBlocks } from '@skafferi/domain/office'
import type { ContentFormView, ContentPage, ContentVersionView } from '@skafferi/domain/office/views'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { storyLanding } from '../../internal/stories/story-content'
import { inOffice } from '../story-frame'
import { ContentScreen } from './ContentScreen'

const noPicture = { layout: 'fullscreen', chromatic: { disableSnapshot: true } }

type Context = Parameters<typeof toContentForm>[2]
type Stored = Parameters<typeof toListedBlocks>[0][number]

const context: Context = {
  hosts: ['partner.example'],
  categories: ['Camera', 'Gaming'],
  values: {
    brand: 'Skafferi',
    phone: '+46 31 700 10 00',
    email: 'hello@skafferi.example',
    hours: 'Monday to Friday, 8 to 17',
    returns: null,
    free_from: '€140',
    order_minimum: '€150',
    payment_days: '60',
    articles: '631',
    brands: '44',
  },
  office: {
    locale: 'en-GB',
    timeZone: 'Europe/Stockholm',
    now: () => new Date('2026-11-28T12:00:00Z'),
  } as Context['office'],
}

/** The demo's blocks as the store keeps them. */
const storedBlocks = (page: ContentPage, change: (block: Stored, index: number) => Partial<Stored> = () => ({})) =>
  demoBlocks[page].map(({ id, kind, content }, index) => {
    const block = { id, kind, on: true, starts_at: null, ends_at: null, content: { en: content } } as unknown as Stored
    return { ...block, ...change(block, index) } as Stored
  })

const current: ContentVersionView = {
  version: 3,
  published: { text: '28 Nov 2026, 14:05', dateTime: '2026-11-28T13:05:00.000Z' },
  by: 'Maja Holm',
}
const draft = {
  page: 'landing',
  revision: 4,
  blocks: [],
  changed_at: '2026-11-28T15:10:00.000Z',
  changed_by: 'Johan Berg',
  current: { version: 3, published_at: '2026-11-28T13:05:00.000Z', published_by: 'Maja Holm' },
  catalogue: storyLanding.catalogue!,
} as const

function formOf(page: ContentPage, blocks: readonly Stored[], change: Partial<ContentFormView> = {}): ContentFormView {
  const parts = {
    page,
    blocks: toListedBlocks(blocks),
    changed: [],
    published: toListedBlocks(storedBlocks(page)),
  }
  return { ...toContentForm({ ...draft, blocks: [] }, parts, context), ...change }
}

/** The landing page with periods of every kind. */
const landing = storedBlocks('landing', ({ id }) => {
  if (id === 'shelf-banner') return { starts_at: '2026-11-27T05:00:00Z', ends_at: '2026-11-29T22:59:00Z' }
  if (id === 'terms') return { starts_at: '2026-12-14T05:00:00Z' }
  if (id === 'steps') return { ends_at: '2026-04-06T21:59:00Z' }
  return id === 'accessories' ? { on: false } : {}
})

/** The landing page whose shelf has only the products of its rule. */
const newestOnly = storedBlocks('landing', ({ kind, content }) =>
  kind === 'samples' ? { content: { en: { ...content.en, rule: 'newest', items: [] } } as never } : {},
)
const ready = (view: ContentFormView) => ({ status: 'ready', refreshing: false, view }) as const

const history = {
  versions: { status: 'ready', refreshing: false, view: [current, { ...current, version: 2, by: null }] },
  opened: null,
  version: { status: 'loading' },
  onOpen: fn(),
  onClose: fn(),
  onPutBack: fn(),
} as const

const pageOf = (page: ContentPage, count: number, change = {}) => ({
  page,
  href: `/office/content/${page}`,
  count,
  drafted: false,
  typed: false,
  ...change,
})

const meta = {
  title: 'Office/Screens/ContentScreen',
  component: ContentScreen,
  decorators: [inOffice('content')],
  parameters: noPicture,
  args: {
    pages: [
      pageOf('landing', 8, { drafted: true }),
      pageOf('home', 9, { typed: true }),
      pageOf('product', 1),
      pageOf('faq', 3),
      pageOf('about', 4),
    ],
    current: 'landing',
    content: ready(formOf('landing', landing)),
    history,
    shopHref: '/',
    deleted: null,
    remote: { by: null, changes: [] },
    refused: {},
    editable: true,
    saving: false,
    publishing: false,
    discarding: false,
    problem: null,
    uploadOf: () => null,
    onType: fn(),
    onSchedule: fn(),
    onSwitch: fn(),
    onMove: fn(),
    onAdd: fn(() => 'text-1'),
    onRemove: fn(),
    onUndoRemove: fn(),
    onAddEntry: fn(),
    onRemoveEntry: fn(),
    onMoveEntry: fn(),
    onUpload: fn(),
    onDismissUpload: fn(),
    onKeepMine: fn(),
    onLoadTheirs: fn(),
    onDiscard: fn(),
    onSave: fn(),
    onPublish: fn(async () => true),
    onDiscardDraft: fn(async () => true),
    onReset: fn(),
  },
} satisfies Meta<typeof ContentScreen>

export default meta
type Story = StoryObj<typeof meta>

const frame = () => document.querySelector<HTMLIFrameElement>('iframe')!
const previewText = () => frame()?.contentDocument?.body.textContent

export const Default: Story = {
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }))
    await expect(
      pages.getByRole('link', { name: /^Landing page \(visitors\) 8 published blocks Draft$/, current: 'page' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Banner 27 Nov – 29 Nov/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Terms from 14 Dec/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Steps ended 6 Apr/ })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Headline' })).toHaveValue(
      'The #1 Wholesale Marketplace for Businesses',
    )
    await expect(canvas.getByText('43/200')).toBeVisible()
    await waitFor(() => expect(previewText()).toContain('The #1 Wholesale Marketplace'))
    await expect(canvas.queryByText('Preview, not published')).toBeNull()
  },
}

/** The preview of a block that differs from the published page is marked. */
export const PreviewsDraft: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Steps ended 6 Apr/ }))
    await expect(await canvas.findByText('Preview, not published')).toBeVisible()
  },
}

/** The home page, with products by rule and two banners beside each other. */
export const Home: Story = {
  args: { current: 'home', content: ready(formOf('home', storedBlocks('home'), { saved: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Rule' })).toHaveValue('usual')
    await expect(canvas.getByRole('button', { name: 'Publish...' })).toBeDisabled()
  },
}

/** Nothing is published and no draft is saved. */
export const Empty: Story = {
  args: { current: 'about', content: ready({ ...formOf('about', []), saved: null, current: null, changes: [] }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No blocks yet' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Publish...' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Add block' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Text' }))
    await expect(args.onAdd).toHaveBeenCalledWith({ kind: 'text' })
  },
  tags: ['reaches'],
}

export const Loading: Story = {
  args: { pages: [], content: { status: 'loading' }, history: { ...history, versions: { status: 'loading' } } },
}

export const Failed: Story = {
  args: { content: { status: 'failed', request: '8f2c-19d4', code: 'internal_error', retry: fn() } },
}

/** A reader sees blocks and versions and cannot change them. */
export const ReadOnly: Story = {
  args: { editable: false, history: { ...history, onPutBack: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your role can read content, but not change it.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Headline' })).toHaveAttribute('readonly')
    for (const name of ['Publish...', 'Add block', 'Delete block', 'Discard draft...'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

const [hero] = formOf('landing', landing).blocks

/** A colleague has saved another draft since the page was read. */
export const Conflict: Story = {
  args: {
    content: ready(formOf('landing', landing, { changed: ['hero'] })),
    problem: 'A colleague has changed this page.',
    remote: {
      by: 'Johan Berg',
      changes: [{ id: 'values', kind: 'values', rule: null, summary: 'Made for how you sell', change: 'changed' }],
    },
  },
  play: async ({ args, canvas }) => {
    const notice = within(canvas.getByRole('region', { name: /^Johan Berg has changed this page/ }))
    await expect(notice.getByText('Values: Made for how you sell changed')).toBeVisible()
    await userEvent.click(notice.getByRole('button', { name: 'Load theirs' }))
    await expect(args.onLoadTheirs).toHaveBeenCalledOnce()
    await userEvent.click(notice.getByRole('button', { name: 'Keep mine' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
  },
  tags: ['reaches'],
}

/** Faults are at their fields, and at the rows of blocks that are not open. */
export const Faults: Story = {
  args: {
    content: ready(
      formOf('landing', landing, {
        changed: ['hero', 'terms'],
        faults: { 'hero.button.href': 'link', 'terms.endsAt': 'period' },
      }),
    ),
    refused: { 'values.tabs.1.name': { code: 'required', message: 'is required' } },
  },
  tags: ['reaches'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByRole('combobox', { name: 'Leads to' })).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Terms: To' }))
    await expect(canvas.getByRole('button', { name: /^Terms .*Check/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Values .*Check/ }))
    await waitFor(async () =>
      expect(canvas.getAllByRole('textbox', { name: 'Tab name' })[1]).toHaveAccessibleDescription('This is required.'),
    )
  },
}

const textBlock = (id: string, text: string, change: object = {}) =>
  ({
    id,
    kind: 'text',
    on: true,
    starts_at: null,
    ends_at: null,
    content: { en: { title: id, text } },
    ...change,
  }) as Stored

/** A page is not published while a field is missing: its block opens, and the field is marked and gets the focus. */
export const PublishesNothingMissing: Story = {
  ...behaviour,
  args: {
    current: 'about',
    content: ready(formOf('about', [textBlock('lead', 'Welcome.'), textBlock('hours', '')])),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Fill this in before you publish the page.')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Publish...' }))
    const field = await canvas.findByRole('textbox', { name: 'Text' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
    await expect(field).toHaveAccessibleDescription('Fill this in before you publish the page.')
    await expect(canvas.getByRole('button', { name: /^Text .*Check/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** What can be published, and is probably not meant: a link without a button, and an address that is no page. */
export const Warnings: Story = {
  args: {
    current: 'home',
    content: ready(
      formOf('home', [
        {
          ...storedBlocks('home').find(({ kind }) => kind === 'banner')!,
          id: 'offer',
          content: { en: { layout: 'strip', title: 'Offer', button: { text: '', href: '/products' } } },
        } as unknown as Stored,
        {
          ...textBlock('new', ''),
          kind: 'tiles',
          content: { en: { items: [{ title: 'Gifts', href: '/categories/gift-boxes' }] } },
        } as unknown as Stored,
        {
          ...textBlock('all', ''),
          kind: 'categories',
          content: { en: { items: [{ category: 'Camera' }, { category: 'Toys' }], selected: 'Phones' } },
        } as unknown as Stored,
      ]),
    ),
  },
  tags: ['reaches'],
  play: async ({ canvas, canvasElement }) => {
    const link = () => canvas.getByRole('combobox', { name: 'Leads to' })
    await expect(canvas.getByText('This link is not shown, because the button has no text.')).toBeVisible()
    await expect(link()).toHaveAccessibleDescription(/on one of these sites: partner\.example/)
    const suggested = [...canvasElement.querySelectorAll('datalist option')].map((option) => option.textContent)
    await expect(suggested).toEqual(expect.arrayContaining(['/', '/landing', '/products', '/about', '/terms']))
    await userEvent.click(canvas.getByRole('button', { name: /^Tiles/ }))
    await expect(link()).toHaveValue('/categories/gift-boxes')
    await expect(canvas.getByText('This shop has no such page.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Categories/ }))
    await expect(canvas.getAllByText(/^This shop has no such category/)).toHaveLength(1)
    await expect(canvas.getByRole('combobox', { name: 'Selected category' })).toHaveAccessibleDescription(
      /^Marked as the current one/,
    )
    await expect(canvas.getByText(/^None of the categories above has this name/)).toBeVisible()
  },
}

/** Fields and blocks whose name does not explain them have a hint. */
export const Hints: Story = {
  ...behaviour,
  args: { content: ready({ ...formOf('landing', landing), linkHosts: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Packs on the shelf beside the text, at most 6.')).not.toHaveLength(0)
    await expect(canvas.getByRole('combobox', { name: 'Leads to' })).toHaveAccessibleDescription(
      /such as \/about\. To link to another site, ask the person who runs the server to add it to LINK_HOSTS\./,
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Shelf of products/ }))
    await expect(
      canvas.getByText(/products that you type by hand stand above them with the mark “Sample”/i),
    ).toBeVisible()
  },
}

/** A trade has a shelf of articles by SKU; one that is not on sale is named. */
export const TradeShelf: Story = {
  ...behaviour,
  args: {
    content: ready(
      formOf(
        'landing',
        storedBlocks('landing').map((block) =>
          block.kind === 'values'
            ? ({
                ...block,
                content: { en: { ...block.content.en, tabs: [{ name: 'Kiosks', articles: ['SAL-0120', 'OLD-1'] }] } },
              } as Stored)
            : block,
        ),
      ),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Values/ }))
    const skus = canvas.getByRole('textbox', { name: 'Articles on the shelf' })
    await expect(skus).toHaveValue('SAL-0120\nOLD-1')
    await expect(canvas.getByText(/^Not on sale, or not saved yet: OLD-1\./)).toBeVisible()
    await userEvent.type(skus, 'X')
    await expect(args.onType).toHaveBeenLastCalledWith({
      id: 'values',
      path: 'tabs.0.articles',
      texts: ['SAL-0120', 'OLD-1X'],
    })
  },
}

/** The title of the promises is not shown in the shop, so that it is not called a headline. */
export const PromisesName: Story = {
  ...behaviour,
  args: { current: 'home', content: ready(formOf('home', storedBlocks('home'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Promises/ }))
    const name = canvas.getByRole('textbox', { name: 'Name of the list' })
    await expect(name).toHaveValue('Our promises')
    await expect(name).toHaveAccessibleDescription(/^Not shown\./)
  },
}

/** A block that cannot be rendered does not take the form away. */
export const FailedPreview: Story = {
  args: {
    current: 'about',
    content: ready({
      ...formOf('about', [textBlock('lead', 'Welcome.')]),
      blocks: formOf('about', [textBlock('lead', 'Welcome.')]).blocks.map((block) => ({
        ...block,
        preview: { id: 'lead', kind: 'questions', content: { title: '', items: [null] } } as never,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This preview cannot be shown/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Welcome.')
  },
}

/** The versions, and one of them as visitors saw it, which becomes the draft. */
export const History: Story = {
  args: {
    history: {
      ...history,
      opened: 3,
      version: { status: 'ready', refreshing: false, view: { ...current, blocks: [hero!.preview] } },
    },
  },
  tags: ['reaches'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'History' }))
    const sheet = within(await canvas.findByRole('dialog', { name: 'Version 3' }))
    await expect(sheet.getByText('28 Nov 2026, 14:05, Maja Holm')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'All versions' }))
    await expect(args.history.onClose).toHaveBeenCalled()
  },
}

/** A version is opened from the list. */
export const OpensVersion: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'History' }))
    const sheet = within(await canvas.findByRole('dialog', { name: 'History' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Version 2' }))
    await expect(args.history.onOpen).toHaveBeenCalledWith({ version: 2 })
  },
}

/** A version is put back, and the sheet closes. */
export const PutsBack: Story = {
  ...behaviour,
  args: History.args,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'History' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Put back' }))
    await expect(args.history.onPutBack).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** Publishing says what changes and what visitors see, and is confirmed. */
export const Publishes: Story = {
  args: { content: ready(formOf('landing', landing)) },
  tags: ['reaches'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish...' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Publish Landing?' }))
    await expect(dialog.getByText('Steps: How wholesale works here changed')).toBeVisible()
    await expect(dialog.getByText('2 blocks are off or have ended.')).toBeVisible()
    await expect(dialog.getByText('Preview, not published')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await expect(args.onPublish).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** A block without entries is not shown, so publishing warns of it. */
export const WarnsOfEmptyBlock: Story = {
  ...behaviour,
  args: {
    content: ready(
      formOf(
        'faq',
        storedBlocks('faq', ({ kind }, index) =>
          kind === 'questions' && index === 0 ? { content: { en: { title: 'Buying', items: [] } } as never } : {},
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish...' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText(/^This block has no entries yet: .*Buying/)).toBeVisible()
  },
}

/**
 * A shelf that its rule fills has no entries of its own, which is no reason for a warning, also if the draft was read
 * before there were products.
 */
export const RuleFillsBlock: Story = {
  ...behaviour,
  args: {
    content: ready(formOf('landing', newestOnly, { catalogue: { ...storyLanding.catalogue!, listed: [] } })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish...' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText('Shelf of products: new products · Top-selling products')).toBeVisible()
    await expect(dialog.queryByText(/no entries yet/)).toBeNull()
  },
}

/** Blocks of the same kind differ by rule and headline, in the list and in the dialog before publishing. */
export const NamesRules: Story = {
  ...behaviour,
  args: {
    current: 'home',
    content: ready(
      formOf(
        'home',
        storedBlocks('home', ({ id }) => (id === 'explore' ? { on: false } : {})),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const blocks = within(canvas.getByRole('list', { name: 'Blocks' }))
    const names = ['usual articles', 'flash sale', 'best selling', 'all products']
    for (const name of names) {
      await expect(blocks.getByRole('switch', { name: `Show Products by rule: ${name}` })).toBeInTheDocument()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Publish...' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText('Products by rule: best selling · Best Selling Products')).toBeVisible()
    await expect(dialog.getByText('Products by rule: flash sale')).toBeVisible()
    await expect(dialog.getByText('Products by rule: all products · Explore Our Products changed')).toBeVisible()
  },
}

/** The answer to publishing was a refusal, which the dialog shows. */
export const PublishingRefused: Story = {
  ...behaviour,
  args: { problem: 'A colleague has changed this page.', onPublish: fn(async () => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish...' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('A colleague has changed this page.')
  },
}

/** A draft is discarded after a confirmation. */
export const DiscardsDraft: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft...' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Discard the draft?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Discard draft' }))
    await expect(args.onDiscardDraft).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** Texts, pictures, lists and the period of a block change. */
export const Edits: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Banner 27 Nov/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Button' }), '!')
    await expect(args.onType).toHaveBeenLastCalledWith({
      id: 'shelf-banner',
      path: 'button.text',
      texts: ['Shop Now!'],
    })
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-27T06:00')
    await userEvent.clear(canvas.getByLabelText('To'))
    await expect(args.onSchedule).toHaveBeenLastCalledWith({ id: 'shelf-banner', field: 'endsAt', value: '' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Or its address, Pictures' }), '/fish.png')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the address to Pictures' }))
    await expect(args.onType).toHaveBeenLastCalledWith({
      id: 'shelf-banner',
      path: 'pictures',
      texts: expect.arrayContaining(['/fish.png']),
    })
    const file = new File(['x'], 'fish.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Add to Pictures'), file)
    await expect(args.onUpload).toHaveBeenCalledWith({
      id: 'shelf-banner',
      path: 'pictures',
      name: 'shelf-banner.pictures',
      file,
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Move picture 2 of Pictures earlier' }))
    await expect(args.onType).toHaveBeenLastCalledWith({
      id: 'shelf-banner',
      path: 'pictures',
      texts: ['tjarn-citrus-2', 'saltan-toffee', 'brygd-mustard', 'kalla-mint'].map(expect.stringContaining),
    })
    await userEvent.click(canvas.getByRole('button', { name: /^Services/ }))
    await userEvent.selectOptions(canvas.getAllByRole('combobox', { name: 'Icon' })[0]!, 'Truck')
    await expect(args.onType).toHaveBeenLastCalledWith({ id: 'services', path: 'items.0.icon', texts: ['truck'] })
    await userEvent.click(canvas.getByRole('button', { name: 'Move Item 2 up' }))
    await expect(args.onMoveEntry).toHaveBeenLastCalledWith({ id: 'services', path: 'items', index: 1, by: -1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Add an item' }))
    await expect(args.onAddEntry).toHaveBeenLastCalledWith({ id: 'services', path: 'items' })
    await userEvent.click(canvas.getByRole('button', { name: 'Delete block' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith({ id: 'services' })
  },
}

/** A deleted block comes back. */
export const Deleted: Story = {
  args: { deleted: { kind: 'banner', rule: null, summary: 'Fill the shelf before the weekend' } },
  tags: ['reaches'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Banner: Fill the shelf before the weekend deleted.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndoRemove).toHaveBeenCalledOnce()
  },
}

/** Blocks are moved, switched and saved by keys. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { content: ready(formOf('landing', landing, { changed: ['order'] })) },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: /^Values/ }))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: 'values', by: -1 })
    await tabTo(canvas.getByRole('button', { name: 'Move Values down' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: 'values', by: 1 })
    await tabTo(canvas.getByRole('switch', { name: 'Show Values' }))
    await userEvent.keyboard(' ')
    await expect(args.onSwitch).toHaveBeenLastCalledWith({ id: 'values', on: false })
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

const hostile = storedBlocks('about', () => ({
  content: { en: { title: hostileText, text: `${hostileText} ${'x'.repeat(200)}` } } as never,
}))

/** Markup stays text, and a long word stays in its column. */
export const LongHostileText: Story = {
  ...onAPhone,
  args: { current: 'about', content: ready(formOf('about', hostile)) },
}

/** On a phone, the preview starts with the phone. */
export const Phone: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    await onAPhone.play()
    await waitFor(() => expect(frame()?.contentDocument?.defaultView?.innerWidth).toBe(390))
    // Otherwise the bar at the bottom covers most of a control, and the rest is too low as a target.
    canvas.getByRole('button', { name: 'Delete block' }).scrollIntoView({ block: 'center' })
  },
}

/** On a phone, choosing a block leads to its form. */
export const OpensOnPhone: Story = {
  ...behaviour,
  globals: onAPhone.globals,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Steps/ }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Steps' })).toHaveFocus())
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
