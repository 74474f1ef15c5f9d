import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import { offline } from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectHeading, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

/** The status of an application. Anyone with the link from the confirmation e-mail can open it. */
const meta = {
  title: 'Pages/Visitors/Application',
  component: StoryPage,
  args: { address: '/application#appl_01a.3q2-7wFhTn0', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** It was received. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Your application')
    await expect(canvas.getByRole('heading', { level: 2, name: 'We have received your application' })).toBeVisible()
  },
}

/** Decided while the page was in the background: the page is updated. */
export const Approved: Story = {
  ...behaviour,
  parameters: {
    ...behaviour.parameters,
    ...network([
      http.post('/store/customers/application-status', ({ response }) =>
        response(200).json({
          status: 'approved',
          received_at: '2026-11-18T08:00:00.000Z',
          decided_at: '2026-11-20T08:00:00.000Z',
        }),
      ),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Approved on 20 Nov 2026\./)).toBeVisible()
  },
}

/** Without the part after the `#`, nothing is requested. */
export const NoLink: Story = {
  ...behaviour,
  args: { address: '/application' },
  play: async ({ canvas }) => expectHeading(canvas, 'This link does not match an application'),
}

export const UnknownLink: Story = {
  ...behaviour,
  parameters: {
    ...behaviour.parameters,
    ...network([
      http.post('/store/customers/application-status', ({ response }) =>
        response(404).json({
          type: 'not_found',
          code: 'application_not_found',
          message: 'This link does not match an application.',
        }),
      ),
    ]),
  },
  play: async ({ canvas }) => expectHeading(canvas, 'This link does not match an application'),
}

/** Without a connection, loading can be retried. */
export const Offline: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(offline()) },
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try Again' })
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(again)
    await expectHeading(canvas, 'Your application')
  },
}
