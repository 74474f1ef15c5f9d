import type { Decorator } from '@storybook/react-vite'

/** The narrowest screen the shop is made for, and 400 % zoom on a desk: 320 px, less the gutters. */
export const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: '18rem' }}>
    <Story />
  </div>
)

/** A column of examples, one under the other. */
export const column: Decorator = (Story) => (
  <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
    <Story />
  </div>
)

/** The width of a form's column. */
export const formColumn: Decorator = (Story) => (
  <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '22rem' }}>
    <Story />
  </div>
)
