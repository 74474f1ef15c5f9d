import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { expectOneMarked, forceColours } from '../../../internal/stories/forced-colours'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { storedValues, storyValues } from '../../../internal/stories/story-content'
import { themes } from '../../../internal/story-frames'
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
    use: ['To show the benefits of the shop by type of business, on the landing page.'],
    avoid: ['Sections that users compare: use headings below each other.', 'Sections of a product page: use Tabs.'],
    do: ['Label a tab with the type of business, in one or two words.'],
    dont: ['Don’t put essential information into a tab.'],
    keys: [
      { key: 'Arrow Down', does: 'Opens the next tab, and the first after the last. Arrow Up opens the previous one.' },
      { key: 'Home', does: 'Opens the first tab. End opens the last.' },
      { key: 'Tab', does: 'Moves from the tabs to the button.' },
    ],
    parts: [
      { name: 'Tabs', is: 'The types of business.', at: '[role=tablist], select' },
      { name: 'Panel', is: 'The benefits for the selected type.', at: '[role=tabpanel]' },
    ],
    content: ['Tab labels are plural nouns, such as “Bakeries”.'],
    widths: 'Tabs at the side. Below 1024 px a select replaces them.',
    announces: 'A tab list, or a combobox, with a name.',
    pairs: [
      {
        right: { tabs: storyValues.tabs },
        wrong: { tabs: storyValues.tabs.slice(0, 1) },
        because: 'A single tab is only a heading.',
      },
    ],
  }),
} satisfies Meta<typeof ValuesTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** By keyboard: arrow keys wrap around, the panel changes, and Tab moves to its button. */
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

/** Tabs that the operator has edited, without pictures. */
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

/** A tab without a button label has the default one. */
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

/** Only the open tab has a border. */
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
