import type { ListedBannerView, BannerDetailView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { storyBanners, storyValues } from '../../internal/stories/story-content'
import { inOffice } from '../story-frame'
import { BannersScreen } from './BannersScreen'

const { promo } = storyBanners
const draft = {
  title: promo.title,
  subtitle: promo.subtitle,
  price: promo.price ?? '',
  badge: '',
  'button.1': 'Shop Now',
  'href.1': '/products',
  background: '',
  'picture.1': promo.pictures[0]!.src,
  'picture.2': promo.pictures[1]!.src,
  'picture.3': '',
  starts: '',
  ends: '',
}
const promoBanner = {
  id: 'banner_promo',
  state: 'shown',
  draft,
  fields: [
    'title',
    'subtitle',
    'price',
    'badge',
    'button.1',
    'href.1',
    'background',
    'picture.1',
    'picture.2',
    'picture.3',
    'starts',
    'ends',
  ],
  changed: [],
  faults: {},
  preview: { place: 'banner_promo', view: promo },
} as const satisfies BannerDetailView
const ready = (change: Partial<BannerDetailView> = {}) =>
  ({ status: 'ready', refreshing: false, view: { ...promoBanner, ...change } }) as const

const listed = (id: ListedBannerView['id'], change: Partial<ListedBannerView> = {}): ListedBannerView => ({
  id,
  state: 'own',
  changed: null,
  changedBy: null,
  typed: false,
  href: `/office/banners?place=${id}`,
  ...change,
})
const places = [
  listed('banner_hero', { state: 'shown', changed: '3 Nov 2026', changedBy: 'Maja Holm' }),
  listed('banner_values'),
  listed('banner_accessories', { state: 'planned', changed: '3 Nov 2026' }),
  listed('banner_promo', { state: 'shown', changed: '12 Oct 2026', changedBy: 'Elsa Nyström' }),
  listed('banner_side', { state: 'shown', changed: '12 Oct 2026', typed: true }),
]

const meta = {
  title: 'Office/Pages/BannersScreen',
  component: BannersScreen,
  decorators: [inOffice('banners')],
  parameters: { layout: 'fullscreen' },
  args: {
    banner: ready(),
    place: 'banner_promo',
    places,
    shelves: [promo.pictures.map(({ src }) => ({ src }))],
    shopHref: '/',
    remoteChanges: [],
    editable: true,
    saving: false,
    resetting: false,
    refused: {},
    problem: null,
    uploads: {},
    onType: fn(),
    onDiscard: fn(),
    onSave: fn(),
    onDismissRemoteChanges: fn(),
    onReset: fn(async () => true),
    onUpload: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof BannersScreen>

export default meta
type Story = StoryObj<typeof meta>

const preview = () => document.querySelector<HTMLIFrameElement>('iframe')!

/** The large banner of the home page. No snapshot: the content of the frame has its own. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Headline' })).toHaveValue(promo.title)
    await waitFor(() => expect(preview().contentDocument?.body.textContent).toContain(promo.title))
    await waitFor(() => expect(preview().getBoundingClientRect().height).toBeGreaterThan(50))
    await waitFor(() =>
      expect(preview().getBoundingClientRect().width).toBeCloseTo(preview().parentElement!.clientWidth, -1),
    )
    await expect(canvas.getByRole('link', { name: /Home, large/ })).toHaveAttribute('aria-current', 'page')
    const starts = canvas
      .getAllByText(/^(Landing|Home), \w+$/, { selector: 'nav b' })
      .map((name) => name.getBoundingClientRect().left)
    await expect(new Set(starts).size).toBe(1)
    await expect(preview().contentDocument?.compatMode).toBe('CSS1Compat')
  },
}

const tabs = storyValues.tabs.slice(0, 2)

/** The values banner has a section for each tab. Nothing is set, so there is nothing to restore. */
export const Values: Story = {
  args: {
    place: 'banner_values',
    banner: ready({
      id: 'banner_values',
      state: 'own',
      draft: Object.fromEntries(
        tabs.flatMap(({ id, name, business }) => [
          [`name.${id}`, name],
          [`business.${id}`, business],
        ]),
      ),
      fields: [
        'title',
        ...(['1', '2'] as const).flatMap(
          (number) =>
            [
              `name.${number}`,
              `business.${number}`,
              `location.${number}`,
              `description.${number}`,
              `button.${number}`,
              `href.${number}`,
              `picture.${number}`,
            ] as const,
        ),
        'starts',
        'ends',
      ],
      preview: { place: 'banner_values', view: { ...storyValues, tabs } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Tab name' })).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Restore default content...' })).toBeNull()
  },
}

/** A link to another site is rejected at its field on blur, and nothing is sent. */
export const InvalidLink: Story = {
  tags: ['reaches'],
  args: {
    banner: ready({
      changed: ['href.1'],
      draft: { ...draft, 'href.1': 'https://shop.other.example/fish' },
      faults: { 'href.1': 'link' },
    }),
    uploads: { 'picture.3': { name: 'fish.svg', problem: 'The file is not a JPEG, PNG or WebP picture.' } },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Link' }))
    await userEvent.tab()
    await expect(await canvas.findByText('Link to a page of this shop or to an allowed site.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Changes by another operator are listed above the form. */
export const EditConflict: Story = {
  args: {
    banner: ready({ changed: ['title'] }),
    remoteChanges: [{ field: 'subtitle', before: 'Order by the bag or by the carton.', after: 'Twenty-four bags.' }],
    problem: 'A colleague has changed this banner.',
  },
}

export const Loading: Story = { args: { banner: { status: 'loading' }, places: [] } }

export const Failed: Story = {
  args: { banner: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() }, places: [] },
}

/** Without the permission, all fields are read-only. */
export const ReadOnly: Story = { args: { editable: false } }

/** Texts are edited, a picture is removed and another is uploaded, and the default is restored after a confirmation. */
export const Edits: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subtitle' }), '!')
    await expect(args.onType).toHaveBeenLastCalledWith({ subtitle: `${promo.subtitle}!` })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1' }))
    await expect(args.onType).toHaveBeenLastCalledWith({
      'picture.1': draft['picture.2'],
      'picture.2': '',
      'picture.3': '',
    })
    const file = new File(['x'], 'fish.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Add a picture'), file)
    await expect(args.onUpload).toHaveBeenCalledWith({ field: 'picture.3', file })
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }))
    await waitFor(() => expect(preview().contentDocument?.defaultView?.innerWidth).toBe(390))
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await waitFor(() => expect(preview().contentDocument?.documentElement).toHaveAttribute('data-scheme', 'dark'))
    await userEvent.click(canvas.getByRole('button', { name: 'Restore default content...' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}

/** The form is saved with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  args: { banner: ready({ changed: ['title'] }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Headline' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** On a phone, the preview starts with the phone. */
export const Phone: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    await onAPhone.play()
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked()
    await waitFor(() => expect(preview().contentDocument?.defaultView?.innerWidth).toBe(390))
    // Otherwise the bar at the bottom covers most of a link, and the rest is too low as a target.
    preview().scrollIntoView()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
