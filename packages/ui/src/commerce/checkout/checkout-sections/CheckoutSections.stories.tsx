import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { narrow } from '../../../internal/story-frames'
import { CheckoutSection, CheckoutSections } from './CheckoutSections'

const meta = {
  title: 'Commerce/Checkout/CheckoutSections',
  component: CheckoutSections,
  args: {
    children: (
      <>
        <CheckoutSection title="Delivery Information">Your order is expected on 4 December.</CheckoutSection>
        <CheckoutSection title="Email Address">anna@kiosk.example</CheckoutSection>
        <CheckoutSection title="Rules and Conditions">Orders are binding once placed.</CheckoutSection>
      </>
    ),
  },
  parameters: guide({
    also: ['checkout form'],
    use: ['For a page with several separate topics, such as the checkout.'],
    avoid: ['For the fields of one form: stack them.', 'For sections that expand and collapse: Disclosure.'],
    do: ['Name a section after its content, in two or three words.', 'Say in the section what is still missing.'],
    dont: ['Do not nest sections.', 'Do not render a section without content.'],
    keys: [],
    parts: [
      { name: 'Heading', is: 'The topic.', at: 'h2' },
      { name: 'Content', is: 'One topic and its actions.', at: 'section > div' },
    ],
    content: ['Headings are nouns: “Delivery address”.'],
    widths: 'Stacked; from 768 px headings are beside their content.',
    announces: 'Named regions, which screen readers can list.',
    pairs: [
      {
        right: { children: <CheckoutSection title="Email Address">anna@kiosk.example</CheckoutSection> },
        wrong: { children: <CheckoutSection title="Order References">{null}</CheckoutSection> },
        because: 'A heading without content looks like an error. Omit the section.',
      },
    ],
  }),
} satisfies Meta<typeof CheckoutSections>

export default meta
type Story = StoryObj<typeof meta>

/** Every section is a region named by its heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Email Address' })).toHaveTextContent('anna@kiosk.example')
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  },
}

export const LongContent: Story = {
  args: {
    children: (
      <CheckoutSection title="Leverans­information och andra upplysningar">
        <p className="wrap-anywhere">{'bokstav'.repeat(60)}</p>
      </CheckoutSection>
    ),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
