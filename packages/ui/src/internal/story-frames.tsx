import type { Decorator } from '@storybook/react-vite'

/** The narrowest supported width, which is also a desktop window at 400 % zoom: 320 px minus the gutters. */
export const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: '18rem' }}>
    <Story />
  </div>
)

/** A column of examples. */
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

const THEMES = [
  { scheme: 'light', contrast: 'standard' },
  { scheme: 'dark', contrast: 'standard' },
  { scheme: 'light', contrast: 'more' },
  { scheme: 'dark', contrast: 'more' },
] as const

/**
 * The same story four times: light, dark, and both in high contrast. For parts that can be on a page more than once; a
 * modal or a page selects a theme with Storybook's toolbar (`globals: { scheme: 'dark' }`, `globals: { contrast: 'more'
 * }`).
 */
export const themes: Decorator = (Story) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' }}>
    {THEMES.map(({ scheme, contrast }) => (
      <div
        key={scheme + contrast}
        data-scheme={scheme}
        data-contrast={contrast}
        style={{ background: 'var(--page)', color: 'var(--ink)', padding: '1rem', minInlineSize: 0 }}
      >
        <Story />
      </div>
    ))}
  </div>
)
