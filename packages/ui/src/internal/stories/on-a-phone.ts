import { expect } from 'storybook/test'

/** Spread into the story of a page at 320 px: asserts that nothing scrolls sideways. */
export const onAPhone = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
