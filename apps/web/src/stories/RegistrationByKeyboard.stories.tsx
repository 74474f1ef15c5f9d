import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { tabTo } from '@skafferi/ui/stories/tab-to'
import { applicant, consents, findStep, licence, steps } from './story-application'
import { chooseByName } from './story-keyboard'
import { expectAddress, StoryPage } from './StoryPage'
import { network } from './story-shop'

/** The same application by keyboard. */
const meta = {
  title: 'Flows/Registration by keyboard',
  component: StoryPage,
  tags: ['behaviour', 'keyboard'],
  args: { address: '/landing', who: null },
  parameters: { layout: 'fullscreen', ...behaviour.parameters, ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** The option labels of the applicant's choices, by field. */
const choices: Readonly<Record<string, string>> = {
  'Type of business': 'Retail',
  'FDA registration status': 'None',
  'Preferred payment method': 'Invoice',
  'Shipping preference': 'DHL',
}

/** Waits until a heading has the focus: a step or a page was opened. */
async function expectOpened(canvasElement: HTMLElement, level: 1 | 2, name: string) {
  await waitFor(() => expect(within(canvasElement).getByRole('heading', { level, name })).toHaveFocus())
}

/** Tabs through a step, types the answers, and continues with Enter in its last field. */
async function typeThrough(canvasElement: HTMLElement, step: 1 | 2 | 3 | 4) {
  for (const [label, field] of Object.entries(steps[step].fields)) {
    const control = within(canvasElement).getByLabelText(label)
    await tabTo(control)
    if (control instanceof HTMLSelectElement) await chooseByName(control, choices[label]!)
    else await userEvent.keyboard(String(applicant[field]))
  }
  await userEvent.keyboard('{Enter}')
  await expectOpened(canvasElement, 2, steps[(step + 1) as typeof step].heading)
}

/** The complete application, using only Tab, letters, Space and Enter. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('finds the application', async () => {
      await tabTo(await canvas.findByRole('link', { name: 'Sign Up' }))
      await userEvent.keyboard('{Enter}')
      await findStep(canvasElement, 1)
      await waitFor(() => expect(canvas.getByRole('main').matches(':focus-within')).toBe(true))
    })

    await step('sees which field is empty, which has the focus', async () => {
      await tabTo(canvas.getByRole('button', { name: 'Next' }))
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByLabelText('Company name')).toHaveFocus())
    })

    for (const number of [1, 2, 3, 4] as const) {
      await step(steps[number].heading, () => typeThrough(canvasElement, number))
    }

    await step(steps[5].heading, async () => {
      const control = canvas.getByLabelText(/^Licence/)
      await tabTo(control)
      await userEvent.upload(control, licence)
      await expect(await canvas.findByText('1 file added, 1 uploaded')).toBeInTheDocument()
      await tabTo(canvas.getByLabelText(/^Sales channels/))
      await userEvent.keyboard('café,')
      for (const name of consents) {
        await tabTo(canvas.getByRole('checkbox', { name }))
        await userEvent.keyboard(' ')
      }
      await tabTo(canvas.getByRole('button', { name: 'Complete Registration' }))
      await userEvent.keyboard('{Enter}')
    })

    await step('sees the confirmation', async () => {
      await canvas.findByText('Your application has been received')
      await expectOpened(canvasElement, 1, 'Thank You!')
      await tabTo(canvas.getByRole('link', { name: 'Go to Landing Page' }))
      await userEvent.keyboard('{Enter}')
      await expectAddress(canvasElement, '/landing')
    })
  },
}
