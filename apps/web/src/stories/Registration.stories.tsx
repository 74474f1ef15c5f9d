import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { legalVersions } from '@skafferi/brand/legal/versions'
import { http } from '@skafferi/fixtures/msw'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { applicant, complete, findStep, completeStep, steps } from './story-application'
import { expectAddress, expectHeading, StoryPage } from './StoryPage'
import { network } from './story-shop'

const sent = fn()

/** A company applies for an account. */
const meta = {
  title: 'Flows/Registration',
  component: StoryPage,
  tags: ['behaviour'],
  args: { address: '/landing', who: null },
  parameters: {
    ...behaviour.parameters,
    layout: 'fullscreen',
    ...network([
      http.untyped.post('*/store/customers/register', async ({ request }) => {
        sent(await request.clone().json())
      }),
    ]),
  },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

/** A company applies for an account: five steps, a licence, two consents, and the confirmation. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    sent.mockClear()

    await step('a visitor finds the application', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Sign Up' }))
      await expectAddress(canvasElement, '/sign-up')
      await expectHeading(canvas, 'Apply for an account')
    })

    for (const number of [1, 2, 3, 4] as const) {
      await step(steps[number].heading, () => completeStep(canvasElement, number))
    }

    await step('returns to the first step, where the input is kept', async () => {
      await findStep(canvasElement, 5)
      const list = within(canvas.getByRole('list', { name: 'Registration steps' }))
      await userEvent.click(list.getByRole('button', { name: /Company Information$/ }))
      await expect(canvas.getByLabelText('Organisation number')).toHaveValue(applicant.employerId)
      await userEvent.click(list.getByRole('button', { name: /Payment & Shipping Info$/ }))
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    })

    await step(steps[5].heading, async () => {
      await findStep(canvasElement, 5)
      await userEvent.type(canvas.getByLabelText(/^Sales channels/), 'café, web shop,')
      await expect(canvas.getByText('Café')).toBeVisible()
      await complete(canvasElement)
    })

    await step('sees the confirmation and the next steps', async () => {
      await expectHeading(canvas, 'Thank You!')
      await expect(canvas.getByText(/^Approval typically takes 1 to 4 business days\./)).toHaveTextContent(
        applicant.email,
      )
      await waitFor(() => expect(sent).toHaveBeenCalledOnce())
      await expect(sent.mock.calls[0]![0]).toMatchObject({
        company_info: { company_name: 'Hav & Himmel AB', employer_id: '5561201234', annual_revenue: 640_000.5 },
        contact_person: { full_name: 'Maja Norén', preferred_delivery_days: '2026-12-04' },
        order_preferences: { estimated_order_volume: 250, order_frequency: 4, private_label_interest: false },
        payment_and_shipping: { preferred_payment_method: 'invoice', shipping_preferences: 'DHL' },
        upload_and_consent: {
          sales_channels: 'café,web shop',
          upload_licenses: expect.stringMatching(/^\/files\/licences\//),
          terms_and_conditions: true,
          terms_and_conditions_sha256: legalVersions.terms.sha256,
          gdpr_consent: true,
          gdpr_consent_sha256: legalVersions.privacy.sha256,
          newsletter_subscription: false,
        },
      })
      await userEvent.click(canvas.getByRole('link', { name: 'Go to Landing Page' }))
      await expectAddress(canvasElement, '/landing')
    })
  },
}
