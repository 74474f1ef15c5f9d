import { expect } from 'storybook/test'

/**
 * `beforeEach` of a story about forced colours: emulates them in the browser of the test run. To see such a story:
 * developer tools, Rendering, "forced-colors: active".
 * @returns a function that ends the emulation
 */
export async function forceColours(): Promise<(() => Promise<void>) | undefined> {
  if (!('__vitest_browser__' in globalThis)) return undefined
  const { cdp } = await import('vitest/browser')
  const browser = cdp() as unknown as { send: (method: string, options: object) => Promise<void> }
  const emulate = (value: 'active' | 'none') =>
    browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await emulate('active')
  return () => emulate('none')
}

/** The system colour of the background. */
function canvasColour(): string {
  const sample = document.createElement('span')
  sample.style.color = 'Canvas'
  document.body.append(sample)
  const { color } = getComputedStyle(sample)
  sample.remove()
  return color
}

/**
 * Asserts that in forced colours only the selected one of several elements has an outline or border. Does nothing if
 * the browser does not force colours.
 */
export async function expectOneMarked(parts: readonly HTMLElement[], selected: HTMLElement): Promise<void> {
  if (!matchMedia('(forced-colors: active)').matches) return
  const canvas = canvasColour()
  const isMarked = (part: HTMLElement) => {
    const { outlineStyle, borderBottomColor, borderBottomWidth, borderInlineStartColor, borderInlineStartWidth } =
      getComputedStyle(part)
    const edges = [
      [borderBottomColor, borderBottomWidth],
      [borderInlineStartColor, borderInlineStartWidth],
    ]
    return (
      outlineStyle !== 'none' || edges.some(([colour, width]) => Number.parseFloat(width!) > 1 && colour !== canvas)
    )
  }
  await expect(parts.filter(isMarked)).toEqual([selected])
}
