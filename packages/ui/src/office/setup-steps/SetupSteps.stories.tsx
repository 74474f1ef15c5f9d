import type { SetupStepId, SetupStepView, SetupView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { inOffice } from '../story-frame'
import { SetupSteps } from './SetupSteps'

const ids = ['profile', 'products', 'delivery', 'legal', 'customer', 'open'] as const
const required: readonly SetupStepId[] = ids.slice(0, 4)

function setupOf(done: readonly SetupStepId[], isSkipped = false): SetupView {
  const stateOf = (id: SetupStepId): SetupStepView['state'] =>
    done.includes(id) ? 'done' : id === 'customer' && isSkipped ? 'skipped' : 'open'
  return {
    steps: ids.map((id) => ({ id, state: stateOf(id), canSkip: id === 'customer' && stateOf(id) === 'open' })),
    isOpen: done.includes('open'),
    missing: required.filter((id) => !done.includes(id)),
    unfinished: { sampleProducts: 24, emptyPages: [], lacksImprint: false, paymentDays: 14 },
  }
}

const meta = {
  title: 'Office/Screens/SetupSteps',
  component: SetupSteps,
  decorators: [inOffice('today')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    setup: setupOf(['profile']),
    hrefs: {
      profile: '/office/settings/profile',
      products: '/office/import',
      newProduct: '/office/products/new',
      delivery: '/office/settings/delivery',
      legal: '/office/settings/legal',
      customer: '/office/companies',
    },
    contentHrefs: {
      landing: '/office/content/landing',
      home: '/office/content/home',
      faq: '/office/content/faq',
      about: '/office/content/about',
    },
    canOpen: true,
    opening: false,
    problem: null,
    onSkip: fn(),
    onOpen: fn(async () => true),
  },
} satisfies Meta<typeof SetupSteps>

export default meta
type Story = StoryObj<typeof meta>

/** The first day: the profile is set, products are next. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    const steps = items.filter(({ parentElement }) => parentElement?.tagName === 'OL')
    await expect(steps).toHaveLength(6)
    const pages = within(within(steps[5]!).getByRole('list', { name: 'What these pages say is under Content:' }))
    const links = pages.getAllByRole('link').map((link) => `${link.textContent}: ${link.getAttribute('href')}`)
    await expect(links).toEqual([
      'Landing page: /office/content/landing',
      'Home page: /office/content/home',
      'FAQ: /office/content/faq',
      'About: /office/content/about',
    ])
    await expect(canvas.getByText('1 of 6 done')).toBeVisible()
    await expect(within(steps[0]!).getByText('Done')).toBeInTheDocument()
    await expect(within(steps[0]!).getByRole('link', { name: 'Change: Say who you are' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Import products' })).toHaveAttribute('href', '/office/import')
    await expect(canvas.getByRole('link', { name: 'Add one by hand' })).toHaveAttribute('href', '/office/products/new')
    await expect(canvas.getByRole('button', { name: 'Open the shop...' })).toHaveAccessibleDescription(
      /^Needs steps 2, 3,? and 4\.$/,
    )
  },
}

/** The shop cannot open before its steps are done. */
export const NotReady: Story = {
  ...behaviour,
  args: { onOpen: fn(async () => true) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the shop...' }))
    await expect(args.onOpen).not.toHaveBeenCalled()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Everything is new. */
export const Nothing: Story = { args: { setup: setupOf([]) } }

/** All that the shop needs is there. */
export const Ready: Story = {
  args: { setup: setupOf(required) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the shop...' })).not.toHaveAccessibleDescription()
  },
}

/** A seller whose law asks for an imprint reads that it is missing; the shop opens without. */
export const WithoutImprint: Story = {
  args: {
    setup: {
      ...setupOf(['profile', 'products', 'delivery']),
      missing: [],
      unfinished: { sampleProducts: 0, emptyPages: [], lacksImprint: true, paymentDays: 14 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your country’s law asks for an imprint/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Open the shop...' })).not.toHaveAccessibleDescription()
  },
}

/** The only step that the shop opens without is skipped. */
export const Skipped: Story = {
  args: { setup: setupOf(required, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skipped')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Skip/ })).toBeNull()
  },
}

export const Opening: Story = { args: { setup: setupOf(required), opening: true } }

/** The shop is open and waits for its first order. */
export const Open: Story = {
  args: { setup: setupOf(ids) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Open the shop...' })).toBeNull()
    await expect(canvas.getByText(/go away when all are ticked/)).toBeVisible()
    await expect(canvas.queryByText(/preview link/)).toBeNull()
  },
}

/** A role that may not open the shop. */
export const NotOwner: Story = {
  args: { setup: setupOf(required), canOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only owners open the shop.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Open the shop...' })).toBeNull()
  },
}

export const Refused: Story = {
  args: { setup: setupOf(required), problem: 'The shop cannot open yet. Publish a product.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Publish a product.')
  },
}

/** The customer is skipped and the shop opened with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { setup: setupOf(required), onSkip: fn(), onOpen: fn(async () => true) },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Skip: Get your first customer' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSkip).toHaveBeenCalledOnce()
    await tabTo(canvas.getByRole('button', { name: 'Open the shop...' }))
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Open the shop?' }))
    await expect(dialog.getByText(/^24 sample products are on sale/)).toBeVisible()
    await expect(args.onOpen).not.toHaveBeenCalled()
    await tabTo(dialog.getByRole('button', { name: 'Open the shop' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
