import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../internal/stories/behaviour'
import { expectOneMarked, forceColours } from '../../internal/stories/forced-colours'
import { guide } from '../../internal/stories/guide'
import { inStates } from '../../internal/stories/in-states'
import { StatesMatrix } from '../../internal/stories/states-matrix'
import { storedValues, storyValues } from '../../internal/stories/story-content'
import { themes } from '../../internal/story-frames'
import { ValuesTabs } from './ValuesTabs'

const meta = {
  title: 'Commerce/Catalogue/ValuesTabs',
  component: ValuesTabs,
  args: { tabs: storyValues.tabs, href: '/sign-in' },
  decorators: [
    (Story) => (
      <>
        <h2 className="mb-4">{storyValues.title}</h2>
        <Story />
      </>
    ),
  ],
  parameters: guide({
    also: ['use cases', 'audience'],
    use: ['What the shop is worth to each kind of business, on the landing page.'],
    avoid: ['Parts that people compare: use headings one below the other.', 'Parts of a product: use Tabs.'],
    do: ['Name a tab by the kind of business, in one or two words.'],
    dont: ['Hide in a tab what every visitor has to read.'],
    keys: [
      { key: 'Arrow Down', does: 'Opens the next tab, after the last the first. Arrow Up goes back.' },
      { key: 'Home', does: 'Opens the first tab. End opens the last.' },
      { key: 'Tab', does: 'Moves from the tabs to the button.' },
    ],
    parts: [
      { name: 'Kinds', is: 'Of business.', at: '[role=tablist], select' },
      { name: 'Value', is: 'What the shop is worth to it.', at: '[role=tabpanel]' },
    ],
    content: ['Names of businesses in the singular.'],
    widths: 'Tabs at the side of a desk; below 1024 px a select takes their place.',
    announces: 'A tab list, or a combobox, with a name.',
    pairs: [
      {
        right: { tabs: storyValues.tabs },
        wrong: { tabs: storyValues.tabs.slice(0, 1) },
        because: 'One tab is a heading.',
      },
    ],
  }),
} satisfies Meta<typeof ValuesTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** By keyboard: arrows wrap, the panel follows, its button leads on. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    const panel = () => canvas.getByRole('tabpanel')
    await userEvent.tab()
    await expect(tab('Bakeries')).toHaveFocus()
    await expect(panel()).toHaveAccessibleName('Bakeries')
    await userEvent.keyboard('{ArrowUp}')
    await expect(tab('Hotels & hostels')).toHaveFocus()
    await expect(tab('Hotels & hostels')).toHaveAttribute('aria-selected', 'true')
    await expect(panel()).toHaveTextContent('Hotels & hostels that order here')
    await userEvent.keyboard('{Home}')
    await expect(tab('Bakeries')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ask other bakeries' })).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/sign-in')
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

/** The operator's own, without pictures. */
export const Stored: Story = { args: { tabs: storedValues.view.tabs } }

export const StoredOpens: Story = {
  ...Stored,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Web shops' }))
    await expect(canvas.getByRole('heading', { name: 'Godiskartong GmbH' })).toBeVisible()
    await expect(canvas.getByText('Hamburg, Germany')).toBeVisible()
    await expect(canvas.getByText(/^Nordic sweets with article numbers and pictures/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sell online' })).toBeVisible()
  },
}

/** A tab without words for its button has the usual ones. */
export const OneTabWithoutButton: Story = {
  args: { tabs: [{ ...storyValues.tabs[0]!, location: '', action: { text: null, href: null } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/sign-in')
  },
}

/** On a phone the tabs are a select. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
}

export const OnAPhoneChooses: Story = {
  ...Phone,
  ...behaviour,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Kinds of business' })
    await userEvent.selectOptions(select, 'Ferries')
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(/^Ferries/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const LongHostileText: Story = {
  args: {
    tabs: storyValues.tabs.map((tab) => ({
      ...tab,
      name: hostileText + tab.id,
      business: 'x'.repeat(200),
      description: hostileText.repeat(5),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Only the open tab has an edge. */
export const ForcedColours: Story = {
  ...behaviour,
  beforeEach: forceColours,
  play: async ({ canvas }) => {
    await expectOneMarked(canvas.getAllByRole('tab'), canvas.getByRole('tab', { selected: true }))
  },
}

export const States: Story = {
  render: (args) => <StatesMatrix part={ValuesTabs} args={args} target="[aria-selected=false]" cell={34} />,
}

export const Themes: Story = { ...inStates, decorators: [themes] }
