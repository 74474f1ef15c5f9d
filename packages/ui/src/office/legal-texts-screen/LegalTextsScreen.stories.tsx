import type { Meta, StoryObj } from '@storybook/react-vite'
import { termsText } from '@skafferi/brand/legal/terms'
import type { LegalFormView, LegalVersionView, ListedLegalView } from '@skafferi/domain/office/views'
import { toLegalTextView } from '@skafferi/domain/platform/shared-views'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { SettingsLayout } from '../settings-layout'
import { inOffice } from '../story-frame'
import { LegalTextsScreen } from './LegalTextsScreen'

const noPicture = { layout: 'fullscreen', chromatic: { disableSnapshot: true } }

const versionOf = (version: string, by: string | null, url: string | null = null): LegalVersionView => ({
  version,
  published: { text: '28 Nov 2026, 14:05', dateTime: '2026-11-28T13:05:00.000Z' },
  by,
  url,
})
const current = versionOf('2026-11-28', 'Maja Holm')
const listed = (kind: ListedLegalView['kind'], change: Partial<ListedLegalView> = {}): ListedLegalView => ({
  kind,
  href: `/office/settings/legal?kind=${kind}`,
  current: null,
  drafted: false,
  ...change,
})

const draft = {
  title: termsText.title,
  notes: '',
  sections: termsText.sections.map(({ title, paragraphs }) => ({ title, text: paragraphs.join('\n') })),
}
const terms: LegalFormView = {
  kind: 'terms',
  draft,
  changed: [],
  faults: {},
  preview: toLegalTextView({ ...termsText, notes: [] }),
  current,
  saved: { time: { text: 'Sat 28 Nov, 16:10', dateTime: '2026-11-28T15:10:00.000Z' }, by: 'Johan Berg' },
  changes: [
    { kind: 'removed', line: 'You pay by invoice.' },
    { kind: 'added', line: 'You pay by invoice, within the days that checkout shows.' },
  ],
  missing: [],
  unsaid: [],
}
const ready = (change: Partial<LegalFormView> = {}) =>
  ({ status: 'ready', refreshing: false, view: { ...terms, ...change } }) as const

const history = {
  versions: {
    status: 'ready',
    refreshing: false,
    view: [current, versionOf('2026-11-27-2', null)],
  },
  opened: null,
  version: { status: 'loading' },
  onOpen: fn(),
  onClose: fn(),
  onUse: fn(),
} as const

const meta = {
  title: 'Office/Screens/LegalTextsScreen',
  component: LegalTextsScreen,
  decorators: [
    (Story) => (
      <SettingsLayout
        sections={[{ href: '/office/settings/legal', label: 'Legal texts', count: 1 }]}
        current="/office/settings/legal"
      >
        <Story />
      </SettingsLayout>
    ),
    inOffice('settings'),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    kinds: [
      listed('terms', { current, drafted: true }),
      listed('privacy', { current: versionOf('2026-11-27', null) }),
      listed('cookies'),
      listed('imprint'),
    ],
    current: 'terms',
    legal: ready(),
    history,
    editable: true,
    saving: false,
    publishing: false,
    problem: null,
    remoteChanges: [],
    onType: fn(),
    onMove: fn(),
    onDiscard: fn(),
    onSave: fn(),
    profileHref: '/office/settings/profile',
    onTemplate: fn(),
    onPublish: fn(async () => true),
    onReset: fn(),
    onDismissRemoteChanges: fn(),
  },
} satisfies Meta<typeof LegalTextsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const kinds = within(canvas.getByRole('navigation', { name: 'Legal texts' }))
    await expect(
      kinds.getByRole('link', { name: /Version 2026-11-28, published by Maja Holm$/, current: 'page' }),
    ).toBeVisible()
    await expect(kinds.getByRole('link', { name: 'Cookies Not published' })).toBeVisible()
    const preview = within(canvas.getByRole('region', { name: 'Preview' }))
    await expect(preview.getByRole('heading', { level: 4, name: 'Payment' })).toBeVisible()
  },
}

/** An imprint is for some countries only, and the page says for which. */
export const Imprint: Story = {
  args: {
    current: 'imprint',
    legal: ready({ kind: 'imprint', draft: null, preview: null, current: null, saved: null, changes: [] }),
    history: { ...history, versions: { status: 'ready', refreshing: false, view: [] } },
  },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^For shops in Germany, Austria and Switzerland/)).toBeVisible()
  },
}

/** Nothing is published and no draft is saved: a template begins the text. */
export const NothingYet: Story = {
  args: {
    current: 'cookies',
    legal: ready({ kind: 'cookies', draft: null, preview: null, current: null, saved: null, changes: [] }),
    history: { ...history, versions: { status: 'ready', refreshing: false, view: [] } },
  },
  tags: ['reaches'],
  parameters: noPicture,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Nothing is published yet.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use the template' }))
    await expect(args.onTemplate).toHaveBeenCalledOnce()
  },
}

/** The published text is on another site. */
export const ExternalPage: Story = {
  args: { legal: ready({ current: versionOf('2026-11-28', null, 'https://group.example/terms') }) },
  parameters: noPicture,
}

