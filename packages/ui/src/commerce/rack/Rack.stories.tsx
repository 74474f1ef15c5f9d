import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyWorld } from '../../internal/stories/story-world'
import { Rack } from './Rack'

const pictures = storyWorld.products.flatMap(({ thumbnail }) => (thumbnail === null ? [] : [{ src: thumbnail }]))

const meta = {
  title: 'Commerce/Rack',
  component: Rack,
  args: { place: 'hero', shelves: [pictures.slice(0, 6), pictures.slice(6, 12), pictures.slice(12, 18)] },
  decorators: [
    (Story) => (
      <div className="overflow-hidden bg-night">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Rack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Wall: Story = { args: { place: 'wall' } }
