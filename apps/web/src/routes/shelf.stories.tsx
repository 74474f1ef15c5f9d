import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { http } from '@skafferi/fixtures/msw'
import { offline, stillLoading } from '@skafferi/fixtures/scenarios'
import { sharedShelf, sharedShelfCode } from '@skafferi/fixtures/world'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

const address = `/shelf/${sharedShelfCode}`

/** A shelf that someone has shared with a link. */
const meta = {
  title: 'Pages/Visitors/SharedShelf',
  component: StoryPage,
  args: { address, who: null },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Kiosk by the station')
    await expect(canvas.getByRole('link', { name: 'Apply with this shelf' })).toBeVisible()
  },
}

/** The application names the shelf. */
export const Applies: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Apply with this shelf' }))
    await expectAddress(canvasElement, '/sign-up')
    await expect(await canvas.findByText(/^With a shelf of \d+ articles/)).toBeVisible()
  },
}

export const SignedIn: Story = {
  args: { who: 'kiosk' },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Kiosk by the station')
  },
}

/** The articles that the company lacks are added to its shelf. */
export const Adopts: Story = {
  ...behaviour,
  args: { who: 'grocer' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to your shelf' }))
    await expect(await canvas.findByText('The articles are on your shelf.')).toBeVisible()
  },
}

/** Nothing that its reader may see is left. */
export const Empty: Story = {
  parameters: network([
    http.get('/store/shelves/{code}', ({ response }) =>
      response(200).json({ ...sharedShelf(storyWorld), title: null, places: [], left_out: 8 }),
    ),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing on this shelf can be shown')).toBeVisible()
  },
}

export const Gone: Story = {
  args: { address: '/shelf/0123456789abcdef' },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'This shelf is not shared any more')
  },
}

export const Failed: Story = {
  parameters: network(offline()),
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Failed to load the shelf')
    await expect(within(document.body).getByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: network(stillLoading()) }

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
