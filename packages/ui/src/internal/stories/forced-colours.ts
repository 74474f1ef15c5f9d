import { expect } from 'storybook/test'

/**
 * `beforeEach` of a story that is about forced colours: the browser of the test run paints as the system wants it. To
 * look at such a story: developer tools, Rendering, "forced-colors: active".
 *
 * @returns undoes it.
 */
export async function forceColours(): Promise<(() => Promise<void>) | undefined> {
  if (!('__vitest_browser__' in globalThis)) return undefined
  const { cdp } = await import('vitest/browser')
  const browser = cdp() as unknown as { send: (method: string, options: object) => Promise<void> }
  const paint = (value: 'active' | 'none') =>
    browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await paint('active')
  return () => paint('none')
}

/** What the system paints the ground in. */
function canvasColour(): string {
  const sample = document.createElement('span')
  sample.style.color = 'Canvas'
  document.body.append(sample)
  const { color } = getComputedStyle(sample)
  sample.remove()
  return color
}

/**
 * Expects that in forced colours one of several looks chosen, by an edge or a frame that the others have not. Where the
 * browser does not force colours, there is nothing to expect.
 */
export async function expectOneMarked(parts: readonly HTMLElement[], chosen: HTMLElement): Promise<void> {
  if (!matchMedia('(forced-colors: active)').matches) return
  const ground = canvasColour()
  const marks = (part: HTMLElement) => {
    const { outlineStyle, borderBottomColor, borderBottomWidth, borderInlineStartColor, borderInlineStartWidth } =
      getComputedStyle(part)
    const edges = [
      [borderBottomColor, borderBottomWidth],
      [borderInlineStartColor, borderInlineStartWidth],
    ]
    return (
      outlineStyle !== 'none' || edges.some(([colour, width]) => Number.parseFloat(width!) > 1 && colour !== ground)
    )
  }
  await expect(parts.filter(marks)).toEqual([chosen])
}
