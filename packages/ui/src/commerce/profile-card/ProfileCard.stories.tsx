import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { customerOf } from '../../internal/stories/story-orders'
import { guide } from '../../internal/stories/guide'
import { narrow, themes } from '../../internal/story-frames'
import { ProfileCard } from './ProfileCard'

const customer = customerOf('kiosk')

const meta = {
  title: 'Commerce/ProfileCard',
  component: ProfileCard,
  args: { customer },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
  parameters: guide({
    use: ['To show a customer who is signed in, and for which company.'],
    avoid: ['For where parcels go use AddressCard.', 'For other names and answers use DescriptionList.'],
    do: ['Say “Not given” where there is no telephone number; hand over null.'],
    dont: ['Do not fill a gap with a number or a name of another person.'],
    keys: [],
  }),
} satisfies Meta<typeof ProfileCard>

export default meta
type Story = StoryObj<typeof meta>

const entriesOf = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent])

/** Name, e-mail, company, telephone: each said with its name. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Profile Details' })).toBeVisible()
    await expect(entriesOf(canvasElement)).toEqual([
      ['User name', customer.name],
      ['Email', customer.email],
      ['Company name', customer.companyName],
      ['Phone', customer.phone],
    ])
  },
}

/** No telephone number was given: it says so, and shows none. */
export const WithoutPhone: Story = {
  args: { customer: customerOf('grocer') },
  play: async ({ canvasElement }) => {
    await expect(entriesOf(canvasElement).at(-1)).toEqual(['Phone', 'Not given'])
  },
}

/** Long words break inside the card; text is text. */
export const LongHostileAndNarrow: Story = {
  decorators: [narrow],
  args: {
    customer: {
      ...customer,
      name: 'Wolfeschlegelsteinhausenbergerdorff-Österreicherhausen Maximiliana',
      email: `${'a'.repeat(48)}@example.example`,
      companyName: hostileText,
      phone: '+'.padEnd(40, '0'),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    const card = canvasElement.querySelector('section')!
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