/** A link leads to a host that is not allowed, so the draft is not saved. */
export const InvalidLink: Story = {
  ...behaviour,
  args: { legal: ready({ changed: ['sections'], faults: { 'sections.0.text': 'link_not_allowed' } }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('textbox', { name: 'Paragraphs of section 1' })).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Sections are added, moved and removed by buttons. */
export const Sections: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move section 2 up' }))
    await expect(args.onMove).toHaveBeenLastCalledWith({ index: 1, by: -1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove section 1' }))
    await expect(args.onType).toHaveBeenLastCalledWith({ sections: draft.sections.slice(1) })
    await userEvent.click(canvas.getByRole('button', { name: 'Add a section' }))
    await expect(args.onType).toHaveBeenLastCalledWith({ sections: [...draft.sections, { title: '', text: '' }] })
  },
}

/** Publishing shows what changes, and is confirmed. */
export const Publishes: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish...' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Publish a new version?' }))
    await expect(dialog.getByText('You pay by invoice.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await expect(args.onPublish).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** Places are not filled in, so the draft can be saved and not published; each leads to its field. */
export const Incomplete: Story = {
  ...behaviour,
  args: {
    legal: ready({
      missing: [
        { field: 'sections.0.title', text: null },
        { field: 'sections.1.text', text: 'Your account: ___.' },
      ],
      unsaid: ['556000-0000'],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish...' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Heading of section 1 is empty' })).toBeVisible()
    await expect(dialog.getByText(/profile says 556000-0000, and this text does not/)).toBeVisible()
    for (const link of dialog.getAllByRole('link', { name: 'shop’s profile' }))
      await expect(link).toHaveAttribute('href', '/office/settings/profile')
    await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Section 2: Your account: ___.' }))
    await waitFor(() => expect(canvas.getByLabelText('Paragraphs of section 2')).toHaveFocus())
  },
}

/** The answer to publishing was a refusal, which the dialog shows. */
export const PublishingRefused: Story = {
  ...behaviour,
  args: { problem: 'A colleague has changed or published this text.', onPublish: fn(async () => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish...' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('A colleague has changed or published this text.')
  },
}

/** An earlier version with its changes; it can become the draft. */
export const OpensVersion: Story = {
  args: {
    history: {
      ...history,
      opened: '2026-11-28',
      version: {
        status: 'ready',
        refreshing: false,
        view: { ...current, text: toLegalTextView(termsText), changes: terms.changes },
      },
    },
  },
  tags: ['reaches'],
  parameters: noPicture,
  play: async ({ args, canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'Version 2026-11-28' }))
    await expect(sheet.getByText('28 Nov 2026, 14:05, Maja Holm')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Use as draft' }))
    await expect(args.history.onUse).toHaveBeenCalled()
  },
}

/** A colleague has saved another draft since this one was loaded. */
export const EditConflict: Story = {
  args: {
    remoteChanges: [{ kind: 'added', line: 'Deliveries leave on working days.' }],
    legal: ready({ changed: ['title'] }),
  },
  tags: ['reaches'],
  parameters: noPicture,
  play: async ({ args, canvas }) => {
    const changes = within(canvas.getByRole('region', { name: 'Changed lines' }))
    await expect(changes.getByText('Deliveries leave on working days.')).toBeVisible()
    await userEvent.click(changes.getByRole('button', { name: 'Close' }))
    await expect(args.onDismissRemoteChanges).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { kinds: [], legal: { status: 'loading' }, history: { ...history, versions: { status: 'loading' } } },
  parameters: noPicture,
}

export const Failed: Story = {
  args: {
    legal: { status: 'failed', request: '8f2c-19d4', code: 'internal_error', retry: fn() },
    history: {
      ...history,
      versions: { status: 'failed', request: '8f2c-19d4', code: 'internal_error', retry: fn() },
    },
  },
  parameters: noPicture,
}

/** A reader sees texts and versions and cannot change them. */
export const ReadOnly: Story = {
  args: { editable: false, history: { ...history, onUse: undefined } },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your role can read legal texts, but not change them.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Publish...' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add a section' })).toBeNull()
  },
}

/** The kinds, the form and the versions are reached and used by keys. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { legal: ready({ changed: ['title'] }) },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('textbox', { name: 'Title' }))
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await tabTo(canvas.getByRole('button', { name: 'Version 2026-11-27-2' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.history.onOpen).toHaveBeenCalledWith({ version: '2026-11-27-2' })
  },
}

const hostile = { title: hostileText, text: `${hostileText} ${'x'.repeat(200)}` }

/** Markup stays text, and a long word stays in its column. */
export const LongHostileText: Story = {
  ...onAPhone,
  args: {
    legal: ready({
      draft: { title: hostileText, notes: hostileText, sections: [hostile] },
      preview: toLegalTextView({
        title: hostileText,
        notes: [hostileText],
        sections: [{ title: hostileText, paragraphs: [hostile.text] }],
      }),
    }),
  },
  parameters: noPicture,
}

export const Phone: Story = { ...onAPhone, parameters: noPicture }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: noPicture }

export const Dark: Story = { globals: { scheme: 'dark' }, parameters: noPicture }

export const HighContrast: Story = { globals: { contrast: 'more' }, parameters: noPicture }
