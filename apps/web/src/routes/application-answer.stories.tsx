import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import { offline } from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectHeading, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

/** A sent application with the shop's question. Anyone with the link from the e-mail can open it. */
const meta = {
  title: 'Pages/Visitors/ApplicationAnswer',
  component: StoryPage,
  args: { address: '/application/answer#appl_01a.mia2x1c0.3q2-7wFhTn0', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const refused = (code: 'link_answered' | 'link_ended') =>
  http.post('/store/customers/sent-application', ({ response }) =>
    response(409).json({ type: 'conflict', code, message: 'This link has ended.' }),
  )

/** The sent answers with the question. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Your application')
    await expect(canvas.getByText('Please send us a newer licence.')).toBeVisible()
    await expect(canvas.getByLabelText('Company name')).not.toHaveValue('')
  },
}

/** All steps, sent again: the page then shows that the question is answered. */
export const Answers: Story = {
  ...behaviour,
  play: async ({ canvas, msw }) => {
    await expectHeading(canvas, 'Your application')
    for (let step = 1; step < 5; step += 1) await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    const form = within(canvas.getByRole('main'))
    for (const consent of [/^I accept the terms/, /^I consent to my data/]) {
      const box = form.getByRole('checkbox', { name: consent })
      if (!(box as HTMLInputElement).checked) await userEvent.click(box)
    }
    msw.use(refused('link_answered'))
    await userEvent.click(form.getByRole('button', { name: 'Complete Registration' }))
    await expect(await canvas.findByRole('heading', { level: 2, name: 'We have received your answer' })).toBeVisible()
  },
}

/** Already answered in another tab. */
export const Answered: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network([refused('link_answered')]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'We have received your answer' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the Status' })).toHaveAttribute(
      'href',
      '/application#appl_01a.mia2x1c0.3q2-7wFhTn0',
    )
  },
}

export const Ended: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network([refused('link_ended')]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'This link is no longer valid' })).toBeVisible()
  },
}

/** Without the part after the `#`, nothing is requested. */
export const NoLink: Story = {
  ...behaviour,
  args: { address: '/application/answer' },
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
